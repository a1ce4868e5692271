// A closure has to name the arguments, or say that it needs none of them.
// error: contextual type for closure argument list expects 1 argument
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Shelf(title: "Books") { Text("Book") }
}
