// The builder takes at most two buttons.
// error: extra argument|no exact matches|extra arguments
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Alerts.DKAlert(message: "Delete?") {
    Button("Yes") {}
    Button("No") {}
    Button("Perhaps") {}
  }
}
