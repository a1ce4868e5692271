// No initializer takes the selection.
// error: extra argument 'isSelected' in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKTagItem("All", isSelected: true) }
