// A picture alone says nothing to those who do not see it.
// error: missing argument for parameter #1
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKIconButton(icon: .close) {} }
