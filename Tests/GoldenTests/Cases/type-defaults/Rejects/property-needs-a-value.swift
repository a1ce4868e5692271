// The default of a type is not the default of a property.
// error: missing argument for parameter 'role' in call
import DesignKit
import SwiftUI

@MainActor func card() -> some View { Card(title: "Title") }
