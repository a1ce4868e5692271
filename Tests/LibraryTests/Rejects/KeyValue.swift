// A value is not without its label.
// error: missing argument label 'value:'|no exact matches|missing argument
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKKeyValue("Kind", "Folder") }
