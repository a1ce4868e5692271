import UIKit

extension UIButton {
  /// Reports to a component whether the button is pressed, and draws nothing, because the component's
  /// styles draw it.
  ///
  /// - Parameter isPressed: Receives whether the button is pressed.
  /// - Returns: The button.
  @discardableResult
  func pressReportingButtonStyle(isPressed: @escaping @MainActor (Bool) -> Void) -> Self {
    var wasPressed = false
    return follow { button in
      guard button.isHighlighted != wasPressed else { return }
      wasPressed = button.isHighlighted
      isPressed(wasPressed)
    }
  }

  /// The look of a button inside a component.
  ///
  /// - Parameters:
  ///   - fill: The color of the surface.
  ///   - border: The color of the border.
  ///   - outline: Its shape.
  /// - Returns: The button.
  @discardableResult
  func pressableButtonStyle(
    fill: UIColor = .clear, border: UIColor = .clear, outline: ShapeView.Shape
  ) -> Self {
    follow { button in
      button.content?.pressable(button.isHighlighted, fill: fill, border: border, in: outline)
    }
  }

  /// The look of a button that is a text among others, such as a crumb of a trail.
  ///
  /// - Returns: The button.
  @discardableResult
  func textButtonStyle() -> Self {
    follow { button in
      button.content?.foreground(button.nearestTheme.palette.accent)
        .pressable(button.isHighlighted, in: .rectangle)
    }
  }

  private func follow(_ update: @escaping @MainActor (ContentButton) -> Void) -> Self {
    (self as? ContentButton)?.onStateChange(perform: update)
    return self
  }
}
