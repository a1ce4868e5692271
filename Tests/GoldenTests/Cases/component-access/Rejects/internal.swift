// An internal component is not visible outside of the library.
// error: cannot find 'Chip' in scope
import DesignKit
import SwiftUI

@MainActor func chip() -> some View { Chip(title: "Title") }
