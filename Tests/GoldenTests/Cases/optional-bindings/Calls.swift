import DesignKit
import SwiftUI

@MainActor func calls(isExpanded: Binding<Bool>, selection: Binding<Int?>) -> Bool {
  let plain = Disclosure(identifier: "a", label: "Title") { Text("Content") }
  let bound = Disclosure(identifier: "a", isExpanded: isExpanded, label: "Title") {
    Text("Content")
  }
  _ = Disclosure(identifier: "a", isExpanded: nil, selection) {
    Text("Title")
  } content: {
    Text("Content")
  }
  .disclosureStyle(.framed)
  _ = Counter()
  _ = Counter(count: .constant(2))
  return plain == bound
}
