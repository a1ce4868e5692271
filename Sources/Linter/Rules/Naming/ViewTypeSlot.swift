import English
import Specification

extension Rule {
  /// Slots that are named after a view type.
  static let viewTypeSlot = Self(
    "view-type-slot", in: .naming,
    summary: "A slot is named for a kind of view rather than for its place.",
    rationale: """
      A slot takes any view, so `text:` or `button:` is misleading and does not describe its purpose, as `message` and \
      `actions` do. Its generic parameter would also be named like a SwiftUI view. The rule ignores `image` and \
      `label`, which SwiftUI uses as role names, `text` for a slot with a text option, slots with a result builder, \
      and a list of `buttons`.
      """,
    good: [
      """
      component: Tag
      slots: {label: {options: [text]}, actions: {optional: true}}
      """,
      """
      component: Quote
      slots: {text: {options: [text]}, buttons: {builder: {name: ButtonsBuilder, limit: 2}}}
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {↓text: , ↓button: {optional: true}, ↓view: }
      """
    ],
    check: .spec { subject, _ in
      subject.spec.slots.compactMap { slot in
        guard slot.type == nil, slot.builder == nil, slot.deprecated == nil,
          !slot.isList || !canNameSeveral(slot.name.text),
          kindsOfViews.contains(slot.name.text),
          !slot.name.text.hasPrefix("text")
            || !slot.options.contains(where: { textOptions.contains($0.option) })
        else { return nil }
        return Finding(
          slot.name.place,
          "the slot '\(slot.name.text)' takes any view, but its name suggests one kind; name it "
            + "for its place or use, such as 'title', 'message' or 'actions'")
      }
    })
}

private let kindsOfViews: Set<String> = [
  "anyView", "button", "buttons", "circle", "color", "component", "element", "emptyView", "group",
  "hStack", "rectangle", "scrollView", "stack", "text", "texts", "vStack", "view", "views",
  "zStack",
]

private let textOptions: Set<SlotOption?> = [.text, .localized, .string]
