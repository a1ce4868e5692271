import DesignKit
import SwiftUI

@MainActor func card() -> some View { Card(title: "Title").density(2) }

@MainActor func seeded() -> some View { Card(from: 2, title: "Title") }
