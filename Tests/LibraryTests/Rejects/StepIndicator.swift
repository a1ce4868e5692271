// The closure takes the number of the step and whether it is done.
// error: contextual closure type '(Int, Bool) -> Text' expects 2 arguments
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKStepIndicator(current: 1, of: 3) { index in Text("\(index)") }
}
