import SwiftFragments

extension InitializersSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "initializers", plural: "initializers", title: "Initializers",
    documentation: """
      How initializers are made: one for every way to fill all the slots. The settings of a \
      component override those of the project.
      """,
    example: "initializers: {order: trailingViewBuilders, limit: 72}",
    fields: InitializerRulesSpec.fields.map { Field($0, of: \.rules) }
      + FormDetailsSpec.fields.map { Field($0, of: \.shared) } + [
        Field(
          "forms", \.listedForms, .list(of: .object(FormSpec.init)),
          """
          The needed initializers, by the ways to fill slots. With the strategy `explicit` there \
          are no others, and a slot that a form does not name is omitted if it is optional, and \
          otherwise a closure. With another strategy, a slot that a form does not name is filled \
          in every way. An empty list makes the initializers internal: only the library creates \
          the component.
          """,
          example: "forms: [{title: text, icon: [systemImage, image]}, {title: view, icon: view}]")
      ])
}

extension ProjectInitializersSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "project's initializers", plural: "the project's initializers",
    title: "Initializers of all components",
    documentation: """
      How initializers are made, for every component without its own setting.
      """,
    example: """
      library: DesignKit
      initializers: {order: trailingViewBuilders, limit: 72}
      """,
    fields: InitializerRulesSpec.fields.map { Field($0, of: \.rules) } + [.order(\.order)])
}

extension InitializerRulesSpec {
  /// The keys that projects have, too.
  static let fields: [Field<Self>] = [
    Field(
      "strategy", \.strategy, .choice(InitializerStrategy.self),
      "Which of the ways to fill all slots become initializers.",
      example: "strategy: permutations"),
    Field(
      "limit", \.limit, .integer(in: 1...512),
      "The maximum number of initializers; more are an error. By default, 64.",
      example: "limit: 72"),
    Field(
      "mixedTexts", \.mixedTexts, .boolean,
      """
      Whether a component with several texts has initializers that take a localized key for one \
      and a string for another. By default, it does.
      """,
      example: "mixedTexts: false"),
  ]
}

extension Field {
  static func order(
    _ property: WritableKeyPath<Root, InitializerOrderSpec?> & Sendable
  ) -> Field {
    Field(
      "order", property,
      .either(
        scalar: .made(from: .choice(InitializerOrder.self)) { .rule($0.value) },
        list: .made(from: .list(of: .text)) { .names($0) }),
      """
      The order of the parameters: a rule, or the names of properties and slots. The name of a \
      slot stands for its values and its closure, unless the closure is listed separately, as \
      `icon.view`; the name of a list's selection is its label. Names that an initializer lacks \
      are skipped; the others follow in the order of their declaration.
      """,
      example: "order: [title, icon, action, title.view]")
  }
}

extension InitializerStrategy: Choice {
  static let noun = "strategy"
  static let plural = "strategies"

  var documentation: String {
    switch self {
    case .auto:
      "`permutations` within the limit and if no call is ambiguous, otherwise `defaulted`, "
        + "otherwise an error; the default."
    case .permutations: "All of them."
    case .defaulted:
      "One for each way to fill the required slots; an optional slot is a closure with a default. "
        + "At most one closure can be omitted, and it comes last."
    case .explicit: "Those in `forms`."
    }
  }
}

extension InitializerOrder: Choice {
  static let noun = "order"

  var documentation: String {
    switch self {
    case .declaration:
      "Properties, then slots, in the order of their declaration; the default."
    case .trailingViewBuilders:
      "Values, then other closures, then views, so that a call ends in trailing closures."
    }
  }
}
