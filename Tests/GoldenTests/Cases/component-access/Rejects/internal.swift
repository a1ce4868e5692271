// An internal component is nobody else's.
// error: cannot find 'Chip' in scope
import DesignKit
import SwiftUI

@MainActor func chip() -> some View { Chip(title: "Title") }
