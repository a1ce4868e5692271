// Settings of all initializers apply to each.
// error: is deprecated: Count by hand.
import DesignKit
import SwiftUI

@available(iOS 17, macOS 14, *)
@MainActor func call() -> some View { Stamp(caption: { Text("c") }, "t") }
