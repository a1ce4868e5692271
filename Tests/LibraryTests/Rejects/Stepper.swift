// The range has two bounds.
// error: cannot convert value of type 'PartialRangeFrom<Int>' to expected argument type 'ClosedRange<Int>'
import DesignKit
import SwiftUI

@MainActor func call(guests: Binding<Int>) { _ = DKStepper("Guests", value: guests, in: 1...) }
