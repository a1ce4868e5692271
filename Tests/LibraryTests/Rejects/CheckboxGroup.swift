// A group takes only items.
// error: cannot convert|no exact matches
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = DKCheckboxGroup(items: { Text("Milk") })
}
