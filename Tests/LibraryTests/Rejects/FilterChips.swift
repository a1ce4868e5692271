// Several filters can be on.
// error: cannot convert value of type 'Binding<Int>'
import DesignKit
import SwiftUI

@MainActor func call(size: Binding<Int>) {
  _ = DKFilterChips(selection: size) { Text("Small").filter(1) }
}
