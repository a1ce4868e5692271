// The selection of a chip is a binding.
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKChip("Open", isSelected: true) }
