extension ConfigurationEntrySpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "configuration entry", plural: "configuration entries", title: "Configuration",
    shorthand: "type",
    documentation: """
      The configuration is what a style sees of its component: the slots, properties, modifiers \
      and state. A list of names restricts it to these members. A mapping adds values and actions, \
      which have a type and a value, and parts, which are views that all styles share. An entry \
      with only a type, `isPressed: Bool`, is a member of the component, or an environment value, \
      that styles can read but not write. If a mapping contains names without a value, styles see \
      no other members.
      """,
    example: """
      properties: {text: {type: String, binding: true}, problem: "String?"}
      state: {isHovered: {type: Bool, default: false}}
      environment: {isEnabled: }
      styles: {automatic: {}}
      configuration:
        isHovered: Bool
        isEnabled: Bool
        isFailed: {type: Bool, value: problem != nil, summary: Whether there is a problem.}
        clear: {type: "() -> Void", value: '{ text = "" }', summary: Empties the field.}
        field:
          view: 'TextField("", text: $text)'
          summary: The field itself.
      """,
    fields: [
      .type(\.type, isRequired: false),
      Field(
        "value", \.value, .swiftExpression,
        """
        The value; a closure for an action. It can use slots, properties, modifiers, state and \
        environment values by their names.
        """,
        example: "value: problem != nil"),
      .summary(
        \.summary, "The documentation of the entry, for authors of styles.",
        example: "summary: Whether there is a problem."),
      Field(
        "view", \.view, .swiftBlock,
        "The view of the part, which can use the members of the component by their names.",
        example: "view: 'TextField(\"\", text: $text)'"),
      Field(
        "uikit", \.uiKit, .swiftBlock,
        """
        The view of the part in UIKit, instead of one made from `view`: statements that return a \
        `UIView`, written with the UIKit [runtime](uikit.md).
        """,
        example: "uikit: UITextField(\"\")"),
    ])
}

extension ValueType<ConfigurationSpec> {
  /// A list of names, or a mapping.
  static var configuration: Self {
    .either(
      list: .made(from: .list(of: .made(from: .name) { ConfigurationEntrySpec(name: $0) })) {
        ConfigurationSpec(entries: $0)
      },
      mapping: .made(from: .mapping(of: ConfigurationEntrySpec.self)) {
        ConfigurationSpec(entries: $0)
      })
  }
}
