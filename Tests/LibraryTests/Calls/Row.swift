import DesignKit
import SwiftUI

struct Settings: View {
  @State private var chosen = 0

  var body: some View {
    VStack {
      ForEach(0..<3) { index in
        DKRow(isSelected: index == chosen) {
          Text("Row \(index)")
          Text("More")
        }
      }
      DKRow { Text("Plain") }
      DKRow(isSelected: true) {
        Text("With")
      } accessory: {
        Image(systemName: "chevron.right")
      }
      DKRow(accessorySystemName: "chevron.right") { Text("Symbol") }
    }
    .dkRowStyle(.checked)
    .rowInsets(EdgeInsets())
  }
}

@available(*, deprecated)
@MainActor func unseparated() { _ = DKRow { Text("Plain") }.isSeparated(false) }

struct StripedRowStyle: DKRowStyle {
  func makeBody(configuration: Configuration) -> some View {
    DKRow(configuration).background(configuration.isSelected ? Color.blue : Color.clear)
    if configuration.isSeparated { Divider() }
    configuration.content
    configuration.accessory
  }
}
