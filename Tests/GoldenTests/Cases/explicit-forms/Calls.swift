// Slots: title, icon
import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, s: String) {
  _ = Notice("t") {}  // k -
  _ = Notice(s) {}  // s -
  _ = Notice("t", iconSystemName: "star") {}  // k i
  _ = Notice(icon: { v }, close: {}, title: { v })  // v v
  _ = Notice { v } close: {} title: { v }  // v v
}
