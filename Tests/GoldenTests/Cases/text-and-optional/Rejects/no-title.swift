// The title is required.
// error: missing argument for parameter
import DesignKit
import SwiftUI

@MainActor func call(v: Color) { _ = Card(actions: { v }) }
