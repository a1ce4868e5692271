extension ComponentSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "component spec", plural: "component specs", title: "Component specs",
    documentation: """
      A file describes one component. From it come a struct with a generic parameter for each slot, \
      its initializers, modifiers and documentation, and, if it has styles, a style protocol with \
      its configuration. Whatever is mandatory belongs in slots and properties, what is optional in \
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
        "What the component is in Swift.",
        example: "kind: value"),
      Field(
        "name", \.methodName, .name,
        """
        What the methods of a `kind: modifier` are called, if not as the component with a small first \
        letter. Specs that share a name give overloads of one method, and no call of one may mean \
        another.
        """,
        example: "name: bottomSheet"),
      Field(
        "summary", \.summary, .text,
        "What the component is, in one sentence: the first paragraph of its documentation.",
        example: "summary: A container for one subject."),
      Field(
        "discussion", \.discussion, .text,
        "What else is to be said of it, in Markdown: the paragraphs after the summary.",
        example: """
          discussion: |
            Use a card for a subject that stands on its own.

            Cards do not scroll.
          """),
      .deprecated(\.deprecated),
      .availability(\.availability),
      .access(\.access, "Who may use the component, where not everybody may who uses the library."),
      Field(
        "imports", \.imports, .list(of: .name),
        "Modules that the component's files import, beside the project's.",
        example: "imports: [Charts]"),
      .generics(
        \.generics,
        """
        Generic parameters that no slot owns, by name. They stand before those of the slots, and a \
        property without a default names each, so that every call says what it is. A component with \
        styles has none: a style's configuration cannot be generic.
        """),
      Field(
        "conforms", \.conforms, .list(of: .swiftType),
        """
        What the component conforms to beside `View`. `Equatable` and `Hashable` are written out, over \
        properties and modifiers that are no closures and no bindings.
        """,
        example: "conforms: [Equatable]"),
      Field(
        "resolvers", \.resolvers, .mapping(of: ResolverSpec.self),
        "The component's own ways to fill slots, by the names that stand in `options`.",
        example: "resolvers: {symbol: {type: Symbol, view: Icon, value: Icon($0)}}"),
      Field(
        "slots", \.slots, .mapping(of: SlotSpec.self),
        "The regions that the caller fills with views, by name.",
        example: "slots: {title: {options: [text]}, actions: {optional: true}}"),
      Field(
        "properties", \.properties, .mapping(of: PropertySpec.self),
        "The values that every initializer takes, by name; they stand before the slots.",
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
        "The values that the component keeps to itself, by name.",
        example: "state: {isExpanded: {type: Bool, default: false}}"),
      Field(
        "types", \.types, .mapping(of: TypeSpec.self),
        "The types that are declared beside the component, by name.",
        example: "types: {CardRole: {cases: [neutral, critical]}}"),
      Field(
        "configuration", \.configuration, .configuration,
        "What a style sees of the component, when that is not everything or more.",
        example: "configuration: [title, role]"),
      Field(
        "initializers", \.initializers, .object(InitializersSpec.init),
        "How the initializers are made, where the project's way does not suit this component.",
        example: "initializers: {order: trailingViewBuilders}"),
      Field(
        "accessibility", \.accessibility, .object(AccessibilitySpec.init),
        "What assistive technologies and tests see of the component.",
        example: "accessibility: {children: combine}"),
      Field(
        "body", \.content, .body,
        """
        The view; or the word `swift`, if it is hand-written, as the property `body` of an extension in a \
        file below the project's `sources`. Slots, properties, modifiers, state and environment stand \
        under their names; the view of an optional slot is an optional. With styles, this is what \
        surrounds the look, which is called `style` here. In a `kind: modifier` it shows `content`, the \
        view that is modified. Without styles and without a body, the slots of a view stand in a \
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
        The view in UIKit, where it is not to be made from `body`: statements that return a `UIView`, in \
        the words of the UIKit [runtime](uikit.md).
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
        The component's looks, by name. Any entry makes a style protocol, a configuration and the \
        modifier that sets a style.
        """,
        example: "styles: {automatic: {}, outlined: {environment: [colorScheme]}}"),
      Field(
        "previews", \.previews, .mapping(of: PreviewSpec.self),
        """
        Examples beside those that all components have, by name: cases of `CardPreviews`, which \
        previews and snapshot tests show.
        """,
        example: """
          previews:
            inbox: 'Card(title: "Inbox") { Text("Nothing new") }'
          """),
      Field(
        "swift", \.declarations, .swiftDeclarations,
        """
        Declarations at the end of the component's file, for what the language has no word for; an \
        extension of the component adds members. They stand there as they are written: where the \
        component has `availability` or is deprecated, they say so themselves.
        """,
        example: """
          swift: |
            extension Card {
              public static var minimumWidth: Double { 120 }
            }
          """),
    ])
}
