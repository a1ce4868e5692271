import DesignTokens

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
        ignore: [spread, string]
        types: {"color.*": color}
        names: {"color.*.DEFAULT": "*-base"}
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
        "ignore", \.ignore, .list(of: .text),
        """
        What the project does without. `spread` and `inset` are parts of shadows that a view's shadow \
        lacks. The name of a type, such as `string`, stands for all tokens of this type, and a \
        pattern of paths, such as `asset.*`, for the tokens that it matches; they are left out, and \
        `dscompile tokens` counts them.
        """,
        example: "ignore: [spread, inset, string, \"asset.*\"]"),
      Field(
        "types", \.types,
        .mapping(keyedBy: .text, of: .choice(TokenType.self)) { (pattern: $0, type: $1) },
        """
        The types of tokens for which the files have none, by patterns of their paths, in which `*` \
        stands for any text. The first pattern that matches applies.
        """,
        example: "types: {\"color.*\": color, \"*.radius\": dimension}"),
      Field(
        "names", \.names, .mapping(keyedBy: .text, of: .text) { (pattern: $0, name: $1) },
        """
        The names of tokens in Swift, by patterns of their paths, in which `*` stands for any text. The \
        first pattern that matches applies. In the name, the first `*` stands for the text of the \
        first one in the pattern, and so on, and the words are joined in camel case. A name in the \
        token itself takes precedence.
        """,
        example: "names: {\"color.*.DEFAULT\": \"*-base\", \"size.2*\": \"double-*\"}"),
      Field(
        "namespaces", \.namespaces, .mapping(keyedBy: .text, of: .name) { (group: $0, type: $1) },
        """
        The names of the emitted types, by group, if they differ from the name of the group, \
        which is the first part of a token's path. `$root` stands for the tokens outside of groups.
        """,
        example: "namespaces: {text: TextStyles}"),
      Field(
        "assets", \.assets, .boolean,
        "Whether an asset catalog with the colors is also emitted. By default, there is none.",
        example: "assets: true"),
    ])
}
