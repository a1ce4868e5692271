// Either both ends of the range have labels, or neither.
// error: missing argument for parameter 'maximumValueLabel' in call
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKMeter("Storage", value: 0.4, minimumValueLabel: { Text("0") })
}
