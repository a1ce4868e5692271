import UIKit

@MainActor let changeTests: [RuntimeTest] = [
  (
    "a value changes the shown content, and no view is created again",
    {
      let card = CardView(title: "Hello")
      let before = views(UIView.self, in: card)
      let mark = views(UIImageView.self, in: card)[0]
      expect(mark.isHidden)
      card.isSelected = true
      expect(!mark.isHidden)
      card.isSelected(false).elevation(3)
      expect(mark.isHidden)
      let after = views(UIView.self, in: card)
      expect(before.count == after.count && zip(before, after).allSatisfy { $0 === $1 })
    }
  ),
  (
    "a text is replaced in its label",
    {
      let card = CardView(title: "Hello", subtitle: "World")
      let labels = views(UILabel.self, in: card)
      card.title("Goodbye").subtitle("See you")
      expectEqual(texts(card), ["Goodbye", "See you"])
      expect(zip(labels, views(UILabel.self, in: card)).allSatisfy { $0 === $1 })
      card.subtitle(nil)
      expectEqual(texts(card), ["Goodbye"])
      card.subtitle("Back")
      expectEqual(texts(card), ["Goodbye", "Back"])
    }
  ),
  (
    "editing a text calls the handler, and setting it does not",
    {
      var heard: [String] = []
      let field = FormFieldView(label: "Name").onTextChange { heard.append($0) }
      let input = views(UITextField.self, in: field)[0]
      field.text = "Jo"
      expectEqual(heard, [])
      expectEqual(input.text, "Jo")
      input.text = "Joan"
      input.sendActions(for: .editingChanged)
      expectEqual(heard, ["Joan"])
      expectEqual(field.text, "Joan")
    }
  ),
  (
    "a focused field persists while the views around it change",
    {
      let window = UIWindow()
      let field = FormFieldView(label: "Name", help: "Help")
      window.addSubview(field)
      let input = views(UITextField.self, in: field)[0]
      input.becomeFirstResponder()
      field.state(.invalid).placeholder("Jo")
      expect(views(UITextField.self, in: field)[0] === input)
      expect(input.isFirstResponder)
    }
  ),
  (
    "the views of items stay while others come and go",
    {
      let (first, second, third) = (UILabel("a"), UILabel("b"), UILabel("c"))
      let row = ButtonRowView {
        first
        second
      }
      let stack = views(HStackView.self, in: row)[0]
      let kept = stack.arrangedSubviews[1]
      row.buttons = [third, second]
      expectEqual(texts(row), ["c", "b"])
      expect(stack.arrangedSubviews[1] === kept)
    }
  ),
]
