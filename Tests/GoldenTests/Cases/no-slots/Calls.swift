import DesignKit
import SwiftUI

@MainActor func calls(value: Binding<Double>) {
  _ = Meter(value: value)
  _ = Meter(value: value, total: 2).isLarge(true).meterStyle(.percent)
  _ = Line()
  _ = Line().lineStyle { _ in Divider().padding() }
}
