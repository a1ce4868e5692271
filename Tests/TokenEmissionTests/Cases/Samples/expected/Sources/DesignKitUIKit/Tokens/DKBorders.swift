import DesignKit
import UIKit

/// Lines around things.
///
/// Members that depend on the theme belong to a value: `theme.borders.drop`.
public struct DKBorders: Sendable {
  /// Around what can be touched or written in.
  ///
  /// Token `border.control`.
  public let control: DKBorderStyle

  /// Around a place where something can be put.
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
