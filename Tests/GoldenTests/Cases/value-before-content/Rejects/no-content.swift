// The content is required.
// error: missing argument for parameter 'content' in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = Row(isSelected: true) }
