// The content of a menu is required.
// error: missing argument for parameter 'content'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKMenuButton("Sort", icon: .filter) }
