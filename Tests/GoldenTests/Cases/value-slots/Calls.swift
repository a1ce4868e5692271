import DesignKit
import SwiftUI

@MainActor func calls(name: String, image: Image) {
  _ = EntryMenu {
    MenuEntry(value: 1, label: "One")
    MenuEntry(value: 2, action: {}, label: "Two", iconSystemName: "star")
    MenuEntry(value: 3, label: name, icon: Image("three"))
    MenuEntry(value: 4) { Text(name) }
      .detail { Text("More") }
      .detail("More")
      .thumb { isOn in Text(isOn ? "on" : "off") }
      .thumb(systemImage: "circle")
      .divider { Color.red }
      .divider(7)
      .mark { Text("!") }
      .image(systemImage: "star")
      .kind(.destructive)
    MenuEntry(value: 5) {
      Text(name)
    } icon: {
      image
    }
  }
  _ = Hint(message: "Press")
  _ = Hint(message: name) { Text("!") }
  _ = Hint {
    Text("Press")
  } icon: {
    Image("key")
  }
}

@available(*, deprecated)
func oldCalls(_ entry: MenuEntry<Int>) {
  _ = entry.badge { Text("3") }.badge(Text("3"))
}
