import DesignKit
import SwiftUI

struct Screen: View {
  @State private var problem: String?
  @State private var isShown = true

  var body: some View {
    VStack {
      Banner("Saved")
      Banner(role: .warning, "Offline", message: "What you change is kept until you are back.")
      if let problem, isShown {
        Banner(role: .critical, "Not sent", message: problem) {
          Button("Try again") { self.problem = nil }
        }
        .onDismiss { isShown = false }
      }
      Banner("Title") {
        Button("Do it") {}
      }
      Banner(message: "Message") {
        Label("Title", systemImage: "star")
      } actions: {
        Button("Do it") {}
      }
      Banner {
        Text("Title")
      } message: {
        Text("Message")
      }
      .bannerStyle(.inline)
    }
    .bannerStyle(.automatic)
    .bannerStyle { configuration in
      configuration.title
      configuration.message
      if let onDismiss = configuration.onDismiss { Button("Close", action: onDismiss) }
    }
  }
}

struct PaddedBannerStyle: BannerStyle {
  func makeBody(configuration: Configuration) -> some View {
    Banner(configuration).padding()
  }
}
