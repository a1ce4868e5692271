extension ComponentSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "component spec", plural: "component specs", title: "Component specs",
    documentation: """
      A file describes one component. It gives a struct with a generic parameter for each slot, \
      its initializers, modifiers and documentation, and, with styles, a style protocol with its \
      configuration. Mandatory parts belong in slots and properties, optional values in \
      modifiers, the look in styles, and context in the environment.
      """,
    example: """
      component: Card
      summary: A container for one subject and what can be done with it.
      slots:
        title:
          options: [text]
        actions:
          optional: true
      properties:
        role: {type: CardRole, default: .neutral}
      types:
        CardRole: {cases: [neutral, critical]}
      """,
    fields: [
      Field(
        "component", \.component, .name, isRequired: true,
        "The name of the component's type, in upper camel case and without the library's prefix.",
        example: "component: Card"),
      Field(
        "kind", \.kind, .choice(ComponentKind.self),
        "The kind of component.",
        example: "kind: value"),
      Field(
        "name", \.methodName, .name,
        """
        The name of the methods of a `kind: modifier`. By default, the name of the component with \
        a lowercase first letter. Specs with the same name give overloads of one method, whose \
        calls have to differ.
        """,
        example: "name: bottomSheet"),
      Field(
        "group", \.group, .heading,
        """
        The heading under which documentation and the [catalog](guide/catalog.md) list the \
        component. The key `groups` of the project file has their order.
        """,
        example: "group: Actions"),
      Field(
        "summary", \.summary, .text,
        "What the component is, in one sentence: the first paragraph of its documentation.",
        example: "summary: A container for one subject."),
      Field(
        "discussion", \.discussion, .text,
        "More about the component, in Markdown: the paragraphs after the summary.",
        example: """
          discussion: |
            Use a card for a subject that stands on its own.

            Cards do not scroll.
          """),
      .deprecated(\.deprecated),
      .availability(\.availability),
      .access(\.access, "The access level of the component, if it is lower than the library's."),
      Field(
        "imports", \.imports, .list(of: .name),
        "Modules that the component's files import, in addition to the project's.",
        example: "imports: [Charts]"),
      .generics(
        \.generics,
        """
        Generic parameters besides those of the slots, by name. They come before those of the \
        slots. A property without a default has to use each, so that calls infer it, unless the \
        parameter has a `default`.
        """),
      Field(
        "conforms", \.conforms, .list(of: .swiftType),
        """
        The protocols that the component conforms to in addition to `View`. `Equatable` and \
        `Hashable` compare the properties and modifiers that are not closures or bindings.
        """,
        example: "conforms: [Equatable]"),
      Field(
        "resolvers", \.resolvers, .mapping(of: ResolverSpec.self),
        "The component's own ways to fill slots, by the names that `options` uses.",
        example: "resolvers: {symbol: {type: Symbol, view: Icon, value: Icon($0)}}"),
      Field(
        "slots", \.slots, .mapping(of: SlotSpec.self),
        "The regions that the caller fills with views, by name.",
        example: "slots: {title: {options: [text]}, actions: {optional: true}}"),
      Field(
        "properties", \.properties, .mapping(of: PropertySpec.self),
        "The values that every initializer takes, by name; they come before the slots.",
        example: "properties: {isSelected: {type: Bool, binding: true}}"),
      Field(
        "modifiers", \.modifiers, .mapping(of: ModifierSpec.self),
        "The values that a method on the component sets, by name.",
        example: "modifiers: {elevation: {type: Int, default: 1}}"),
      Field(
        "environment", \.environment, .mapping(of: EnvironmentSpec.self),
        "The values that a whole subtree of views shares, by name.",
        example: "environment: {cardDensity: {type: CardDensity, default: .regular}}"),
      Field(
        "state", \.state, .mapping(of: StateSpec.self),
        "The private state of the component, by name.",
        example: "state: {isExpanded: {type: Bool, default: false}}"),
      Field(
        "types", \.types, .mapping(of: TypeSpec.self),
        "The types that belong to the component, by name.",
        example: "types: {CardRole: {cases: [neutral, critical]}}"),
      Field(
        "configuration", \.configuration, .configuration,
        "The members that styles see, if these are fewer or more than those of the component.",
        example: "configuration: [title, role]"),
      Field(
        "initializers", \.initializers, .object(InitializersSpec.init),
        "The initializers of this component, if they differ from the project's settings.",
        example: "initializers: {order: trailingViewBuilders}"),
      Field(
        "accessibility", \.accessibility, .object(AccessibilitySpec.init),
        "The accessibility of the component.",
        example: "accessibility: {children: combine}"),
      Field(
        "body", \.content, .body,
        """
        The view, or the word `swift` if an extension in a hand-written file below the project's \
        `sources` implements `body`. Slots, properties, modifiers, state and environment values \
        are used by their names; an optional slot is an optional view. In a component with \
        styles, the body surrounds the look, which is `style`. In a `kind: modifier` it shows \
        `content`, the modified view. A view without styles and body shows its slots in a \
        `VStack` in the order of their declaration.
        """,
        example: """
          body: |
            HStack {
              title
              actions
            }
          """),
      Field(
        "uikit", \.uiKit, .swiftBlock,
        """
        The view in UIKit, instead of one made from `body`: statements that return a `UIView`, \
        written with the UIKit [runtime](uikit.md).
        """,
        example: """
          uikit: |
            HStackView(spacing: 8) {
              title
              actions
            }
          """),
      Field(
        "styles", \.styles, .mapping(of: StyleSpec.self),
        """
        The looks of the component, by name. They add a style protocol, a configuration and the \
        modifier that sets a style.
        """,
        example: "styles: {automatic: {}, outlined: {environment: [colorScheme]}}"),
      Field(
        "previews", \.previews, .mapping(of: PreviewSpec.self),
        """
        Examples in addition to the standard ones, by name: cases of `CardPreviews`, which \
        previews and snapshot tests show.
        """,
        example: """
          previews:
            inbox: 'Card(title: "Inbox") { Text("Nothing new") }'
          """),
      Field(
        "examples", \.examples,
        .mapping(keyedBy: .name, of: .oneOrMany(.heading), ExampleSpec.init),
        """
        What previews and documentation show, by the names of slots, properties and modifiers: a \
        text, a number, `true` or `false`, a case of an enum, or the name of a symbol; several for \
        a list. By default, they are texts that fit the names.
        """,
        example: "examples: {title: Your order, progress: 0.4, choices: [Day, Week, Month]}"),
      Field(
        "swift", \.declarations, .swiftDeclarations,
        """
        Swift declarations at the end of the component's file; an extension of the component adds \
        members. They are emitted as written: if the component has `availability` or is \
        deprecated, write the attributes here as well.
        """,
        example: """
          swift: |
            extension Card {
              public static var minimumWidth: Double { 120 }
            }
          """),
    ])
}
