import DesignKit
import SwiftUI

struct Tags: View {
  @State private var tags = ["swift", "yaml"]
  @State private var chosen: Set<String> = []

  var body: some View {
    HStack {
      ForEach(tags, id: \.self) { tag in
        TagItem(tag)
          .isSelected(chosen.contains(tag))
          .onRemove { tags.removeAll { $0 == tag } }
      }
      TagItem("All")
      TagItem("All", accessorySystemName: "star")
      TagItem("All") { Text("12") }
      TagItem(label: { Text("All") }, accessory: { Text("12") })
      TagItem { Text("All") }
    }
    .tagItemStyle(.hash)
    .tagItemStyle { configuration in
      configuration.label
      configuration.accessory
    }
  }
}

struct BoldTagItemStyle: TagItemStyle {
  func makeBody(configuration: Configuration) -> some View {
    TagItem(configuration).bold(configuration.isSelected)
    if configuration.onRemove != nil { Divider() }
  }
}
