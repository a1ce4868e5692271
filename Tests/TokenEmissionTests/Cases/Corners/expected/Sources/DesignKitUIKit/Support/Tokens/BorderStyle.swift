import UIKit

/// A line around a view.
public struct BorderStyle: Hashable, Sendable {
  /// The line's color.
  public let color: UIColor

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
  public let cap: CAShapeLayerLineCap

  /// A line without gaps.
  public static let solid = Self(dash: [], cap: .butt)
}

extension ShapeView {
  /// Draws only the outline, which lies inside the shape.
  ///
  /// - Parameter border: The border.
  /// - Returns: The view.
  @discardableResult
  public func strokeBorder(_ border: BorderStyle) -> Self {
    strokeBorder(
      border.color, lineWidth: border.width, lineCap: border.line.cap, dash: border.line.dash)
  }
}

extension FluentView {
  /// Draws a border inside the edge of a shape over the view, in place of the previous one.
  ///
  /// - Parameters:
  ///   - border: The border.
  ///   - shape: The shape.
  /// - Returns: The view.
  @discardableResult
  public func border(
    _ border: BorderStyle, in shape: ShapeView.Shape = .rectangle
  ) -> Self {
    let line = BorderLine.views[self] ?? ShapeView(shape)
    line.shape(shape).strokeBorder(border)
    if BorderLine.views[self] == nil {
      BorderLine.views[self] = line
      overlay { line }
    }
    return self
  }
}

/// The borders of views.
@MainActor
private enum BorderLine {
  static let views = ViewValue<ShapeView>()
}
