// No initializer takes a slot that a modifier fills.
// error: argument passed to call that takes no arguments
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Space(image: { Text("Early") })
}
