import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, s: String) {
  _ = Card(title: "t")
  _ = Card(size: 2, title: s, buttons: { v })
  _ = Card(title: { v }, actions: { v })
  _ = Card(title: "t") { v }.note { v }
  _ = Card(heading: "t", buttons: { v })
  _ = Card(titleSystemName: "star", buttons: { v })
  _ = v.bottomSheet(isShown: true, title: "t", sheetContent: { v })
}
