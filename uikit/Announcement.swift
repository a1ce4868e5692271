import UIKit

extension UIView {
  /// Lets VoiceOver speak when this view appears.
  ///
  /// - Parameter announcement: What is spoken. Without it, VoiceOver moves to the view and reads it.
  /// - Returns: The view.
  @discardableResult
  func spokenOnAppear(_ announcement: String?) -> Self {
    guard Announcement.isSpoken[self] == nil else { return self }
    Announcement.isSpoken[self] = true
    // The view comes into a window after it is made.
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

/// The views that VoiceOver has spoken of.
@MainActor
private enum Announcement {
  static let isSpoken = ViewValue<Bool>()
}
