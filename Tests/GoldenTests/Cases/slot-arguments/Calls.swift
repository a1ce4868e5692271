import DesignKit
import SwiftUI

struct Fruit: Identifiable { let id: Int }

@MainActor func calls(
  isOn: Binding<Bool>, fruits: [Fruit], string: String, missing: String?, view: Color
) {
  _ = Switch(isOn: isOn, label: "Sound") { isOn in
    Text(isOn ? "On" : "Off")
    if isOn { Image(systemName: "speaker") }
  }
  _ = Switch(isOn: isOn, label: "Sound") {
    $0 ? Color.red : Color.blue
  } track: { phase, number in
    Text("\(number)").opacity(phase == .pressed ? 1 : 0.5)
  }
  let _: Switch<Text, Text, Never, EmptyView, Divider> =
    Switch(isOn: isOn, label: "Sound", thumb: "On")
  let _: Switch<Text, Text, Text, EmptyView, Divider> =
    Switch(isOn: isOn, label: string, thumb: string, track: "Track")
  let _: Switch<Text, Color, Image, EmptyView, Divider> =
    Switch(isOn: isOn, label: "Sound", thumb: view, trackSystemName: missing)
  let symbols: Switch<Text, Image, Never, EmptyView, Divider> =
    Switch(isOn: isOn, label: "Sound", symbol: "star")
  let _: Switch<Text, Image, Never, Color, Spacer> =
    symbols.mark { $0 ? Color.red : Color.blue }.state { _ in Spacer() }
    .count { number in Text("\(number)") }.count("1").count(missing)

  _ = Steps(items: fruits) { fruit, isLast in
    Text("\(fruit.id)")
    if isLast { Text("last") }
  }
  let select: (Fruit) -> Void = { _ in }
  _ = Steps(items: fruits, onSelect: select) { fruit, _ in
    Text("\(fruit.id)")
  } separator: { _ in
    Divider()
  } footer: { count in
    Text("\(count)")
  }
  _ = Shelf(title: "Books")
  _ = Shelf(title: "Books") { Text("\($0)") }
}
