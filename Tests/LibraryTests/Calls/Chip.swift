import DesignKit
import SwiftUI

struct Filters: View {
  @State private var isOpen = true
  @State private var names = ["Anna", "Ben"]

  var body: some View {
    HStack {
      DKChip("Swift")
      DKChip("Open", isSelected: $isOpen)
      DKChip("Starred", icon: .star, isSelected: $isOpen)
        .role(.suggestion)
      ForEach(names, id: \.self) { name in
        DKChip(name)
          .onRemove { names.removeAll { $0 == name } }
      }
      DKChip("Anna") {
        Circle()
      }
      DKChip(isSelected: $isOpen) {
        Text("Open").bold()
      }
      .dkChipStyle(.token)
    }
    .dkChipStyle(.outlined)
    .dkChipStyle { configuration in
      if let toggle = configuration.toggle {
        Button(action: toggle) { configuration.label }
          .foregroundStyle(configuration.isOn ? Color.primary : Color.secondary)
      } else {
        configuration.word
        configuration.removal
      }
    }
  }
}
