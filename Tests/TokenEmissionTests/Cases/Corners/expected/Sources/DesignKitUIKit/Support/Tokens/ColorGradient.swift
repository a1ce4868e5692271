import UIKit

/// A gradient, for a `CAGradientLayer`.
///
/// A layer uses the colors for the current traits of its view, so set them again when these change.
public struct ColorGradient: Hashable, Sendable {
  /// A color and its location.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public let color: UIColor

    /// The location, from 0 at the start to 1 at the end.
    public let location: CGFloat
  }

  /// The colors, from the start to the end.
  public let stops: [Stop]

  /// The colors for a layer's `colors`.
  ///
  /// - Parameter traits: The traits of the layer's view.
  /// - Returns: The colors.
  public func colors(for traits: UITraitCollection) -> [CGColor] {
    stops.map { $0.color.resolvedColor(with: traits).cgColor }
  }

  /// The values for a layer's `locations`.
  public var locations: [NSNumber] { stops.map { NSNumber(value: Double($0.location)) } }
}
