// A group takes items alone.
// error: cannot convert value of type 'Text' to expected argument type|no exact matches
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = CheckboxGroup { Text("Milk") }
}
