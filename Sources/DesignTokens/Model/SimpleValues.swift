/// A length.
package struct DimensionValue: Hashable, Sendable {
  package enum Unit: String, CaseIterable, Sendable { case px, rem }

  package var value: Double
  package var unit: Unit

  package init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The length in points.
  ///
  /// - Parameter rem: The number of points in a `rem`.
  package func points(rem: Double) -> Double {
    switch unit {
    case .px: value
    case .rem: value * rem
    }
  }
}

/// Font names, the preferred one first; at least one.
package struct FontFamilyValue: Hashable, Sendable {
  package var names: [String]

  package init(names: [String]) { self.names = names }
}

/// The weight of a font.
package struct FontWeightValue: Hashable, Sendable {
  /// From 1 to 1000.
  package var number: Double

  package init(number: Double) { self.number = number }
}

/// A duration.
package struct DurationValue: Hashable, Sendable {
  package enum Unit: String, CaseIterable, Sendable { case ms, s }

  package var value: Double
  package var unit: Unit

  package init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  package var seconds: Double {
    switch unit {
    case .ms: value / 1000
    case .s: value
    }
  }
}

/// A curve from (0, 0) to (1, 1), by its two control points.
package struct CubicBezierValue: Hashable, Sendable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
