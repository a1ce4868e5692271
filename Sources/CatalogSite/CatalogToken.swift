/// Tokens of one kind.
package struct CatalogTokenGroup: Sendable {
  package var title: String
  package var description: String?
  package var tokens: [CatalogToken]

  package init(title: String, description: String?, tokens: [CatalogToken]) {
    self.title = title
    self.description = description
    self.tokens = tokens
  }
}

/// A design token.
package struct CatalogToken: Sendable {
  /// As in Swift, and as in token files.
  package var name: String
  package var path: String
  package var description: String?
  package var deprecation: String?

  /// The distinct values, each with the names of the appearances that have it.
  package var values: [(appearances: [String], value: Value)]

  /// The components whose specs use it, and the tokens that refer to it.
  package var components: [String]
  package var tokens: [String]

  /// The colors on which previews draw it, if it is a color.
  package var contrasts: [CatalogContrast] = []

  package init(
    name: String, path: String, description: String?, deprecation: String?,
    values: [(appearances: [String], value: Value)], components: [String], tokens: [String]
  ) {
    self.name = name
    self.path = path
    self.description = description
    self.deprecation = deprecation
    self.values = values
    self.components = components
    self.tokens = tokens
  }

  /// A value as it is written, and how it looks.
  package struct Value: Hashable, Sendable {
    package var text: String
    package var specimen: Specimen?

    package init(text: String, specimen: Specimen?) {
      self.text = text
      self.specimen = specimen
    }
  }

  package enum Specimen: Hashable, Sendable {
    /// `#rrggbb`, or with an opacity `#rrggbbaa`.
    case color(String)

    /// Points.
    case length(Double)
    case font(Font)

    /// The control points of a curve of time.
    case curve(Double, Double, Double, Double)

    /// Seconds.
    case duration(Double)
    case shadow([Shadow])

    /// Colors with their positions from 0 to 1.
    case gradient([Stop])
    case border(color: String, width: Double)
  }

  package struct Font: Hashable, Sendable {
    package var family: String
    package var size: Double
    package var weight: Double
    package var tracking: Double

    /// As a multiple of the size.
    package var lineHeight: Double

    package init(
      family: String, size: Double, weight: Double, tracking: Double, lineHeight: Double
    ) {
      self.family = family
      self.size = size
      self.weight = weight
      self.tracking = tracking
      self.lineHeight = lineHeight
    }
  }

  package struct Shadow: Hashable, Sendable {
    package var color: String
    package var x, y, blur: Double

    package init(color: String, x: Double, y: Double, blur: Double) {
      self.color = color
      (self.x, self.y, self.blur) = (x, y, blur)
    }
  }

  package struct Stop: Hashable, Sendable {
    package var color: String
    package var position: Double

    package init(color: String, position: Double) {
      self.color = color
      self.position = position
    }
  }
}
