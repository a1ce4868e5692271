import SwiftFragments

extension InitializersSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "initializers", plural: "initializers", title: "Initializers",
    documentation: """
      How a component's initializers are made: one for every way to fill all the slots. Those of a \
      component stand before those of the project.
      """,
    example: "initializers: {order: trailingViewBuilders, limit: 72}",
    fields: [
      Field(
        "strategy", \.strategy, .choice(InitializerStrategy.self),
        "Which of the ways to fill all slots become initializers.",
        example: "strategy: permutations"),
      Field(
        "order", \.order,
        .either(
          scalar: .made(from: .choice(InitializerOrder.self)) { .rule($0.value) },
          list: .made(from: .list(of: .text)) { .names($0) }),
        """
        The order of the parameters: a rule, or the names of properties and slots. A slot's name \
        places its values and its closure, unless the closure is listed too, as `icon.view`. Names \
        that an initializer lacks are skipped, and those that are not listed follow as declared.
        """,
        example: "order: [title, icon, action, title.view]"),
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
      Field(
        "forms", \.forms, .list(of: .form),
        """
        What initializers take for slots: by slot one choice, or several for a form each. With the \
        strategy `explicit` there are no other initializers, and a slot that a form does not name \
        is omitted if it may be, else a closure. With another strategy there is a form for each \
        choice of such a slot.
        """,
        example: "forms: [{title: text, icon: [systemImage, image]}, {title: view, icon: view}]"),
    ])
}

extension ValueType<FormSpec> {
  /// What a form takes, by slot.
  fileprivate static var form: Self {
    let slots = ValueType<[(slot: SwiftName, choices: [Located<FormChoice>])]>.mapping(
      keyedBy: .name, of: .oneOrMany(.choice(FormChoice.self))
    ) { (slot: $0, choices: $1) }
    return .made(from: slots) { choices in
      var form = FormSpec()
      form.choices = choices
      return form
    }
  }
}

extension InitializerStrategy: Choice {
  static let noun = "strategy"
  static let plural = "strategies"

  var documentation: String {
    switch self {
    case .auto: "All of them; this is what happens without the key."
    case .permutations: "All of them."
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

extension FormChoice: Choice {
  static let noun = "choice of a form"
  static let plural = "choices of a form"

  var documentation: String {
    switch self {
    case .view: "A closure with views."
    case .omitted: "Nothing."
    case .text, .localized, .string, .systemImage, .image, .value:
      "The option of this name, which the slot needs not have otherwise."
    }
  }
}
