import DesignKit
import SwiftUI

@MainActor func calls(v: Color) {
  _ = Fold(title: "t") { v }.foldStyle(.toggled)
  _ = Stack { v } second: { v }
  _ = Stack { v }
}
