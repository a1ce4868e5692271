// Both ends of the range have labels, or none.
// error: missing argument for parameter 'maximumValueLabel' in call
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKMeter("Storage", value: 0.4, minimumValueLabel: { Text("0") })
}
