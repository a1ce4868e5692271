import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color) {
  _ = Fold(title: "t") { v }.foldStyle(.toggled)
  _ = Stack { v } second: { v }
  _ = Stack { v }
}
