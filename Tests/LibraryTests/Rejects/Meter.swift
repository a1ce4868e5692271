// Both ends of the range have labels, or none.
// error: missing argument|no exact matches|extra|generic parameter
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKMeter("Storage", value: 0.4, minimumValueLabel: { Text("0") })
}
