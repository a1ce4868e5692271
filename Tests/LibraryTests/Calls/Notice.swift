import DesignKit
import SwiftUI

struct SignUp: View {
  @State private var problem: (any Error)?
  let reason: String

  var body: some View {
    VStack {
      DKNotice("Saved")
      DKNotice("No Connection", message: "Try again later.", severity: .warning)
        .onDismiss { problem = nil }
      DKNotice("Not sent", message: reason, severity: .critical) {
        Button("Try Again") {}
        Button("Discard", role: .destructive) {}
      }
      DKNotice(severity: .positive) {
        Text(reason)
      } message: {
        Text("All is well.")
      }
      if let problem {
        DKNotice.failure(problem)
        DKNotice.failure(problem, severity: .warning)
        DKNotice.failure(problem) { Button("Try Again") {} }
      }
    }
    .dkNoticeStyle(.caption)
  }
}

struct BareNoticeStyle: DKNoticeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.foregroundStyle(configuration.severity.color)
    configuration.message
    configuration.actions
    if let onDismiss = configuration.onDismiss { Button("Close", action: onDismiss) }
  }
}
