import SwiftUI

/// A color of the theme in the environment.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AccentStyle: ShapeStyle {
  fileprivate let color: any KeyPath<Accent, Color> & Sendable

  /// The color in an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The color in the environment's theme.
  public func resolve(in environment: EnvironmentValues) -> Color {
    environment.theme.accent[keyPath: color]
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == AccentStyle {
  /// A color of the theme, as in `.foregroundStyle(.accent(\.soft))`.
  ///
  /// - Parameter color: The color.
  /// - Returns: The style.
  public static func accent(
    _ color: any KeyPath<Accent, Color> & Sendable
  ) -> Self {
    Self(color: color)
  }
}
