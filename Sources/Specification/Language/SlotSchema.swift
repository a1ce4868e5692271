import Diagnostics
import SwiftFragments

extension SlotSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "slot", plural: "slots", title: "Slots",
    documentation: """
      A slot is a region that the caller fills with any view. Its name alone declares a required \
      one. There is always an initializer with a view builder for it; options add shorter ones.
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
        Whether callers may omit the slot. Its generic parameter is `Never` then, and the body \
        sees nil.
        """,
        example: "optional: true"),
      Field(
        "options", \.options, .list(of: .slotFilling(SlotOption.description)),
        "The ways to fill the slot in addition to a closure: options and resolvers.",
        example: "options: [text, systemImage]"),
      Field(
        "label", \.label,
        .slotLabel,
        """
        The label of the slot's argument, for all options or for each; `_` for none. By default, \
        the name of the slot.
        """,
        example: "label: {text: _, systemImage: systemImage}"),
      Field(
        "generic", \.generic, .name,
        """
        The name of the slot's generic parameter. By default, the slot's name with a capital \
        letter, followed by `Content` if that is the name of a view. Slots with the same \
        parameter are filled with views of one type, and are present or omitted together.
        """,
        example: "generic: Heading"),
      Field(
        "default", \.defaultContent, .object(SlotDefaultSpec.init),
        """
        The view of an omitted slot: a mapping with its type, or an expression alone, which is \
        emitted as a view.
        """,
        example: "default: {type: Divider, value: Divider()}"),
      Field(
        "type", \.type, .swiftType,
        """
        The type of the view, if the slot takes only that type. The component then has no generic \
        parameter for it, and styles see the view itself. The option `text` needs the type `Text`; \
        `systemImage` and `image` need `Image`.
        """,
        example: "type: Avatar"),
      Field(
        "via", \.via, .choice(SlotRoute.self),
        """
        How callers fill the slot: in initializers, or with a method of the component named after \
        the slot, `.footer { … }`. A slot that a method fills is always optional, is nil if \
        omitted without a `default` or the option `empty`, and does not add initializers.
        """,
        example: "via: modifier"),
      Field(
        "builder", \.builder, .object(ViewsBuilderSpec.init),
        "A result builder for the slot, which limits the number of views.",
        example: "builder: {name: AlertButtonsBuilder, limit: 2}"),
      Field(
        "arguments", \.arguments, .mapping(of: SlotArgumentSpec.self),
        """
        The values that the slot's closure takes. Call the slot to show it: `thumb(isOn)` in a \
        body, `configuration.thumb(isOn: true)` in a style.
        """,
        example: "arguments: {isOn: Bool}"),
      Field(
        "lazy", \.isLazy, .boolean,
        """
        Whether the closure is stored instead of its view, so that the view is created where it \
        is shown: a body calls the slot, `title()`, and an optional one `title?()`. Styles see a \
        view in any case.
        """,
        example: "lazy: true"),
      Field(
        "omitEmpty", \.omitsEmpty, .boolean,
        """
        Whether an empty string omits the slot, as nil does: for optional slots with texts, symbols \
        or images by name. By default, it is an empty text, which takes up space.
        """,
        example: "omitEmpty: true"),
      .deprecated(
        \.deprecated,
        """
        The deprecation of the slot. An entry with only this key and the name of another slot as \
        `renamed` is an old name of that slot: calls with it still compile, with a deprecation \
        warning, and editors offer the new name.
        """),
      .summary(
        \.summary, "What the slot is for; the documentation of its arguments is made from it.",
        example: "summary: The card's heading."),
      Field(
        "list", \.list, .slotList,
        """
        Whether the views of the slot are handled one by one: in bodies and styles the slot is a \
        collection. A mapping has further settings.
        """,
        example: "list: true"),
      Field(
        "forEach", \.forEach, .slotRepetition,
        """
        Whether the slot can also be filled with a collection and a closure for each element: \
        `true` for elements of any type, or the type of the elements. A mapping has further \
        settings.
        """,
        example: "forEach: Item"),
    ])
}

extension SlotArgumentSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "slot argument", plural: "slot arguments", title: "Arguments of slots", shorthand: "type",
    documentation: """
      An argument is a value that the component passes to the closure of a slot: `{ isOn in … }`. \
      Views of options do not depend on it, but the `value` of a resolver can use it.
      """,
    example: """
      slots:
        thumb:
          arguments: {isOn: {type: Bool, summary: Whether the switch is on.}}
      """,
    fields: [
      .type(\.type),
      .summary(
        \.summary, "What the value means, for the documentation of the configuration.",
        example: "summary: Whether the switch is on."),
    ])
}

extension SlotRoute: Choice {
  static let noun = "way to pass a slot"
  static let plural = "ways to pass a slot"

  var documentation: String {
    switch self {
    case .initializers:
      "Initializers take the slot, or omit it; the default."
    case .modifier:
      "A method for each way to fill the slot returns the component with the slot; initializers "
        + "omit it."
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
      "Only a localized key; it becomes a `Text`."
    case .string:
      "Only a string that is not localized; it becomes a `Text`."
    case .systemImage:
      "The name of a system symbol; it becomes an `Image`."
    case .image:
      "The name of an image in the asset catalog; it becomes an `Image`."
    case .value:
      "A view value instead of a closure."
    case .empty:
      "Nothing: the argument may be left out and the slot is an `EmptyView`."
    case .unlabeled:
      "The arguments of the other options have no label."
    }
  }
}
