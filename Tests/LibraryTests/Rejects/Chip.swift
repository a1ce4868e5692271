// A chip that can be selected changes what it shows.
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKChip("Open", isSelected: true) }
