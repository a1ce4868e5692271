// Slots: label
import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(on: Binding<Bool>, s: String, v: Color, act: @escaping @MainActor () -> Void) {
  _ = Command(isOn: on, action: act, label: { v })  // v
  _ = Command(isOn: on, action: { act() }) { v }  // v
  _ = Command(isOn: on) { act() } label: { v }  // v
  _ = Command(isOn: on, label: "l", action: act)  // k
  _ = Command(isOn: on, label: s, action: act)  // s
  _ = Command(isOn: on, label: "l") { act() }  // k
  _ = Command(isOn: on, label: s) { act() }  // s
    .onLongPress { act() }
    .format { "\($0)" }
    .count(2)
}
