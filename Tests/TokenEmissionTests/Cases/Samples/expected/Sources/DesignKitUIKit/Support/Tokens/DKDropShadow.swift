import UIKit

/// One or more shadows, the nearest first.
public struct DKDropShadow: Hashable, Sendable {
  /// One shadow.
  public struct Layer: Hashable, Sendable {
    /// The shadow's color.
    public let color: UIColor

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

extension FluentView {
  /// Draws a shadow below the view.
  ///
  /// A UIKit layer has one shadow: of several, the one that extends the farthest is drawn.
  ///
  /// - Parameter shadow: The shadows.
  /// - Returns: The view.
  @discardableResult
  public func shadow(_ shadow: DKDropShadow) -> Self {
    let layer = shadow.layers.max { $0.reach < $1.reach }
    return self.shadow(
      color: layer?.color ?? .clear, radius: layer?.radius ?? 0, x: layer?.x ?? 0,
      y: layer?.y ?? 0)
  }
}

extension DKDropShadow.Layer {
  fileprivate var reach: CGFloat { radius + max(abs(x), abs(y)) }
}
