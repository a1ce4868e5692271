// Whether it is active changes while the reader searches.
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import DesignKit
import SwiftUI

@MainActor func call(query: Binding<String>) {
  _ = DKSearchField(text: query, isActive: true)
}
