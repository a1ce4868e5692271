import DesignKit
import SwiftUI

let density: Card.Density = .compact
let isUrgent = CardRole.critical.isUrgent
let identifier = CardAccessibilityIdentifiers.title

@MainActor func card() -> some View {
  Card(role: .critical, title: "Title").density(density).cardStyle(.automatic).cardLimit(2)
}

@MainActor func tag() -> some View { Tag(tone: .loud, label: "New").messageTone(.loud) }
