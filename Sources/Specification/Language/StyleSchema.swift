extension StyleSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "style", plural: "styles", title: "Styles", declarations: "parameters",
    documentation: """
      A style is a look of the component that the caller chooses: `.cardStyle(.outlined)`. It is \
      emitted as a struct, `OutlinedCardStyle`, and as a static member for the call above. The \
      style `automatic` is the default unless another style has `default: true`.
      """,
    example: """
      slots:
        title:
          options: [text]
      styles:
        automatic:
          body: configuration.title.font(.headline)
        outlined:
          summary: Draws a border around the card.
          parameters: {lineWidth: {type: CGFloat, default: 1}}
          environment: [colorScheme]
          body: |
            configuration.title
              .border(colorScheme == .dark ? Color.white : Color.black, width: lineWidth)
      """,
    fields: [
      Field(
        "default", \.isDefault, .boolean,
        "Whether this is the style of a component without a style around it.",
        example: "default: true"),
      .deprecated(
        \.deprecated,
        """
        The deprecation of the style. An entry with only this key and the name of another style as \
        `renamed` is an old name of that style: it has its look and its parameters.
        """),
      .availability(\.availability),
      .summary(
        \.summary, "The look of the style: its documentation.",
        example: "summary: Draws a border around the card."),
      Field(
        "parameters", \.parameters, .mapping(of: ParameterSpec.self),
        "The values that the style takes, by name.",
        example: "parameters: {lineWidth: {type: CGFloat, default: 1}}"),
      Field(
        "environment", \.environment,
        .either(
          list: .list(of: .made(from: .name) { EnvironmentReadSpec(name: $0) }),
          mapping: .mapping(keyedBy: .name, of: .maybe(.name)) { name, keyPath in
            var read = EnvironmentReadSpec(name: name)
            read.keyPath = keyPath
            return read
          }),
        """
        The environment values that the body reads: a list, or a mapping from names in the body \
        to names in the environment.
        """,
        example: "environment: {scheme: colorScheme}"),
      Field(
        "body", \.content, .body,
        """
        The look, or the word `swift` if an extension in a hand-written file below the project's \
        `sources` implements `makeBody(configuration:)`. `configuration` has the component's \
        slots, properties, modifiers and state; parameters and environment values of the style \
        are used by their names. Without a body, the style lays out the slots in the order of \
        their declaration.
        """,
        example: """
          body: |
            VStack(alignment: .leading) {
              configuration.title.font(.headline)
              configuration.actions
            }
          """),
      Field(
        "uikit", \.uiKit, .swiftBlock,
        """
        The look in UIKit, instead of one made from `body`: statements that return a `UIView`, \
        written with the UIKit [runtime](uikit.md).
        """,
        example: """
          uikit: |
            VStackView(spacing: 8) {
              configuration.title.font(.headline)
              configuration.actions
            }
          """),
      Field(
        "targets", \.targets, .list(of: .choice(ViewFramework.self)),
        """
        The frameworks that the style is emitted for. By default, all of the project's `targets`.
        """,
        example: "targets: [swiftui]"),
    ])
}
