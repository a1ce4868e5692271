import DesignKit
import SwiftUI

struct Details: View {
  let size: String

  var body: some View {
    VStack {
      DKKeyValue("Kind", value: "Folder")
      DKKeyValue("Size", value: size)
        .loading(size.isEmpty)
      DKKeyValue("Address", value: size, accessory: .share)
      DKKeyValue("Address", value: size) { Button("Copy") {} }
      DKKeyValue {
        Text("Tags")
      } value: {
        DKChip("red")
      }
      .dkKeyValueStyle(.stacked)
    }
    .dkKeyValueStyle(.dotted)
  }
}

struct BoldKeyValueStyle: DKKeyValueStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.key.bold(!configuration.isLoading)
    configuration.value
    configuration.accessory
  }
}
