// The icon of a label is required.
// error: cannot convert value of type 'String' to expected argument type 'DKLabelStyleConfiguration'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKLabel("Inbox") }
