// The name is required.
// error: missing argument
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKAvatar(initials: "AB") }
