// A required slot has no default.
// error: missing argument for parameter 'title' in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = Panel() }
