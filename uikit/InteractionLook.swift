import DesignKit
import UIKit

extension UIView {
  /// Shows that a pointer is over this view. UIKit itself draws a halo around the view with the keyboard
  /// focus.
  ///
  /// - Parameter outline: The shape of the view.
  /// - Returns: The view.
  @discardableResult
  func interactionLook(in outline: ShapeView.Shape) -> Self {
    let tint = InteractionTint.values[self] ?? InteractionTint(on: self)
    InteractionTint.values[self] = tint
    tint.shape(outline)
    return self
  }

  /// Reports whether a pointer is over this view.
  ///
  /// - Parameter isHovered: Receives whether a pointer is over it.
  /// - Returns: The view.
  @discardableResult
  func reportsHover(_ isHovered: @escaping @MainActor (Bool) -> Void) -> Self {
    let reporter = HoverReporter.values[self] ?? HoverReporter(on: self)
    HoverReporter.values[self] = reporter
    reporter.report = isHovered
    return self
  }
}

/// The tint of a view under a pointer.
@MainActor
private final class InteractionTint {
  static let values = ViewValue<InteractionTint>()

  private let surface = ShapeView(.rectangle)

  init(on view: UIView) {
    surface.isUserInteractionEnabled = false
    surface.isHidden = true
    view.overlay { surface }
    view.onHover { [weak surface] _, isHovered in surface?.isHidden = !isHovered }
  }

  func shape(_ outline: ShapeView.Shape) {
    surface.shape(outline).fill(DKPalette.neutral.withAlphaComponent(DKEmphasis.hovered))
  }
}

/// Detects a pointer over a view.
@MainActor
private final class HoverReporter {
  static let values = ViewValue<HoverReporter>()

  var report: (@MainActor (Bool) -> Void)?

  init(on view: UIView) {
    view.onHover { [weak self] _, isHovered in self?.report?(isHovered) }
  }
}
