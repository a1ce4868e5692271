import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, s: String) {
  _ = Card(heading: "t")
  _ = Card(size: 2, heading: s, actions: { v })
  _ = Card(heading: { v }, actions: { v })
  _ = Card(heading: "t") { v }.footer { v }
  _ = Card(heading: "t", actions: { v })
  _ = Card(headingSystemName: "star", actions: { v })
  _ = v.bottomSheet(isShown: true, title: "t", sheet: { v })
}
