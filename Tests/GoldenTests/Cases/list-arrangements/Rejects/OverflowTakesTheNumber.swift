import DesignKit
import SwiftUI

@MainActor func call() {
  // error: contextual type for closure argument list expects 1 argument|contextual closure type
  _ = DividedStack { Text("a") }.overflow { Text("more") }
}
