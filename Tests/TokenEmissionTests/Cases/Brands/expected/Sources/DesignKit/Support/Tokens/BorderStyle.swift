import SwiftUI

/// A line around a view.
public struct BorderStyle: Hashable, Sendable {
  /// The line's color.
  public let color: Color

  /// The line's width.
  public let width: CGFloat

  /// How the line is drawn.
  public let line: LineStyle
}

/// How a line is drawn.
public struct LineStyle: Hashable, Sendable {
  /// The lengths of dashes and of the gaps between them; empty for a line without gaps.
  public let dash: [CGFloat]

  /// The ends of the line and of its dashes.
  public let cap: CGLineCap

  /// A line without gaps.
  public static let solid = Self(dash: [], cap: .butt)
}

extension View {
  /// Draws a border inside the edge of a shape over this view.
  ///
  /// - Parameters:
  ///   - border: The border.
  ///   - shape: The shape.
  /// - Returns: A view with the border.
  public func border(
    _ border: BorderStyle, in shape: some InsettableShape = .rect
  ) -> some View {
    overlay {
      shape.strokeBorder(
        border.color,
        style: StrokeStyle(
          lineWidth: border.width, lineCap: border.line.cap, dash: border.line.dash))
    }
  }
}
