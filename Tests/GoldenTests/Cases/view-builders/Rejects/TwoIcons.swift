// The builder takes at most one icon.
// error: extra argument|no exact matches|ambiguous|extra arguments
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Alerts.DKBanner {
    Image("bell")
    Image("bell")
  } buttons: {
    Button("Now") {}
  }
}
