import UIKit

extension UIView {
  /// Draws a line around what is in this view.
  ///
  /// - Parameters:
  ///   - color: The color of the line.
  ///   - spacing: The room between the line and what it is around.
  /// - Returns: The view.
  @discardableResult
  func framed(in color: UIColor, spacing: CGFloat = Spacing.small) -> Self {
    let line = Frames.lines[self] ?? ShapeView(.roundedRectangle(Radius.small))
    if Frames.lines[self] == nil { overlay { line } }
    Frames.lines[self] = line
    line.strokeBorder(color)
    return padding(spacing)
  }
}

/// The lines around views.
@MainActor
private enum Frames {
  static let lines = ViewValue<ShapeView>()
}
