import PlatformKit
import SwiftUI

@MainActor func calls() {
  _ = Dot()
  _ = Dot(size: 2)
  _ = Dash()
  _ = Dash { Text("gap") }
}
