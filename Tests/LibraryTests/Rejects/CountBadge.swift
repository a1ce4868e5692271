// A count is a number.
// error: cannot convert value of type 'String' to expected argument type 'Int'
import DesignKit
import SwiftUI

@MainActor func call() { _ = Text("Inbox").dkCountBadge("3") }
