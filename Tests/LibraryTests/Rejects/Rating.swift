// A rating is shown, not given.
// error: cannot convert value of type 'Binding<Double>' to expected argument type 'Double'
import DesignKit
import SwiftUI

@MainActor func call(value: Binding<Double>) { _ = DKRating(value) }
