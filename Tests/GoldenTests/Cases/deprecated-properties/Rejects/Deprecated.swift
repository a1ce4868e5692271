// Who gives what is deprecated is warned.
// error: is deprecated: The role decides the color
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Notice(tint: .red, title: "Saved")
}
