// What a modifier fills is no argument.
// error: argument passed to call that takes no arguments
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Space(image: { Text("Early") })
}
