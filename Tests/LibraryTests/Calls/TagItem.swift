import DesignKit
import SwiftUI

@available(*, deprecated)
struct Tags: View {
  @State private var tags = ["swift", "yaml"]
  @State private var chosen: Set<String> = []

  var body: some View {
    HStack {
      ForEach(tags, id: \.self) { tag in
        DKTagItem(tag)
          .isSelected(chosen.contains(tag))
          .onRemove { tags.removeAll { $0 == tag } }
      }
      DKTagItem("All")
      DKTagItem("All", accessorySystemName: "star")
      DKTagItem("All") { Text("12") }
      DKTagItem(label: { Text("All") }, accessory: { Text("12") })
      DKTagItem { Text("All") }
    }
    .dkTagItemStyle(.hash)
    .dkTagItemStyle { configuration in
      configuration.label
      configuration.accessory
    }
  }
}

@available(*, deprecated)
struct BoldTagItemStyle: DKTagItemStyle {
  func makeBody(configuration: Configuration) -> some View {
    DKTagItem(configuration).bold(configuration.isSelected)
    if configuration.onRemove != nil { Divider() }
  }
}
