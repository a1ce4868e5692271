import SwiftUI

/// A color of the theme in the environment.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PaletteStyle: ShapeStyle {
  fileprivate let color: any KeyPath<Palette, Color> & Sendable

  /// The color in an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The color in the environment's theme.
  public func resolve(in environment: EnvironmentValues) -> Color {
    environment.theme.palette[keyPath: color]
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == PaletteStyle {
  /// A color of the theme, as in `.foregroundStyle(.palette(\.accent))`.
  ///
  /// - Parameter color: The color.
  /// - Returns: The style.
  public static func palette(
    _ color: any KeyPath<Palette, Color> & Sendable
  ) -> Self {
    Self(color: color)
  }
}
