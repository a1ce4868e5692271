// A row with a toggle needs a binding.
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = DKSettingsRow("Wi-Fi", kind: .toggle(true))
}
