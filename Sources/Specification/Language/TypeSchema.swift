extension TypeSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "type", plural: "types", title: "Types",
    documentation: "A type is an enum that is declared beside the component.",
    example: """
      types:
        CardDensity: {cases: [regular, compact]}
        CardRole:
          summary: What a card means to the reader.
          cases:
            neutral:
            critical: {summary: Something that needs attention.}
      """,
    fields: [
      Field(
        "cases", \.cases,
        .either(
          list: .list(of: .made(from: .name) { EnumCaseSpec(name: $0) }),
          mapping: .mapping(of: EnumCaseSpec.self)),
        isRequired: true,
        "The enum's cases: a list, or a mapping where something is to be said of them.",
        example: "cases: [neutral, critical]"),
      .summary(
        \.summary, "What the type is for: its documentation.",
        example: "summary: What a card means to the reader."),
    ])
}

extension EnumCaseSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "case", plural: "cases", title: "Cases",
    documentation: "A case of an enum. Its name alone declares it.",
    example: """
      types:
        CardRole:
          cases:
            neutral:
            critical: {summary: Something that needs attention.}
      """,
    fields: [
      .summary(
        \.summary, "What the case means: its documentation.",
        example: "summary: Something that needs attention.")
    ])
}
