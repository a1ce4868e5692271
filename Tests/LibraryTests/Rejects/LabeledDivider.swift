// The line lies; a word stands left or right.
// error: type 'HorizontalAlignment' has no member 'top'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKLabeledDivider("Today", alignment: .top) }
