import DesignKit
import SwiftUI

struct Inbox: View {
  let count: Int
  let word: String
  let symbol: String?

  var body: some View {
    List {
      Badge(label: "New")
      Badge(role: .critical, label: "\(count) unread")
      Badge(label: word)
      Badge(iconSystemName: "star", label: "New")
      Badge(iconSystemName: symbol, label: word)
      Badge(icon: { Circle() }, label: "New")
      Badge(role: .positive) {
        Circle()
      } label: {
        Text("Done").bold()
      }
      Badge { Text("Done") }
        .badgeStyle(.plain)
    }
    .badgeStyle { configuration in
      HStack {
        configuration.icon
        configuration.label
      }
      .foregroundStyle(configuration.role == .critical ? Color.red : Color.primary)
    }
  }
}

struct LoudBadgeStyle: BadgeStyle {
  @State private var isLoud = false

  func makeBody(configuration: Configuration) -> some View {
    Badge(configuration)
      .scaleEffect(isLoud ? 2 : 1)
      .onTapGesture { isLoud.toggle() }
  }
}

@MainActor func calls() {
  _ = Badge(label: "New").badgeStyle(LoudBadgeStyle().concat(.plain))
}
