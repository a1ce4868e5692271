import DesignKit
import SwiftUI

@MainActor func calls(v: Color) {
  _ = Group {
    Alpha { v }
    Beta { v }
  }
  .density(.compact)
}
