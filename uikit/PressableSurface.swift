import UIKit

extension UIView {
  /// Makes room for a finger around the views in this view, and lets all of it be hit.
  ///
  /// - Parameter alignment: Where the views are in a room that is larger.
  /// - Returns: The view.
  @discardableResult
  func hitTarget(alignment: ViewAlignment = .center) -> Self {
    (self as? ZStackView)?.alignment = alignment
    return width(DKSize.target, relation: .greaterThanOrEqual)
      .height(DKSize.target, relation: .greaterThanOrEqual)
  }

  /// Puts what can be pressed on a surface.
  ///
  /// While it is pressed, the surface pales, and shrinks a little unless the reader wants no
  /// motion.
  ///
  /// - Parameters:
  ///   - isPressed: Whether it is pressed.
  ///   - fill: The color of the surface.
  ///   - border: The color of the line around it.
  ///   - outline: Its shape.
  /// - Returns: A view that is as large as a finger needs it, and can be hit everywhere.
  @discardableResult
  public func pressable(
    _ isPressed: Bool, fill: UIColor = .clear, border: UIColor = .clear, in outline: ShapeView.Shape
  ) -> Self {
    let surface = PressableSurface.values[self] ?? PressableSurface(in: self)
    PressableSurface.values[self] = surface
    surface.show(fill, border, outline)
    surface.press(isPressed, in: self)
    return hitTarget()
  }
}

/// What `pressable(_:fill:border:in:)` keeps of a view.
@MainActor
private final class PressableSurface {
  static let values = ViewValue<PressableSurface>()

  private weak var surface: UIView?
  private let line = ShapeView(.rectangle)
  private var wasPressed: Bool?

  /// The surface is as large as what is on it, and the view around it as large as a finger needs it.
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
  /// The control that the view is, or is in.
  fileprivate var nearestControl: UIControl? {
    var next: UIView? = self
    while let view = next {
      if let control = view as? UIControl { return control }
      next = view.superview
    }
    return nil
  }
}
