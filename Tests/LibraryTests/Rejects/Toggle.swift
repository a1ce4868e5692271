// The value of a toggle is a binding.
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKToggle("Wi-Fi", isOn: true) }
