import DesignKit
import SwiftUI

@MainActor func calls(
  hasMilk: Binding<Bool>, hasEggs: Binding<Bool>, name: String, others: [CheckboxItem],
  isHungry: Bool
) {
  _ = CheckboxGroup("To buy") {
    CheckboxItem("Milk", id: "milk", isOn: hasMilk)
      .required()
    CheckboxItem(name, id: "name", isOn: hasMilk)
      .caption("From the farm")
    CheckboxItem(id: "eggs", isOn: hasEggs) {
      Label("Eggs", systemImage: "star")
    }
    .caption { Text("Ten of them") }
    if isHungry { CheckboxItem("Cake", id: "cake", isOn: hasEggs) }
    for number in 1...3 {
      CheckboxItem("Apple \(number)", id: "\(number)", isOn: hasEggs)
    }
    others
  }
  _ = CheckboxGroup(items: { others })
    .checkboxGroupStyle(.compact)
}

// A value is made and compared anywhere.
func items(isOn: Binding<Bool>) -> [CheckboxItem] {
  let items = [
    CheckboxItem("Milk", id: "milk", isOn: isOn).required(),
    CheckboxItem(id: "eggs", isOn: isOn) { Text("Eggs") },
  ]
  return items.filter { $0.isRequired && $0 != items[1] }
}

struct Checklist: View {
  let items: [CheckboxItem]

  var body: some View {
    ForEach(items) { item in
      Toggle(isOn: item.$isOn) { item.label }
        .opacity(item.isOn ? 1 : 0.5)
    }
  }
}
