// Slots: title, detail, footer
import DesignKit
import SwiftUI

@MainActor func calls(v: Color, s: String) {
  _ = Item("id", "t")  // k - -
  _ = Item(as: 1, "id", s)  // s - -
  _ = Item("id", symbol: "star")  // i - -
  _ = Item("id", content: { v })  // v - -
  _ = Item("id", "t", note: "n")  // k k -
  _ = Item("id", "t", noteSystemName: "n")  // k i -
  _ = Item("id", symbol: "star", note: { v }, { v })  // i v v
  _ = Item("id", symbol: "star", systemName: "x")  // i - i
}
