// The entry has no modifier.
// error: has no member 'rowLimit'
import DesignKit
import SwiftUI

@MainActor func call() { _ = Text("a").rowLimit(2) }
