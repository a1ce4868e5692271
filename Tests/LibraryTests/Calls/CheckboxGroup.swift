import DesignKit
import SwiftUI

struct ShoppingList: View {
  @State private var hasMilk = false
  @State private var hasEggs = false
  @State private var others: [String: Bool] = [:]
  let isHoliday: Bool

  var body: some View {
    DKCheckboxGroup("To buy") {
      DKCheckboxItem("Milk", isOn: $hasMilk)
      DKCheckboxItem(isOn: $hasEggs) {
        Label("Eggs", systemImage: "oval")
      }
      .caption("Ten of them")
      for name in others.keys.sorted() {
        DKCheckboxItem(name, isOn: binding(to: name))
      }
      if isHoliday {
        DKCheckboxItem("Cake", isOn: .constant(true)).disabled()
      }
    }
    .dkCheckboxGroupStyle(.tiles)
  }

  private func binding(to name: String) -> Binding<Bool> {
    Binding {
      others[name] ?? false
    } set: { isOn in
      others[name] = isOn
    }
  }
}

// Items are made anywhere, and whatever is in them, they are of one type.
func items(isOn: Binding<Bool>) -> [DKCheckboxItem] {
  [DKCheckboxItem("Milk", isOn: isOn), DKCheckboxItem(isOn: isOn) { Image(systemName: "star") }]
}
