import DesignKit
import UIKit

/// Borders.
///
/// Members that depend on the theme belong to a value: `theme.borders.hairline`.
public struct Borders: Sendable {
  /// Around a surface.
  ///
  /// Token `border.hairline`.
  public let hairline: BorderStyle
}

// MARK: - In every theme

extension Borders {
  /// Around an invalid control.
  ///
  /// Token `border.problem`.
  public static let critical = BorderStyle(
    color: Palette.critical, width: 1.5, line: Strokes.dashed)
}

// MARK: - Brand A

extension Borders {
  static let brandA = Self(
    hairline: BorderStyle(
      color: Palette.brandA.separator, width: Size.hairline, line: .solid)
  )
}

// MARK: - Brand B

extension Borders {
  static let brandB = Self(
    hairline: BorderStyle(
      color: Palette.brandB.separator, width: Size.hairline, line: .solid)
  )
}
