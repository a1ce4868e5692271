// Slots: leading, title, subtitle, trailing
import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, s: String) {
  _ = Header(title: "t", leading: { v })  // v k - -
  _ = Header(title: "t", subtitle: { v })  // - k v -
  _ = Header(title: s, trailing: { v })  // - s - v
  _ = Header(title: "t", subtitle: { v }, trailing: { v })  // - k v v
  _ = Header(title: "t", leading: { v }, trailing: { v })  // v k - v
  _ = Header(title: "t") { v }  // v k - -
  _ = Header(title: s) { v }  // v s - -
  _ = Header(title: "t") { v } subtitle: { v }  // v k v -
  _ = Header(title: "t") { v } trailing: { v }  // v k - v
  _ = Header { v } title: { v }  // v v - -
  _ = Header { v }  // - v - -
  _ = Header { v } trailing: { v }  // - v - v
}
