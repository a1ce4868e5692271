import UIKit

extension UIView {
  /// Makes VoiceOver read a text when this view appears.
  ///
  /// - Parameter announcement: What is spoken. Without it, VoiceOver moves to the view and reads it.
  /// - Returns: The view.
  @discardableResult
  func spokenOnAppear(_ announcement: String?) -> Self {
    guard Announcement.isSpoken[self] == nil else { return self }
    Announcement.isSpoken[self] = true
    // The view is added to a window after it is created.
    DispatchQueue.main.async { [weak self] in
      if let announcement {
        UIAccessibility.post(notification: .announcement, argument: announcement)
      } else {
        UIAccessibility.post(notification: .layoutChanged, argument: self)
      }
    }
    return self
  }
}

/// The views that VoiceOver has announced.
@MainActor
private enum Announcement {
  static let isSpoken = ViewValue<Bool>()
}
