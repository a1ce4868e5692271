import DesignKit
import SwiftUI

struct Flat: SearchFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.field
      .onTapGesture { configuration.clear() }
      .opacity(configuration.isFailed ? 0.5 : 1)
  }
}

struct Plain: ChipStyle {
  func makeBody(configuration: Configuration) -> some View {
    Chip(configuration).disabled(!configuration.isOn)
  }
}

@MainActor func calls(text: Binding<String>, isOn: Binding<Bool>) {
  _ = SearchField(text: text, problem: "Too short", "Name").searchFieldStyle(Flat())
  _ = Chip(role: 1, isOn: isOn, label: "a").weight(2).chipStyle(Plain())
  _ = Tile(width: 1, height: 2) { Text("a") }
    .tileStyle { $0.content.padding(CGFloat($0.area)) }
}
