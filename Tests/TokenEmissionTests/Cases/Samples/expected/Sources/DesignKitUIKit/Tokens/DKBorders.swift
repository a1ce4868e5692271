import DesignKit
import UIKit

/// Borders.
///
/// Members that depend on the theme belong to a value: `theme.borders.drop`.
public struct DKBorders: Sendable {
  /// The border of controls and text fields.
  ///
  /// Token `border.control`.
  public let control: DKBorderStyle

  /// Around a drop area.
  ///
  /// Token `border.drop`.
  public let drop: DKBorderStyle
}

// MARK: - Harbor

extension DKBorders {
  static let harbor = Self(
    control: DKBorderStyle(
      color: DKPalette.harbor.border, width: DKStroke.regular, line: .solid),
    drop: DKBorderStyle(
      color: DKPalette.harbor.border, width: DKStroke.regular, line: DKLine.dashed)
  )
}

// MARK: - Orchard

extension DKBorders {
  static let orchard = Self(
    control: DKBorderStyle(
      color: DKPalette.orchard.border, width: DKStroke.regular, line: .solid),
    drop: DKBorderStyle(
      color: DKPalette.orchard.border, width: DKStroke.regular, line: DKLine.dashed)
  )
}
