// A group takes only items.
// error: cannot convert|no exact matches
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = CheckboxGroup(items: { Text("Milk") })
}
