// A tooltip is above or below its content.
// error: type 'VerticalEdge' has no member 'leading'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKTooltip("Deletes all") { Text("a") }.edge(.leading) }
