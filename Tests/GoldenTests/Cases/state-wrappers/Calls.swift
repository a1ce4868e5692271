import DesignKit
import SwiftUI

struct Flat: DrawerStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content
      .focused(configuration.$field, equals: .notes)
      .accessibilityFocused(configuration.$isRead)
  }
}

@MainActor func calls(text: Binding<String>) {
  _ = Drawer { Text("a") }.drawerStyle(Flat())
  _ = Field(text: text, label: "a")
}
