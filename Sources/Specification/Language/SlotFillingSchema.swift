import Diagnostics
import SwiftFragments

extension ValueType<SlotFilling> {
  /// A word, which may be the name of a resolver, or a resolver declared under its name.
  ///
  /// The word is resolved later, because the project may have resolvers.
  static func slotFilling(_ words: ChoiceDescription) -> Self {
    var words = words
    words.isOpen = true
    let word = ValueType.scalar(.choice(words)) { scalar, node, decoder in
      .named(Located(scalar.text, at: decoder.place(node)))
    }
    let resolvers = ValueType<[ResolverSpec]>.mapping(of: ResolverSpec.self)
    let resolver = ValueType(resolvers.description) { node, decoder in
      guard let found = resolvers.decode(node, &decoder) else { return nil }
      guard found.count == 1 else {
        return decoder.report(
          Diagnostic(
            .resolver, at: decoder.place(node),
            "expected one resolver, as in '{symbol: {type: Symbol, view: Icon, value: Icon($0)}}'"))
      }
      return .made(found[0])
    }
    return .either(scalar: word, mapping: resolver)
  }
}

extension ValueType<SlotLabelSpec> {
  /// A label for all forms of a slot, or labels by the names of options and resolvers.
  static var slotLabel: Self {
    .either(
      scalar: .made(from: .label) { .all($0) },
      mapping: .made(
        from: .mapping(keyedBy: .name, of: .label) { form, label in
          Located((form: form.text, label: label), at: form.place)
        }
      ) { .byForm($0) })
  }
}

extension ResolverSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "resolver", plural: "resolvers", title: "Resolvers", shorthand: "type",
    documentation: """
      A resolver is a team's own way to fill slots: a slot with the option `symbol` takes a \
      `Symbol` and shows an `Icon`. Declare it in the project, in a component, or inline, in \
      `options` or in a form.
      """,
    example: """
      resolvers:
        symbol: {type: Symbol, view: Icon, value: Icon($0), label: symbol}
        avatar: Avatar
        status:
          view: StatusView
          parameters: {title: text, level: {type: Int, default: 0}}
          value: "StatusView(title, level: level)"
      """,
    fields: [
      Field(
        "type", \.type, .swiftType,
        "The argument's type. Without `view`, the argument is the view.",
        example: "type: Symbol"),
      Field(
        "view", \.view, .swiftType, "The type of the view that is made from the argument.",
        example: "view: Icon"),
      Field(
        "value", \.value, .swiftExpressionOfArgument,
        """
        The view, with `$0` for the argument or with the names of `parameters`. Without arguments, \
        it is made from the other parameters of the initializer.
        """,
        example: "value: Icon($0)"),
      Field(
        "label", \.label, .label,
        "The label of the argument, if it differs from the label of the slot; `_` for none.",
        example: "label: symbol"),
      .defaultValue(
        \.defaultValue,
        "The value of an omitted argument; `nil` for an optional slot.",
        example: "default: nil"),
      Field(
        "parameters", \.parameters, .mapping(of: ParameterSpec.self),
        """
        Several arguments instead of one `type`, labeled with the slot's name and their own. One \
        can have the type `text`: it is a localized key or a string for callers, and a `Text` in \
        `value`.
        """,
        example: "parameters: {title: text, level: {type: Int, default: 0}}"),
      .summary(
        \.summary, "What the argument means; its documentation is made from it.",
        example: "summary: The symbol that is shown."),
    ])
}

extension SlotDefaultSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "slot's default", plural: "slots' defaults", title: "Defaults of slots", shorthand: "value",
    documentation: """
      The view of an omitted slot. With a `type`, the slot's generic parameter is that type; an \
      expression alone becomes a public view, `CardDefaultDivider`.
      """,
    example: """
      slots:
        divider: {default: {type: Divider, value: Divider()}}
        badge:
          default: "Circle().frame(width: 8)"
      """,
    fields: [
      Field(
        "type", \.type, .swiftType, "The type of the view.",
        example: "type: Divider"),
      Field(
        "value", \.value, .swiftExpression, isRequired: true, "The view.",
        example: "value: Divider()"),
    ])
}
