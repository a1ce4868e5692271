/// A part of a preview with its size, or a distance between parts.
package struct CatalogMeasure: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// Something that is drawn.
    case part

    case padding, spacing

    /// A width or a height that was chosen.
    case size
  }
  package var kind: Kind
  package var name: String

  /// In points: `40 × 20`, or a single number.
  package var value: String

  /// The token that the value comes from, by its path; nil if that is not certain.
  package var token: String?

  /// Its color, font and corners.
  package var details: [Detail] = []

  /// Where it is in the picture.
  package var boxes: [Box]

  package struct Box: Hashable, Sendable {
    package var x, y, width, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// A property of a part.
  package struct Detail: Hashable, Sendable {
    package var name: String
    package var value: String
    package var token: String?

    package init(name: String, value: String, token: String?) {
      (self.name, self.value, self.token) = (name, value, token)
    }
  }

  package init(
    _ kind: Kind, name: String, value: String, token: String? = nil, boxes: [Box]
  ) {
    (self.kind, self.name, self.value, self.token) = (kind, name, value, token)
    self.boxes = boxes
  }
}
