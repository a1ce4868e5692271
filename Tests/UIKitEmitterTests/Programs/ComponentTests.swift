import UIKit

/// All views below a view, in the order of the tree.
@MainActor func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
  let inner = (root as? UIStackView)?.arrangedSubviews ?? root.subviews
  return inner.flatMap { view in
    ((view as? View).map { [$0] } ?? []) + views(type, in: view)
  }
}

/// The texts that a view shows.
@MainActor func texts(_ root: UIView) -> [String] {
  views(UILabel.self, in: root).filter { !$0.isHidden }.map { $0.text ?? "" }
}

@MainActor let componentTests: [RuntimeTest] = [
  (
    "a card has the slots that it was given",
    {
      let card = CardView(title: "Hello", subtitle: "World") { UILabel("Save") }
      expectEqual(texts(card), ["Hello", "World", "Save"])
      expectEqual(texts(CardView(title: "Hello")), ["Hello"])
      expectEqual(
        texts(
          CardView {
            UILabel("a")
          } subtitle: {
            UILabel("b")
          }), ["a", "b"])
    }
  ),
  (
    "parts can be found by their identifiers",
    {
      let card = CardView(title: "Hello", subtitle: "World")
      let identifiers = views(UILabel.self, in: card).compactMap(\.accessibilityIdentifier)
      expectEqual(identifiers, ["card.title", "card.subtitle"])
    }
  ),
  (
    "a field shows its texts, and its purpose is read out",
    {
      let field = FormFieldView(text: "Jo", label: "Name", help: "As in your passport")
      expectEqual(texts(field), ["Name", "As in your passport"])
      let input = views(UITextField.self, in: field)[0]
      expectEqual(input.text, "Jo")
      expectEqual(input.accessibilityLabel, "Name")
      expectEqual(field.placeholder("Jo Doe").text, "Jo")
      expectEqual(input.placeholder, "Jo Doe")
    }
  ),
  (
    "a row has room for its buttons, which are equally wide",
    {
      let row = ButtonRowView {
        UILabel("a")
        UILabel("b")
      }
      let stack = views(HStackView.self, in: row)[0]
      expectEqual(stack.arrangedSubviews.count, 2)
      expect(stack.distribution == .fillEqually)
      expectEqual(stack.spacing, 8)
      row.spacing(3)
      expectEqual(stack.spacing, 3)
    }
  ),
]
