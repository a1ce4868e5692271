// The action is required.
// error: missing argument for parameter 'action'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKButton("Buy", role: .secondary) }
