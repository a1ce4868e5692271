import DesignKit
import SwiftUI

@MainActor func lists(_ selection: Binding<Int>) -> some View {
  VStack {
    ChoiceList(selection: selection, items: ["a"], value: \.count, title: "Title")
    ChoiceList(selection: selection, items: ["a"], value: { $0.count }, title: "Title") {
      Text("Footer")
    }
    .preferred(1)
    .onChange { value in print(value + 1) }
    Tag(1, title: "Title")
    Tag("one") { Text("Title") }
  }
}
