// The caller gets a warning.
// error: 'height' is deprecated: since 2.1
import DesignKit
import SwiftUI

@MainActor func card() -> some View { Card(title: "Title").height(1) }
