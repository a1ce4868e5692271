// A rating is not a binding.
// error: no exact matches in call to initializer
import DesignKit
import SwiftUI

@MainActor func call(value: Binding<Double>) { _ = DKRating(value) }
