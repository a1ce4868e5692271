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
