// Slots: icon, label
import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(star: Image, s: String, o: String?) {
  _ = Badge(icon: { star }, label: "New")  // v k
  _ = Badge(icon: { star }, label: s)  // v s
  _ = Badge(icon: { star }, label: { Text("New") })  // v v
  _ = Badge(iconSystemName: "star", label: "New")  // i k
  _ = Badge(iconSystemName: o, label: s)  // i s
  _ = Badge(iconSystemName: nil, label: "New")  // i k
  _ = Badge(iconSystemName: "star", label: { Text("New") })  // i v
  _ = Badge(iconSystemName: "star") { Text("New") }  // i v
  _ = Badge(label: "New")  // - k
  _ = Badge(label: s)  // - s
  _ = Badge(label: { Text("New") })  // - v
  _ = Badge { Text("New") }  // - v
  _ = Badge { star } label: { Text("New") }  // v v
}
