// A picture is required.
// error: missing argument
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKAvatar(statusSystemName: "moon") }
