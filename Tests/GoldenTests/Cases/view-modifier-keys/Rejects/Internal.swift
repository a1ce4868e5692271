// Who may call a modifier, its spec says.
// error: is inaccessible due to 'internal' protection level
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Text("Row").warpDSSwipeMenu { Button("Delete") {} }
}
