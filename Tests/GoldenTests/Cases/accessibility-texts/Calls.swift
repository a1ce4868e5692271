import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, isOn: Binding<Bool>, name: LocalizedStringKey) {
  _ = Chip(isOn: isOn, title: "t").onRemove {}.chipStyle(.framed)
  _ = Chip(isOn: isOn, title: "t", iconSystemName: "star")
  _ = CloseButton {}
  _ = Meter(name, fraction: 0.5, label: "l")
  _ = Meter("m", fraction: 0.5, detail: "d") { v }
  _ = DesignKit.Section(heading: "h", text: "t")
  _ = Panel { v }.panelStyle(.dimmed)
  let found: [String] = [
    ChipAccessibilityIdentifiers.title, ChipAccessibilityIdentifiers.icon,
    MeterAccessibilityIdentifiers.label,
  ]
  _ = found
}
