// The caller gets a warning.
// error: is deprecated: Badges are modifiers.
import DesignKit
import SwiftUI

@MainActor func card() -> some View { Card(title: "Title", badge: "Badge") }
