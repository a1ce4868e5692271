import DesignKit
import SwiftUI

struct Settings: View {
  @State private var hasWiFi = false
  let name: String
  let reset: @MainActor () -> Void

  var body: some View {
    List {
      DKSettingsRow("Wi-Fi", kind: .toggle($hasWiFi))
        .icon(.star)
      DKSettingsRow(
        "Name",
        kind: .navigation {
          Text(name)
          if hasWiFi { Text("on the net") }
        })
      DKSettingsRow("Version", kind: .value("1.0"))
      DKSettingsRow("Owner", kind: .value(name))
      DKSettingsRow("Color", kind: .value { Color.red })
      DKSettingsRow("Reset", kind: .button(role: .destructive, action: reset))
      DKSettingsRow(kind: .button { reset() }) {
        Text("Start again")
      }
    }
  }
}
