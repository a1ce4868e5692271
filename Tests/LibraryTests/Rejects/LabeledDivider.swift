// A divider is horizontal; its label is leading or trailing.
// error: type 'HorizontalAlignment' has no member 'top'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKLabeledDivider("Today", alignment: .top) }
