// A row that switches something needs a binding of it.
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = DKSettingsRow("Wi-Fi", kind: .toggle(true))
}
