import DesignKit
import SwiftUI

struct Tabs: View {
  let unread: Int

  var body: some View {
    HStack {
      Image(systemName: "tray")
        .dkCountBadge(unread, description: Text("\(unread) unread messages"))
      Image(systemName: "bell")
        .dkCountBadge(3, severity: .information, corner: .bottomTrailing)
        .accessibilityLabel("Notifications")
    }
  }
}
