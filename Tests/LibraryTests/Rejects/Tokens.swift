// A distance is not a case of an enum.
// error: type 'DKSpacing' has no member 'huge'
import DesignKit
import SwiftUI

@MainActor func call() { _ = Text("a").padding(DKSpacing.huge) }
