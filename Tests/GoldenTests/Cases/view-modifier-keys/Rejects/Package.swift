// Who may call a modifier, its spec says.
// error: is inaccessible due to 'package' protection level
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Text("Row").warpDSSwipeMenu { Button("Delete") {} }
}
