// The closure of the overflow takes the number of hidden views.
// error: contextual type for closure argument list expects 1 argument|contextual closure type
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKDividedStack { Text("a") }.overflow { Text("more") } }
