// Slots: icon, title, subtitle
import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, s: String, r: LocalizedStringResource) {
  _ = Card(title: "t", subtitle: "s", action: {}) { v }  // v k k
  _ = Card(title: s, subtitle: s, action: {}) { v }  // v s s
  _ = Card(title: s.dropFirst(), subtitle: s, action: {}) { v }  // v s s
  _ = Card(title: r, subtitle: "s", action: {}, icon: { v })  // v k k
  _ = Card(iconSystemName: "star", title: "t", subtitle: "s") {}  // i k k
  _ = Card(iconSystemName: "star", title: "t", badge: nil, subtitle: "s") {}
  _ = Card(iconSystemName: "star", title: "t", badge: "b", subtitle: "s") {}
  _ = Card(iconSystemName: "star", title: s, badge: s, subtitle: s) {}
  _ = Card { } icon: { v } title: { v } subtitle: { v }  // v v v
  _ = Stamp(date: .now)
}
