import UIKit

extension UIView {
  /// Shows this view enlarged in the middle of the screen while it is held at the largest text sizes, for
  /// controls that do not scale with the text size. This needs a bar around the view, or a
  /// `UILargeContentViewerInteraction` in the app.
  ///
  /// - Returns: The view.
  @discardableResult
  func largeContent() -> Self {
    showsLargeContentViewer = true
    return self
  }
}
