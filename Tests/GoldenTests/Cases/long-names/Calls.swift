// Slots: preferencesHeadline, preferencesExplanation, preferencesIllustration
import DesignKit
import SwiftUI

typealias Summary = NotificationSummary

// swift-format-ignore
@MainActor func calls(on: Binding<Bool>, v: Color) {
  _ = Summary(isNotificationSummaryExpanded: on, preferencesHeadline: "h", preferencesFormatter: { _, _, _ in [:] })  // k - -
  _ = Summary(isNotificationSummaryExpanded: on, preferencesHeadline: "h", preferencesExplanation: nil, preferencesIllustrationSystemName: "star", preferencesFormatter: { _, _, _ in [:] })  // k k i
  _ = Summary(isNotificationSummaryExpanded: on, preferencesFormatter: { _, _, _ in [:] }) { v }  // v - -
    .preferencesEmphasis([])
    .preferencesTransformation { _ in }
    .notificationSummaryStyle(.emphasizedWithDecorations(decorationAlternative: 1))
}

typealias Preferences = NotificationPreferencesSummaryWithExplanation

// swift-format-ignore
@MainActor func calls(importance: ImportanceOfNotificationsWithExplanationForParents, on: Binding<Bool>, v: Color) {
  _ = Preferences(isPreferencesSummaryExpandedToShowTheExplanation: on, headlineAboveThePreferencesForNotifications: "h")
    .emphasisOfThePreferencesForNotificationsOfParents(importance)
    .numberOfLinesOfTheExplanationForNotificationsOrNone(nil)
    .densityOfThePreferencesForNotificationsOfParents(importance)
    .notificationPreferencesSummaryWithExplanationStyle(.emphasizedWithDecorationsAroundTheHeadlineAndTheExplanation(widthOfTheLineAroundTheHeadlineAndTheExplanation: 2))
  _ = Preferences(importanceOfTheNotificationsWhosePreferencesAreShown: importance, isPreferencesSummaryExpandedToShowTheExplanation: on) { v }
}
