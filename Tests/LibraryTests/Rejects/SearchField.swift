// Whether the search is active is a binding.
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import DesignKit
import SwiftUI

@MainActor func call(query: Binding<String>) {
  _ = DKSearchField(text: query, isActive: true)
}
