import Diagnostics
import Specification
import SwiftFragments

// What a slot says beside its options and labels.

extension ComponentChecker {
  /// Whether a slot keeps its closure; in bodies it then has no members.
  mutating func isLazy(_ slot: SlotSpec) -> Bool {
    guard let lazy = slot.isLazy, lazy.value else { return false }
    let blocks = [spec.body].compactMap { $0 } + configurationAdditions.compactMap(\.view)
    for block in blocks where !block.declaredNames.contains(slot.name.text) {
      guard slot.isOptional?.value != true,
        let access = block.memberAccesses.first(where: { $0.base == slot.name.text })
      else { continue }
      error(
        "lazy-slot", at: access.member.place,
        "'\(slot.name.text)' is a closure, whose view is made by a call: "
          + "'\(slot.name.text)().\(access.member.text)'",
        notes: [Note("the slot is lazy here", at: lazy.place)])
    }
    return true
  }
}
