// There are two actions at most.
// error: extra argument in call|no exact matches|cannot convert
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKEmptyState("No Trips") {
    Button("Book") {}
    Button("Import") {}
    Button("Help") {}
  }
}
