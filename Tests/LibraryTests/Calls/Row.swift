import DesignKit
import SwiftUI

struct Settings: View {
  @State private var chosen = 0

  var body: some View {
    VStack {
      ForEach(0..<3) { index in
        Row(isSelected: index == chosen) {
          Text("Row \(index)")
          Text("More")
        }
      }
      Row { Text("Plain") }
      Row(isSelected: true) {
        Text("With")
      } accessory: {
        Image(systemName: "chevron.right")
      }
      .isSeparated(false)
      Row(accessorySystemName: "chevron.right") { Text("Symbol") }
    }
    .rowStyle(.checked)
    .rowInsets(EdgeInsets())
  }
}

struct StripedRowStyle: RowStyle {
  func makeBody(configuration: Configuration) -> some View {
    Row(configuration).background(configuration.isSelected ? Color.blue : Color.clear)
    if configuration.isSeparated { Divider() }
    configuration.content
    configuration.accessory
  }
}
