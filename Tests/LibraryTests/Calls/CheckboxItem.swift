import DesignKit
import SwiftUI

struct Allergens {
  let isOn: Binding<Bool>
  let name: String

  // An item is a value: it is made anywhere, kept, and changed by copy.
  var items: [DKCheckboxItem] {
    let nuts = DKCheckboxItem("Nuts", isOn: isOn)
    return [
      nuts,
      nuts.disabled(),
      nuts.caption("Peanuts are none"),
      nuts.caption { Label("Peanuts are none", systemImage: "leaf") },
      DKCheckboxItem(name, isOn: isOn).caption(name),
    ]
  }

  // What shows an item reads all of it.
  @MainActor func caption(of item: DKCheckboxItem) -> some View {
    item.caption.opacity(item.isDisabled ? 0.5 : 1)
  }
}
