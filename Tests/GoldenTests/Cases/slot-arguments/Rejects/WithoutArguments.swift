// A closure has to name or ignore the arguments explicitly.
// error: contextual type for closure argument list expects 1 argument
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Shelf(title: "Books") { Text("Book") }
}
