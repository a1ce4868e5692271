// The label of a value is required.
// error: missing argument label 'value:' in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKKeyValue("Kind", "Folder") }
