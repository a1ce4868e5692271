import SwiftFragments

extension SlotSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "slot", plural: "slots", title: "Slots",
    documentation: """
      A slot is a region that the caller fills with any view. Its name alone declares a required \
      one. There is always an initializer that takes a closure with views for it; options add \
      shorter ones.
      """,
    example: """
      slots:
        title:
          options: [text]
          summary: The card's heading.
        actions:
          optional: true
        footer:
      """,
    fields: [
      Field(
        "optional", \.isOptional, .boolean,
        """
        Whether the caller may leave the slot out. The generic parameter is `Never` then, and the \
        body sees nil.
        """,
        example: "optional: true"),
      Field(
        "options", \.options, .list(of: .choice(SlotOption.self)),
        "The ways to fill the slot other than by a closure.",
        example: "options: [text, systemImage]"),
      Field(
        "label", \.label,
        .either(
          scalar: .made(from: .label) { .all($0) },
          mapping: .made(from: .mapping(keyedBy: .slotForm, of: .label, labelOfForm)) {
            .byForm($0)
          }),
        """
        The label of the slot's argument, for all its forms or for each; `_` stands for none. \
        Without it the label is the slot's name.
        """,
        example: "label: {text: _, systemImage: systemImage}"),
      Field(
        "generic", \.generic, .name,
        """
        The name of the slot's generic parameter. Without it, it is the slot's name with a capital \
        letter, or with `Content` behind it where that is the name of a view.
        """,
        example: "generic: Heading"),
      .deprecated(\.deprecated),
      .summary(
        \.summary, "What the slot is for; the documentation of its arguments is made from it.",
        example: "summary: The card's heading."),
    ])
}

extension ValueType<Located<String>> {
  /// How a slot can be filled: an option, or a closure.
  fileprivate static var slotForm: Self {
    let forms =
      SlotOption.description.values.filter { $0.word != "empty" && $0.word != "unlabeled" }
      + [("view", "A closure with views.")]
    return .word(
      of: ChoiceDescription(noun: "slot form", plural: "slot forms", values: forms),
      unknown: "unknown-value")
  }
}

private func labelOfForm(
  _ form: Located<String>, _ label: SwiftName
) -> Located<(form: String, label: SwiftName)> {
  Located((form: form.value, label: label), at: form.place)
}

extension SlotOption: Choice {
  static let noun = "slot option"
  static let unknownID = "unknown-slot-option"

  var documentation: String {
    switch self {
    case .text:
      "A localized key, or a string that is not localized; it becomes a `Text`."
    case .localized:
      "A localized key alone; it becomes a `Text`."
    case .string:
      "A string that is not localized alone; it becomes a `Text`."
    case .systemImage:
      "The name of a system symbol; it becomes an `Image`."
    case .image:
      "The name of an image in the asset catalogue; it becomes an `Image`."
    case .value:
      "The view itself rather than a closure."
    case .empty:
      "Nothing: the argument may be left out and the slot is an `EmptyView`."
    case .unlabeled:
      "No way of its own: the arguments of the other options have no label."
    }
  }
}
