import DesignKit
import SwiftUI

struct Flat: PanelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.heading
      .onTapGesture(perform: configuration.open)
      .opacity(configuration.isRaised && configuration.isOpen ? 1 : 0.5)
    Panel(configuration)
      .elevation(configuration.elevation + 1)
  }
}

@MainActor func calls(isOn: Binding<Bool>) {
  _ = Panel(isOn: isOn, title: "a") { Text("b") }
    .elevation(2)
    .panelStyle(Flat())
}
