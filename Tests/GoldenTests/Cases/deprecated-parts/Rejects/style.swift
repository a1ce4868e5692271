// The caller gets a warning.
// error: is deprecated
import DesignKit
import SwiftUI

@MainActor func card() -> some View { Card(title: "Title").cardStyle(.bordered) }
