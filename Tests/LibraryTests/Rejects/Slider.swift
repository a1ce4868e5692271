// An integer needs a stepper, not a slider.
// error: requires that 'Int' conform to 'BinaryFloatingPoint'
import DesignKit
import SwiftUI

@MainActor func call(count: Binding<Int>) { _ = DKSlider("Count", value: count, in: 1...9) }
