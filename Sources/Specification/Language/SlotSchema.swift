import Diagnostics
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
        "options", \.options, .list(of: .slotFilling(SlotOption.description)),
        "The ways to fill the slot other than by a closure: options and resolvers.",
        example: "options: [text, systemImage]"),
      Field(
        "label", \.label,
        .slotLabel,
        """
        The label of the slot's argument, for all its forms or for each; `_` stands for none. \
        Without it the label is the slot's name.
        """,
        example: "label: {text: _, systemImage: systemImage}"),
      Field(
        "generic", \.generic, .name,
        """
        The name of the slot's generic parameter. Without it, it is the slot's name with a capital \
        letter, or with `Content` behind it where that is the name of a view. Slots that name the \
        same parameter are filled with views of one type, and come and go together.
        """,
        example: "generic: Heading"),
      Field(
        "default", \.defaultContent, .object(SlotDefaultSpec.init),
        """
        What is shown where the slot is omitted: a view of a known type, or an expression alone, \
        around which a view is emitted.
        """,
        example: "default: {type: Divider, value: Divider()}"),
      Field(
        "type", \.type, .swiftType,
        """
        The type of the view, where the slot takes no other: there is no generic parameter then, and \
        styles see the view itself. `text` needs the type `Text`, `systemImage` and `image` need \
        `Image`.
        """,
        example: "type: Avatar"),
      Field(
        "via", \.via, .choice(SlotRoute.self),
        """
        What takes the slot's views and options: initializers, or a method with the slot's name on the \
        component that is there, `.footer { … }`. Such a slot may always be left out, is nil then \
        if it has no `default` and is not `empty`, and does not add to the number of initializers.
        """,
        example: "via: modifier"),
      Field(
        "builder", \.builder, .object(ViewsBuilderSpec.init),
        "A result builder of the slot's own, which takes so many views and no more.",
        example: "builder: {name: AlertButtonsBuilder, limit: 2}"),
      Field(
        "arguments", \.arguments, .mapping(of: SlotArgumentSpec.self),
        """
        The values that the slot's closure takes. It is kept, and called where the slot is placed: \
        `thumb(isOn)` in a body, `configuration.thumb(isOn: true)` in a style.
        """,
        example: "arguments: {isOn: Bool}"),
      Field(
        "lazy", \.isLazy, .boolean,
        """
        Whether the closure is kept rather than its view, which is then made where the slot is \
        placed: in a body the slot is called, `title()`, and an optional one `title?()`. Styles see a \
        view all the same.
        """,
        example: "lazy: true"),
      .deprecated(
        \.deprecated,
        """
        That nobody should fill it any more, and what instead. An entry that has this key alone, with the \
        name of another slot as `renamed`, is an old name of that slot: what is called by it stays, \
        deprecated, and editors offer to write the new one.
        """),
      .summary(
        \.summary, "What the slot is for; the documentation of its arguments is made from it.",
        example: "summary: The card's heading."),
      Field(
        "list", \.list, .slotList,
        """
        Whether the views that a caller gives are treated one by one: in bodies and for styles the \
        slot is a collection of them. A mapping says more of it.
        """,
        example: "list: true"),
      Field(
        "forEach", \.forEach, .slotRepetition,
        """
        Whether the slot can also be filled from data, by a collection and a closure for an element: \
        `true` for elements of any type, or what the elements are. A mapping says more of it.
        """,
        example: "forEach: Item"),
    ])
}

extension SlotArgumentSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "slot argument", plural: "slot arguments", title: "Arguments of slots", shorthand: "type",
    documentation: """
      An argument is a value by which the caller decides what is in a slot: `{ isOn in … }`. What \
      options put into the slot is the same whatever the arguments are, but the `value` of a \
      resolver may name them.
      """,
    example: """
      slots:
        thumb:
          arguments: {isOn: {type: Bool, summary: Whether the switch is on.}}
      """,
    fields: [
      .type(\.type),
      .summary(
        \.summary, "What the value means, for the documentation of what styles call.",
        example: "summary: Whether the switch is on."),
    ])
}

extension SlotRoute: Choice {
  static let noun = "way to give a slot"
  static let plural = "ways to give a slot"

  var documentation: String {
    switch self {
    case .initializers:
      "Every initializer takes something for the slot, or leaves it out; this is what happens "
        + "without the key."
    case .modifier:
      "A method for each way to fill the slot returns the component with that in it; in initializers "
        + "the slot is left out."
    }
  }
}

extension SlotOption: Choice {
  static let noun = "slot option"
  static let unknownID = ProblemID.unknownSlotOption

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
