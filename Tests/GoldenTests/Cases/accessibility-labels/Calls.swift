import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, isOn: Binding<Bool>) {
  _ = Switch(isOn: isOn, hint: "h", title: "t").switchStyle(.plain)
  _ = Switch(isOn: isOn, state: Text("s"), title: "t", iconSystemName: "star")
  _ = Symbol(imageSystemName: "star")
  _ = Symbol(imageSystemName: "star", meaning: "m")
  _ = Badge(count: 1) { v }
  _ = Badge(count: 1) { v } label: { v }
}
