import SwiftUI

/// Widths and heights.
public nonisolated enum Size {
  /// The minimum side of a touch target.
  ///
  /// Token `size.tap-target`.
  public static let tapTarget: CGFloat = 44

  /// The side of a small picture.
  ///
  /// Token `size.thumbnail`.
  public static let thumbnail: CGFloat = 72

  /// The token `size.hairline`.
  public static let hairline: CGFloat = 1
}
