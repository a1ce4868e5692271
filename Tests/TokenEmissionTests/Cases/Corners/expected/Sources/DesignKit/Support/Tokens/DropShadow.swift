import SwiftUI

/// One or more shadows, the nearest first.
public struct DropShadow: Hashable, Sendable {
  /// One shadow.
  public struct Layer: Hashable, Sendable {
    /// The shadow's color.
    public let color: Color

    /// The blur's radius.
    public let radius: CGFloat

    /// The horizontal offset of the shadow.
    public let x: CGFloat

    /// The vertical offset of the shadow.
    public let y: CGFloat
  }

  /// The shadows, the nearest first.
  public let layers: [Layer]

  init(_ layers: Layer...) {
    self.layers = layers
  }
}

extension View {
  /// Draws shadows below this view.
  ///
  /// - Parameter shadow: The shadows.
  /// - Returns: A view with the shadows.
  public func shadow(_ shadow: DropShadow) -> some View {
    self
      .shadow(shadow.layers.first)
      .shadow(shadow.layers.dropFirst().first)
      .shadow(shadow.layers.dropFirst(2).first)
  }

  private func shadow(_ layer: DropShadow.Layer?) -> some View {
    shadow(
      color: layer?.color ?? .clear, radius: layer?.radius ?? 0, x: layer?.x ?? 0, y: layer?.y ?? 0)
  }
}
