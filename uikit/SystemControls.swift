import UIKit

extension UIView {
  /// Shows toggles as switches, as UIKit always does.
  ///
  /// - Returns: The view.
  @discardableResult
  func switchToggles() -> Self { self }

  /// Makes the controls in this view large.
  ///
  /// - Returns: The view.
  @discardableResult
  func largeControls() -> Self {
    controlSize(.large)
  }

  /// Does nothing: UIKit passes the Escape key to the first responder, which is not a view of a component.
  ///
  /// - Parameters:
  ///   - isActive: Whether the key performs an action.
  ///   - action: The action.
  /// - Returns: The view.
  @discardableResult
  func onEscapeKey(isActive: Bool, perform action: @escaping @MainActor () -> Void) -> Self {
    self
  }
}
