import UIKit

/// Gradients.
///
/// Members that depend on the theme belong to a value: `theme.gradients.hero`.
public struct Gradients: Sendable {
  /// The background of a headline.
  ///
  /// Token `gradient.hero`.
  public let hero: ColorGradient
}

// MARK: - Brand A

extension Gradients {
  static let brandA = Self(
    hero: ColorGradient(stops: [
      .init(color: Palette.brandA.brand500, location: 0),
      .init(color: Palette.brandA.brand700, location: 1),
    ])
  )
}

// MARK: - Brand B

extension Gradients {
  static let brandB = Self(
    hero: ColorGradient(stops: [
      .init(color: Palette.brandB.brand500, location: 0),
      .init(color: Palette.brandB.brand700, location: 1),
    ])
  )
}
