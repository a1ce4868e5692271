// The icon is internal.
// error: cannot find 'DKSeverityIcon' in scope
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKSeverityIcon(.warning) }
