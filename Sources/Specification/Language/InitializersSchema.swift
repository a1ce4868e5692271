import SwiftFragments

extension InitializersSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "initializers", plural: "initializers", title: "Initializers",
    documentation: """
      How a component's initializers are made: one for every way to fill all the slots. Those of a \
      component stand before those of the project.
      """,
    example: "initializers: {order: trailingViewBuilders, limit: 72}",
    fields: InitializerRulesSpec.fields.map { Field($0, of: \.rules) }
      + FormDetailsSpec.fields.map { Field($0, of: \.shared) } + [
        Field(
          "forms", \.forms, .list(of: .object(FormSpec.init)),
          """
          What initializers take for slots. With the strategy `explicit` there are no others, and a \
          slot that a form does not name is omitted if it may be, else a closure. With another \
          strategy there is a form for each way to fill such a slot.
          """,
          example: "forms: [{title: text, icon: [systemImage, image]}, {title: view, icon: view}]")
      ])
}

extension ProjectInitializersSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "project's initializers", plural: "the project's initializers",
    title: "Initializers of all components",
    documentation: """
      How initializers are made, for every component that does not say it otherwise.
      """,
    example: """
      library: DesignKit
      initializers: {order: trailingViewBuilders, limit: 72}
      """,
    fields: InitializerRulesSpec.fields.map { Field($0, of: \.rules) } + [.order(\.order)])
}

extension InitializerRulesSpec {
  /// The keys that a project has, too.
  static let fields: [Field<Self>] = [
    Field(
      "strategy", \.strategy, .choice(InitializerStrategy.self),
      "Which of the ways to fill all slots become initializers.",
      example: "strategy: permutations"),
    Field(
      "limit", \.limit, .integer(in: 1...512),
      "How many initializers the component may have; more are an error. Without it, 64.",
      example: "limit: 72"),
    Field(
      "mixedTexts", \.mixedTexts, .boolean,
      """
      Whether a component with several texts has initializers that take a localized key for one \
      and a string for another. Without it, it has.
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
      The order of the parameters: a rule, or the names of properties and slots. A slot's name \
      places its values and its closure, unless the closure is listed too, as `icon.view`. Names \
      that an initializer lacks are skipped, and those that are not listed follow as declared.
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
      "`permutations` within the limit and where no call is ambiguous, else `defaulted`, else an "
        + "error; this is what happens without the key."
    case .permutations: "All of them."
    case .defaulted:
      "One for each way to fill all slots; what may be omitted is a closure with a default. At most "
        + "one closure can be left out, and it comes last."
    case .explicit: "Those in `forms`."
    }
  }
}

extension InitializerOrder: Choice {
  static let noun = "order"

  var documentation: String {
    switch self {
    case .declaration:
      "Properties, then slots, as they are declared; this is what happens without the key."
    case .trailingViewBuilders:
      "Values, then other closures, then views, so that a call ends in trailing closures."
    }
  }
}
