// A value is not without its label.
// error: missing argument label 'value:' in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKKeyValue("Kind", "Folder") }
