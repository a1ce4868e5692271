import UIKit

/// Whether the result of a closure is deallocated.
@MainActor private func isFreed(_ make: () -> UIView) -> Bool {
  weak var kept: UIView?
  do {
    let view = make()
    kept = view
  }
  return kept == nil
}

@MainActor let leakTests: [RuntimeTest] = [
  (
    "nothing retains a card, in any style",
    {
      expect(isFreed { CardView(title: "Hello", subtitle: "World") { UILabel("a") } })
      expect(isFreed { CardView(title: "Hello").cardViewStyle(.outlined).isSelected(true) })
    }
  ),
  (
    "nothing retains a field, and its handler retains nothing",
    {
      expect(
        isFreed {
          FormFieldView(label: "Name", help: "Help").onTextChange { _ in }.state(.invalid)
        })
    }
  ),
]
