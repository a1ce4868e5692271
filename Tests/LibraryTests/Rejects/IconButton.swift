// A button with only an icon needs an accessibility label.
// error: missing argument for parameter #1
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKIconButton(icon: .close) {} }
