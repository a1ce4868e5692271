import UIKit

extension UIView {
  /// Makes VoiceOver read a text when this view appears.
  ///
  /// - Parameter announcement: What is spoken. Without it, VoiceOver moves to the view and reads it.
  /// - Returns: The view.
  @discardableResult
  func spokenOnAppear(_ announcement: String?) -> Self {
    // This is called when the view is created, before it is added to a window, and when it is
    // updated, before it is shown or hidden.
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      guard isShown else {
        Announcement.isSpoken[self] = nil
        return
      }
      guard Announcement.isSpoken[self] == nil else { return }
      Announcement.isSpoken[self] = true
      if let announcement {
        UIAccessibility.post(notification: .announcement, argument: announcement)
      } else {
        UIAccessibility.post(notification: .layoutChanged, argument: self)
      }
    }
    return self
  }

  /// Whether it is in a window, and neither it nor a view around it is hidden.
  private var isShown: Bool {
    window != nil && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
  }
}

/// The views that VoiceOver has announced.
@MainActor
private enum Announcement {
  static let isSpoken = ViewValue<Bool>()
}
