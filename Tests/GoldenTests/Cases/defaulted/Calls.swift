import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, s: String, isOn: Bool) {
  let panel: Panel<Text, Never> = Panel(title: "t")
  let filled: Panel<Text, Color> = Panel(title: s) { v }
  let viewed: Panel<Color, Never> = Panel { v }
  let both: Panel<Color, Color> = Panel { v } content: { v }
  let maybe: Panel<Text, Color> = Panel(title: "t") { if isOn { v } }
  let cell: Cell<Text, EmptyView> = Cell(title: "t")
  let noted: Cell<Image, Text> = Cell(titleSystemName: "star", note: "n")
  let divided: Divided<Color, Divider> = Divided { v }
  let own: Divided<Color, Color> = Divided { v } divider: { v }
  _ = (panel, filled, viewed, both, maybe, cell, noted, divided, own)
}
