// The default of a type is none of a property.
// error: missing argument for parameter 'role' in call
import DesignKit
import SwiftUI

@MainActor func card() -> some View { Card(title: "Title") }
