// The card changes the value, so it takes a binding.
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKDisclosureCard("Delivery", isExpanded: true) { Text("Two days.") }
}
