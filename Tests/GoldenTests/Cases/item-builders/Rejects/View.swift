// A builder takes items only.
// error: cannot convert value of type 'Text' to expected argument type|no exact matches
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = ActionMenu(name: "Edit") { Text("Copy") }
}
