// The spec sets the access level of a modifier.
// error: is inaccessible due to 'internal' protection level
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Text("Row").warpDSSwipeMenu { Button("Delete") {} }
}
