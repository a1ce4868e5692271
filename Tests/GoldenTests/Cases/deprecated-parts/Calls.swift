import DesignKit
import SwiftUI

@MainActor func card() -> some View { Card(title: "Title").elevation(2).cardStyle(.outlined) }

@available(*, deprecated)
@MainActor func old() -> some View {
  Card(title: "Title", badge: "Badge") { Text("Footer") }
    .depth(2).cardStyle(.bordered).cardDensity(3)
}
