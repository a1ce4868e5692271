import DesignKit
import SwiftUI

struct Screen: View {
  @State private var problem: String?
  @State private var isShown = true

  var body: some View {
    VStack {
      DKBanner("Saved")
      DKBanner(role: .warning, "Offline", message: "What you change is kept until you are back.")
      if let problem, isShown {
        DKBanner(role: .critical, "Not sent", message: problem) {
          Button("Try again") { self.problem = nil }
        }
        .onDismiss { isShown = false }
      }
      DKBanner("Title") {
        Button("Do it") {}
      }
      DKBanner(message: "Message") {
        Label("Title", systemImage: "star")
      } actions: {
        Button("Do it") {}
      }
      DKBanner {
        Text("Title")
      } message: {
        Text("Message")
      }
      .dkBannerStyle(.inline)
    }
    .dkBannerStyle(.automatic)
    .dkBannerStyle { configuration in
      configuration.title
      configuration.message
      if let onDismiss = configuration.onDismiss { Button("Close", action: onDismiss) }
    }
  }
}

struct PaddedBannerStyle: DKBannerStyle {
  func makeBody(configuration: Configuration) -> some View {
    DKBanner(configuration).padding()
  }
}
