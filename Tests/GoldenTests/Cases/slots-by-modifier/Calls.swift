import DesignKit
import SwiftUI

@MainActor func calls(
  selection: Binding<Bool>, key: LocalizedStringKey, string: String, missing: String?, view: Color
) {
  // A modifier changes the type of its own slot and no other, so it can stand anywhere.
  let panel = Panel(isSelected: selection, title: "Inbox") { view }
  let _: Panel<Text, Never, Color, EmptyView, Divider, Never> = panel
  let filled: Panel<Text, Color, Color, EmptyView, Divider, Never> = panel.footer { view }
  let _: Panel<Text, Color, Color, Color, Spacer, Never> =
    filled.rule { Spacer() }.elevation(2).badge { view }
  let _: Panel<Text, Color, Color, Color, Spacer, Never> =
    panel.badge { view }.elevation(2).footer { view }.rule { Spacer() }

  // The last call wins, whatever was there.
  let _: Panel<Text, Text, Color, EmptyView, Divider, Never> = filled.footer("Two letters")
  let _: Panel<Text, Text, Color, EmptyView, Divider, Never> = filled.footer(key).footer(string)
  let _: Panel<Text, Text, Color, EmptyView, Divider, Never> = filled.footer(missing)
  let _: Panel<Text, Image, Color, EmptyView, Divider, Never> =
    filled.footer(systemImage: "tray").footer(symbol: Symbol(name: "tray"))
  let _: Panel<Text, Color, Color, EmptyView, Divider, Never> = panel.footer(view)
  let _: Panel<Text, Never, Color, Text, Divider, Never> = panel.badge("2")
  _ = panel.footer {
    Text("First")
    if missing == nil { Text("Second") }
  }
  _ = panel.footer { view }.padding().panelStyle(.framed)

  _ = Row(value: 1, values: [2], label: "One").picture(systemImage: "1.circle")
    .detail(showing: { view }).divider { Divider() }
    .copy {
      view
      view
    }
  _ = Row(value: 1, values: [2]) { view }.picture { Image("one") }.detail("Detail")
  let _: Space<Color, Text> = Space().image { view }.text(string)
}
