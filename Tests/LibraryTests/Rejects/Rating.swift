// A rating is shown, not given.
// error: no exact matches in call to initializer
import DesignKit
import SwiftUI

@MainActor func call(value: Binding<Double>) { _ = DKRating(value) }
