import DesignKit
import SwiftUI

struct ListBar: View {
  @State private var isAscending = true
  let folder: String

  var body: some View {
    HStack {
      DKMenuButton("Sort") {
        Button("Ascending") { isAscending = true }
        Button("Descending") { isAscending = false }
      }
      DKMenuButton(folder, icon: .filter) {
        Button("All") {}
      }
      .showsIndicator(false)
      .onPrimaryAction { isAscending.toggle() }
      DKMenuButton("More") {
        Button("Delete", role: .destructive) {}
      } icon: {
        Image(systemName: "gear")
      }
      .dkMenuButtonStyle(.iconOnly)
      DKMenuButton {
        Button("One") {}
      } label: {
        Text("Choose").bold()
      }
    }
    .dkMenuButtonStyle(.filled)
    .dkMenuButtonStyle { configuration in
      configuration.face
        .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }
}
