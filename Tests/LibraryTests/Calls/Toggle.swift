import DesignKit
import SwiftUI

struct Wireless: View {
  @State private var isOn = true
  let network: String

  var body: some View {
    Form {
      DKToggle("Wi-Fi", isOn: $isOn)
      DKToggle(network, isOn: $isOn)
      DKToggle("Wi-Fi", caption: "Uses more power", icon: .star, isOn: $isOn)
        .role(.risk)
        .disabled(network.isEmpty)
      DKToggle("Wi-Fi", isOn: $isOn) {
        Text("Uses more power").italic()
      }
      DKToggle(isOn: $isOn) {
        Text("Wi-Fi")
      } caption: {
        Text("Uses more power")
      } icon: {
        Image(systemName: "wifi")
      }
      .dkToggleStyle(.panel)
    }
    .dkToggleStyle(.button)
    .dkToggleStyle { configuration in
      configuration.text
        .opacity(configuration.isOn ? 1 : 0.5)
        .onTapGesture { configuration.isOn.toggle() }
    }
  }
}

@available(iOS 17, macOS 14, *)
@MainActor func tactile(isOn: Binding<Bool>) -> some View {
  DKToggle("Wi-Fi", isOn: isOn).dkToggleStyle(.tactile.concat(.panel))
}
