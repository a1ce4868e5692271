import DesignKit
import SwiftUI

struct Inbox: View {
  let count: Int
  let word: String
  let symbol: String?

  var body: some View {
    List {
      DKBadge("New")
      DKBadge("\(count) unread", role: .critical)
      DKBadge(word)
      DKBadge("New", systemImage: "star")
      DKBadge(word, systemImage: symbol)
      DKBadge("New") { Circle() }
      DKBadge(role: .positive) {
        Circle()
      } label: {
        Text("Done").bold()
      }
      DKBadge { Text("Done") }
        .dkBadgeStyle(.plain)
    }
    .dkBadgeStyle { configuration in
      HStack {
        configuration.icon
        configuration.label
      }
      .foregroundStyle(configuration.role == .critical ? Color.red : Color.primary)
    }
  }
}

struct LoudBadgeStyle: DKBadgeStyle {
  @State private var isLoud = false

  func makeBody(configuration: Configuration) -> some View {
    DKBadge(configuration)
      .scaleEffect(isLoud ? 2 : 1)
      .onTapGesture { isLoud.toggle() }
  }
}

@MainActor func calls() {
  _ = DKBadge("New").dkBadgeStyle(LoudBadgeStyle().concat(.plain))
}
