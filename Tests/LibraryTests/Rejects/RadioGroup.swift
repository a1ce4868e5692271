// The options have the type of the selection.
// error: cannot convert value of type 'String' to expected argument type 'Int'
import DesignKit
import SwiftUI

@MainActor func call(count: Binding<Int>) {
  _ = DKRadioGroup("Count", selection: count) {
    DKRadioOption("One", value: "one")
  }
}
