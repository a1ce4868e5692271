extension TypeSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "type", plural: "types", title: "Types", declarations: "properties",
    documentation: """
      A type that is emitted with the component. `cases` makes it an enum, `properties` a struct \
      with an initializer, `optionSet` an option set, `alias` an alias and `protocol` a protocol; \
      with only `constants`, `types` or `swift` it is an enum without cases, a namespace. Enums \
      are `Sendable`, and, with a payload, `Hashable` if all values are known to be; structs are \
      `Sendable` likewise. `conforms` adds other protocols.
      """,
    example: """
      types:
        CardDensity: {cases: [regular, compact], default: regular}
        CardRole:
          summary: What a card means to the reader.
          cases:
            neutral:
            critical: {summary: Something that needs attention.}
        CardLink:
          properties: {title: String, target: URL}
        CardEdges: {optionSet: [top, bottom]}
        CardAction: {alias: "@MainActor () -> Void"}
        CardSubject: {protocol: [Identifiable], properties: {title: String}}
      """,
    fields: [
      .summary(
        \.summary, "What the type is for: its documentation.",
        example: "summary: What a card means to the reader."),
      .deprecated(\.deprecated),
      Field(
        "scope", \.scope, .choice(TypeScope.self),
        "The scope of the declaration. By default, the top level.",
        example: "scope: component"),
      .access(\.access, "The access level of the type, if it is lower than that of the component."),
      Field(
        "conforms", \.conforms, .list(of: .swiftType),
        """
        Additional protocols of the type. For `CaseIterable` with a deprecated case, `allCases` \
        is emitted without that case.
        """,
        example: "conforms: [CaseIterable, Identifiable]"),
      .generics(\.generics, "The type's generic parameters, by name."),
      Field(
        "raw", \.raw, .swiftType,
        """
        The type of the raw values: of an enum, whose cases then have no payload, or of an option \
        set, where the default is `Int`.
        """,
        example: "raw: String"),
      Field(
        "cases", \.cases,
        .either(
          list: .list(of: .made(from: .name) { EnumCaseSpec(name: $0) }),
          mapping: .mapping(of: EnumCaseSpec.self)),
        "The enum's cases: a list, or a mapping with their settings.",
        example: "cases: [neutral, critical]"),
      Field(
        "default", \.defaultMember, .name,
        """
        The case, option or constant that is the default value. The type gets a member `default`, \
        unless a case has that name, and modifiers and environment values of the type need no \
        `default`. Properties still do.
        """,
        example: "default: neutral"),
      Field(
        "alias", \.alias, .swiftType,
        "The type of an alias.",
        example: "alias: \"@MainActor () -> Void\""),
      Field(
        "protocol", \.refined, .list(of: .swiftType),
        "The protocols that a protocol refines; `[]` for none.",
        example: "protocol: [Identifiable]"),
      Field(
        "optionSet", \.options,
        .either(
          list: .list(of: .made(from: .name) { OptionSpec(name: $0) }),
          mapping: .mapping(of: OptionSpec.self)),
        "The options of an option set: a list, or a mapping with their settings.",
        example: "optionSet: [top, bottom]"),
      Field(
        "constants", \.constants, .mapping(of: ConstantSpec.self),
        "The type's static values, by name.",
        example: "constants: {largest: {type: Int, value: 99}}"),
      Field(
        "properties", \.properties, .mapping(of: PropertySpec.self),
        """
        The struct's properties, which its initializer takes in this order; for a protocol, its \
        requirements, whose defaults become an extension of it and which can be set if they are \
        bindings.
        """,
        example: "properties: {title: String, count: {type: Int, default: 0}}"),
      Field(
        "throws", \.checks, .swiftBlock,
        """
        Statements before the assignments in the struct's initializer, which throw if the \
        arguments are not valid.
        """,
        example: """
          throws: |
            guard count >= 0 else { throw CardError.negativeCount }
          """),
      Field(
        "types", \.types, .mapping(of: TypeSpec.self),
        "Nested types, by name; elsewhere they are written `Outer.Inner`.",
        example: "types: {Kind: {cases: [info, warning]}}"),
      Field(
        "body", \.body, .swiftBlock,
        "The body of a struct that is a view; it uses the properties by their names.",
        example: "body: Text(title)"),
      Field(
        "swift", \.members, .swiftDeclarations,
        "Additional members, as Swift.",
        example: """
          swift: |
            public var isLoud: Bool { true }
          """),
    ])
}

extension TypeScope: Choice {
  static let noun = "scope"

  var documentation: String {
    switch self {
    case .library: "At the top level of the library."
    case .component:
      """
      In the type of the component, as `Card.Role`; specs use that name, too. In a generic \
      component, the type is emitted as `CardRole` with the alias `Card.Role`, because otherwise \
      each generic argument would have its own type.
      """
    }
  }
}

extension EnumCaseSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "case", plural: "cases", title: "Cases", shorthand: "raw",
    declarations: "values",
    documentation: "A case of an enum. Its name alone declares it.",
    example: """
      types:
        CardRole:
          cases:
            neutral:
            critical: {summary: Something that needs attention.}
            progress: {values: {fraction: {type: Double, label: _}}}
        CardSize:
          raw: Int
          cases: {small: 1, large: 3}
      """,
    fields: [
      Field(
        "raw", \.raw, .swiftExpression,
        "The raw value of the case, if it differs from Swift's default.",
        example: "raw: 3"),
      Field(
        "values", \.values, .mapping(of: EnumValueSpec.self),
        "The case's payload, by name.",
        example: "values: {fraction: {type: Double, label: _}}"),
      Field(
        "slots", \.slots, .mapping(of: SlotSpec.self),
        """
        Views that the case carries after its `values`, by name: `.navigation { Details() }`. \
        They are type-erased, and are filled like slots of a component, with the same options.
        """,
        example: "slots: {destination: {lazy: true}}"),
      .deprecated(\.deprecated),
      .summary(
        \.summary, "What the case means: its documentation.",
        example: "summary: Something that needs attention."),
    ])
}

extension EnumValueSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "payload value", plural: "payload values", title: "Payload", shorthand: "type",
    documentation: "A value that a case of an enum carries.",
    example: """
      types:
        CardRole:
          cases:
            neutral:
            progress: {values: {fraction: {type: Double, label: _}, isPaused: {type: Bool, default: false}}}
      """,
    fields: [
      .type(\.type),
      .defaultValue(
        \.defaultValue, "The value of an omitted argument.", example: "default: false"),
      .label(\.label),
      .summary(
        \.summary, "What the value means, for the documentation of the case.",
        example: "summary: How much is done, from 0 to 1."),
    ])
}

extension OptionSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "option", plural: "options", title: "Options", shorthand: "raw",
    documentation: """
      An option of an option set. Its name alone declares it; its raw value is the next free bit.
      """,
    example: """
      types:
        CardEdges:
          optionSet:
            top:
            bottom:
            all: {combines: [top, bottom], summary: The edges that show a line.}
      """,
    fields: [
      Field(
        "raw", \.raw, .swiftExpression,
        "The option's raw value.",
        example: "raw: 1 << 4"),
      Field(
        "combines", \.combined, .list(of: .name),
        "The earlier options that this option combines.",
        example: "combines: [top, bottom]"),
      .deprecated(\.deprecated),
      .summary(
        \.summary, "What the option means: its documentation.",
        example: "summary: The edge where the card begins."),
    ])
}

extension ConstantSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "constant", plural: "constants", title: "Constants", shorthand: "value",
    documentation: "A constant is a static value of its type, `CardSpacing.regular`.",
    example: """
      types:
        CardSpacing:
          properties: {points: Double}
          constants:
            regular: ".init(points: 8)"
            largest: {type: Double, value: 64, summary: The most that fits.}
      """,
    fields: [
      Field(
        "type", \.type, .swiftType,
        "The type of the constant. By default, the type that contains it.",
        example: "type: Double"),
      Field(
        "value", \.value, .swiftExpression, isRequired: true, "The constant's value.",
        example: "value: 8"),
      .deprecated(\.deprecated),
      .summary(
        \.summary, "What the constant means: its documentation.",
        example: "summary: The most that fits."),
    ])
}
