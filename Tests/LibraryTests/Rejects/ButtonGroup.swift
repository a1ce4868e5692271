// The selection is optional.
// error: no exact matches in call to initializer
import DesignKit
import SwiftUI

@MainActor func call(value: Binding<Int>) {
  _ = DKButtonGroup(selection: value) { Text("One").choice(1) }
}
