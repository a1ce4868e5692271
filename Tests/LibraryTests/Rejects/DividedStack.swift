// The overflow is made of the number of views that are not shown.
// error: contextual type for closure argument list expects 1 argument|contextual closure type
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKDividedStack { Text("a") }.overflow { Text("more") } }
