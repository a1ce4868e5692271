import DesignKit
import SwiftUI

@MainActor func calls(isOn: Binding<Bool>, name: String) {
  _ = SettingsRow("Wi-Fi", kind: .toggle(isOn))
  _ = SettingsRow("Version", kind: .plain)
  _ = SettingsRow("Reset", kind: .button { print("reset") })
  _ = SettingsRow("Name", kind: .navigation { Text(name) })
  _ = SettingsRow(
    "Name",
    kind: .navigation {
      Text(name)
      if isOn.wrappedValue { Text("on") }
    })
  _ = SettingsRow("Color", kind: .custom { Color.red })
  _ = SettingsRow("Color", kind: .custom(60) { Color.red })
  _ = SettingsRow("Color", kind: .custom(content: "Red"))
  _ = SettingsRow("Color", kind: .custom(60, content: name))
  _ = SettingsRow("Color", kind: .custom(contentSystemName: "star"))
  _ = SettingsRow(
    "Color",
    kind: .custom {
      Color.red
    } note: {
      Text("A note")
    })
  _ = SettingsRow(kind: .navigation { Text(name) }) {
    Label("Name", systemImage: "person")
  }
}

// What a row does is made anywhere.
func kinds(isOn: Binding<Bool>) -> [RowKind] {
  [.plain, .toggle(isOn), .navigation { Text("Details") }, .custom(content: "Red")]
}

@available(*, deprecated)
func oldKinds() -> [RowKind] { [.badge("3"), .badge { Text("3") }] }
