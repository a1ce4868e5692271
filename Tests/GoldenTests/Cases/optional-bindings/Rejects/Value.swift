// The state is the component's, or there is a binding: a value alone would never change.
// error: cannot convert value of type 'Int' to expected argument type 'Binding<Int>'
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Counter(count: 2)
}
