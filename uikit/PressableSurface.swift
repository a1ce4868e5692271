import DesignKit
import UIKit

extension UIView {
  /// Enlarges the touch target around the views in this view.
  ///
  /// - Parameter alignment: The alignment of the views in a larger target.
  /// - Returns: The view.
  @discardableResult
  func hitTarget(alignment: ViewAlignment = .center) -> Self {
    (self as? ZStackView)?.alignment = alignment
    return width(DKSize.target, relation: .greaterThanOrEqual)
      .height(DKSize.target, relation: .greaterThanOrEqual)
  }

  /// Puts pressable content on a surface.
  ///
  /// While it is pressed, the surface fades, and shrinks a little unless Reduce Motion is on.
  ///
  /// - Parameters:
  ///   - isPressed: Whether it is pressed.
  ///   - fill: The color of the surface.
  ///   - border: The color of the border.
  ///   - outline: Its shape.
  /// - Returns: A view that is large enough to tap, and responds to touches everywhere.
  @discardableResult
  public func pressable(
    _ isPressed: Bool, fill: UIColor = .clear, border: UIColor = .clear,
    in outline: ShapeView.Shape
  ) -> Self {
    let surface = PressableSurface.values[self] ?? PressableSurface(in: self)
    PressableSurface.values[self] = surface
    surface.show(fill, border, outline)
    surface.press(isPressed, in: self)
    return hitTarget()
  }
}

/// The state of `pressable(_:fill:border:in:)` for a view.
@MainActor
private final class PressableSurface {
  static let values = ViewValue<PressableSurface>()

  private weak var surface: UIView?
  private let line = ShapeView(.rectangle)
  private var wasPressed: Bool?

  /// The surface is as large as its content, and the view around it is large enough to tap.
  init(in view: UIView) {
    let inner = (view as? ZStackView)?.subviews.last ?? view
    surface = inner
    inner.overlay { line }
  }

  func show(_ fill: UIColor, _ border: UIColor, _ outline: ShapeView.Shape) {
    surface?.background(fill, in: outline).interactionLook(in: outline)
    line.shape(outline).strokeBorder(border, lineWidth: DKStroke.regular)
  }

  func press(_ isPressed: Bool, in view: UIView) {
    let isEnabled = view.nearestControl?.isEnabled ?? true
    let opacity = isEnabled ? DKEmphasis.full : DKEmphasis.disabled
    let shrinks = isPressed && !UIAccessibility.isReduceMotionEnabled
    let changes: @MainActor () -> Void = { [weak view] in
      view?.opacity(opacity * (isPressed ? DKEmphasis.pressed : DKEmphasis.full))
        .scaleEffect(shrinks ? DKMotion.pressedScale : 1)
    }
    let isOther = wasPressed.map { $0 != isPressed } ?? false
    wasPressed = isPressed
    view.animate(isOther ? DKMotion.press : nil, changes: changes)
  }
}

extension UIView {
  /// The view itself or the nearest view around it that is a control.
  fileprivate var nearestControl: UIControl? {
    var next: UIView? = self
    while let view = next {
      if let control = view as? UIControl { return control }
      next = view.superview
    }
    return nil
  }
}
