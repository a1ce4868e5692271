extension ConfigurationEntrySpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "configuration entry", plural: "configuration entries", title: "Configuration",
    shorthand: "type",
    documentation: """
      The configuration is what a style sees of its component: the slots, properties, modifiers and \
      state. A list of names makes it less. A mapping adds what the component makes of them: values \
      and actions, which have a type and a value, and parts, which are views that every style \
      places. A type alone, `isPressed: Bool`, is for a member of the component, the environment \
      included, that styles read and cannot write. Where a mapping names members without saying \
      more, the style sees no others.
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
        The value, in which slots, properties, modifiers, state and environment stand under their \
        names; a closure for an action.
        """,
        example: "value: problem != nil"),
      .summary(
        \.summary, "What the entry is, for those who write styles.",
        example: "summary: Whether there is a problem."),
      Field(
        "view", \.view, .swiftBlock,
        "The part's view, in which the component's members stand under their names.",
        example: "view: 'TextField(\"\", text: $text)'"),
      Field(
        "uikit", \.uiKit, .swiftBlock,
        """
        The part's view in UIKit, where it is not to be made from `view`: statements that return a \
        `UIView`, in the words of the UIKit [runtime](uikit.md).
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
