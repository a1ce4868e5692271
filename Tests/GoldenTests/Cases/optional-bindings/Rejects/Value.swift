// A value cannot replace the binding.
// error: cannot convert value of type 'Int' to expected argument type 'Binding<Int>'
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Counter(count: 2)
}
