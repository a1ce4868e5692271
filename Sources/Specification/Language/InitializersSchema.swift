extension InitializersSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "initializers", plural: "initializers", title: "Initializers",
    documentation: """
      How a component's initialisers are made: one for every way to fill all the slots. Those of a \
      component stand before those of the project.
      """,
    example: "initializers: {order: trailingViewBuilders, limit: 72}",
    fields: [
      Field(
        "order", \.order, .made(from: .choice(InitializerOrderSpec.self)) { $0.value },
        "The order of the parameters.",
        example: "order: trailingViewBuilders"),
      Field(
        "limit", \.limit, .integer(in: 1...512),
        "How many initialisers the component may have; more are an error. Without it, 64.",
        example: "limit: 72"),
    ])
}

extension InitializerOrderSpec: Choice {
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
