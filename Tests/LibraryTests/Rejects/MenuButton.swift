// A menu has something in it.
// error: missing argument for parameter 'content'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKMenuButton("Sort", icon: .filter) }
