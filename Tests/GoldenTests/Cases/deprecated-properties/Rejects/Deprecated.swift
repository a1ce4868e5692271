// Passing a deprecated property causes a warning.
// error: is deprecated: The role decides the color
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Notice(tint: .red, title: "Saved")
}
