import UIKit

extension UIView {
  /// Shows this view in the middle of the screen while it is held by a reader with the largest texts, for
  /// controls that do not grow with them. A bar that the view is in, or a `UILargeContentViewerInteraction` of
  /// the app, listens for that.
  ///
  /// - Returns: The view.
  @discardableResult
  func largeContent() -> Self {
    showsLargeContentViewer = true
    return self
  }
}
