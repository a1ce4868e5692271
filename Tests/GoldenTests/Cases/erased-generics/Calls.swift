import DesignKit
import SwiftUI

@MainActor func choices(
  selection: Binding<Int>, last: Binding<Int?>, marked: Binding<[Int]>
) -> some View {
  VStack {
    Selector(value: 1, fill: .red, selection: selection, last: last, marked: marked, title: "One")
      .preferred(2)
    Selector(
      value: 2, others: [3], fill: Color.red, selection: selection, last: last, marked: marked
    ) {
      Text("Two")
    }
  }
  .selectorStyle(.outlined)
}

struct CountingStyle: SelectorStyle {
  func makeBody(configuration: Configuration) -> some View {
    let value: AnyHashable = configuration.value
    let count: Int = configuration.others.count
    Selector(configuration).opacity(value == configuration.others.first ? 1 : 1 / Double(count))
  }
}
