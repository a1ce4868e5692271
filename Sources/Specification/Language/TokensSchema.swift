extension TokensSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "token setting", plural: "token settings", title: "Design tokens",
    shorthand: "path",
    documentation: """
      Design tokens are emitted as Swift, each group as a type with a member for each of its \
      tokens; see the [guide](tokens.md). A path is enough if the resolver has a modifier with \
      the contexts `light` and `dark`, one named `contrast`, and one other, the theme.
      """,
    example: """
      library: DesignKit
      tokens:
        path: tokens/design.resolver.json
        theme: brand
        colorScheme: scheme
        schemes: {light: day, dark: night}
        contrast: contrast
        inputs: {density: compact}
        rem: 16
        namespaces: {text: TextStyles}
        assets: true
      """,
    fields: [
      Field(
        "path", \.path, .path, isRequired: true,
        """
        A resolver, a token file, or a folder with one resolver or with token files, relative to the \
        project's folder.
        """,
        example: "path: tokens/design.resolver.json"),
      Field(
        "theme", \.theme, .text,
        """
        The modifier whose contexts are the themes. By default, the remaining modifier besides \
        color scheme and contrast.
        """,
        example: "theme: brand"),
      Field(
        "colorScheme", \.colorScheme, .text,
        """
        The modifier that is the color scheme. By default, the one with the contexts `light` and \
        `dark`.
        """,
        example: "colorScheme: scheme"),
      Field(
        "schemes", \.schemes,
        .mapping(keyedBy: .choice(TokenAppearanceName.self), of: .text) {
          (appearance: $0, context: $1)
        },
        """
        The contexts of the color scheme that follow the appearance of the system. By default, \
        those named `light` and `dark`, also with an addition such as `high_contrast`. Further \
        contexts are themes.
        """,
        example: "schemes: {light: day, dark: night}"),
      Field(
        "contrast", \.contrast, .text,
        """
        The modifier that is the contrast, with the contexts `standard` and `increased`. By \
        default, the one named `contrast`.
        """,
        example: "contrast: accessibility"),
      Field(
        "inputs", \.inputs, .mapping(keyedBy: .text, of: .text) { (modifier: $0, context: $1) },
        "Modifiers with a fixed context.",
        example: "inputs: {density: compact}"),
      Field(
        "rem", \.rem, .integer(in: 1...1000),
        "The number of points in a `rem`. By default, 16.",
        example: "rem: 16"),
      Field(
        "namespaces", \.namespaces, .mapping(keyedBy: .text, of: .name) { (group: $0, type: $1) },
        """
        The names of the emitted types, by group, if they differ from the name of the group, \
        which is the first part of a token's path.
        """,
        example: "namespaces: {text: TextStyles}"),
      Field(
        "assets", \.assets, .boolean,
        "Whether an asset catalog with the colors is also emitted. By default, there is none.",
        example: "assets: true"),
    ])
}
