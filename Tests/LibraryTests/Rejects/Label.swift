// A label is what it shows: it has a picture.
// error: missing argument|no exact matches|ambiguous use
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKLabel("Inbox") }
