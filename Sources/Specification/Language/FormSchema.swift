import SwiftFragments

extension FormSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "form", plural: "forms", title: "Forms of initializers", entries: "slots",
    documentation: """
      A form lists how an initializer fills the slots: one way for each slot, or several, which \
      give a form each. Its other keys, except `name`, can be written under `initializers` for \
      all forms; the keys of the form take precedence.
      """,
    example: """
      slots:
        title: {options: [text]}
        icon: {optional: true}
      properties:
        action: () -> Void
      initializers:
        strategy: explicit
        forms:
          - {title: text, icon: [systemImage, image], labels: {title: _}}
          - {title: view, icon: view}
          - title: text
            name: link
            parameters: {action: omitted, destination: URL}
            values: {action: "{ open(destination) }"}
      """,
    fields: [
      Field(
        "slots", \.choices,
        .mapping(keyedBy: .name, of: .oneOrMany(.slotFilling(formChoices))) {
          (slot: $0, choices: $1)
        },
        "How the form fills slots, by slot; needed for a slot that has the name of another key.",
        example: "slots: {title: view}"),
      Field(
        "name", \.name, .name,
        """
        The name of a static member that the form becomes instead of an initializer: \
        `Card.link("…", destination: url)`. Without parameters it is a property.
        """,
        example: "name: link"),
    ] + FormDetailsSpec.fields.map { Field($0, of: \.details) })

  /// The keys that are not slots, unless the slot is listed under `slots`.
  package static var keys: [String] { schema.description.fields.map(\.key) }

  /// The words for a form's argument for a slot.
  package static var choiceWords: [String] { formChoices.values.map(\.word) }

  /// The words for a form's argument for a slot.
  private static var formChoices: ChoiceDescription {
    let options = SlotOption.description.values.filter {
      $0.word != "empty" && $0.word != "unlabeled"
    }
    return ChoiceDescription(
      noun: "form option", plural: "form options",
      values: [("view", "A closure with views.")] + options
        + [
          ("forEach", "Data and a closure for each element, for a slot with `forEach`."),
          ("omitted", "Nothing."), ("default", "Nothing, for a slot with a default."),
        ])
  }
}

extension FormDetailsSpec {
  /// The keys of a form that are not slots.
  static let fields: [Field<Self>] = [
    .order(\.order),
    Field(
      "labels", \.labels,
      .mapping(keyedBy: .name, of: .slotLabel) { (name: $0, label: $1) },
      "The argument labels, by slot or property; for a slot also by option.",
      example: "labels: {title: _, icon: {systemImage: systemImage}}"),
    Field(
      "parameters", \.parameters, .mapping(of: FormParameterSpec.self),
      """
      Parameters that replace properties, and additional ones; `omitted` for none, if the \
      property has a default or a value.
      """,
      example: "parameters: {action: omitted, destination: URL}"),
    Field(
      "values", \.values,
      .mapping(keyedBy: .name, of: .swiftExpression) { (name: $0, value: $1) },
      "The stored values of properties, as Swift that uses the parameters.",
      example: "values: {action: \"{ open(destination) }\"}"),
    Field(
      "generics", \.generics, .mapping(of: FormGenericSpec.self),
      "The types of generic parameters of the component, and additional parameters.",
      example: "generics: {Value: String, Items: {conforms: [Collection]}}"),
    Field(
      "where", \.requirements, .oneOrMany(.swiftRequirement),
      "Requirements of the generic parameters.",
      example: "where: [\"Value: Comparable\"]"),
    .availability(\.availability),
    .deprecated(\.deprecated),
    .summary(
      \.summary, "What the initializer does, for its documentation.",
      example: "summary: Creates a card that opens a link."),
  ]
}

extension FormParameterSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "parameter of a form", plural: "parameters of forms", title: "Parameters of forms",
    shorthand: "type",
    documentation: """
      A parameter that replaces a property in a form, or that only the form has.
      """,
    example: """
      slots: {title: }
      properties:
        action: () -> Void
        count: {type: Int, default: 0}
      initializers:
        forms:
          - title: view
            parameters:
              action: {type: () async -> Void, label: task}
              count: omitted
            values: {action: "{ Task { await action() } }"}
      """,
    fields: [
      Field(
        "type", \.type, .swiftType,
        "The type of the parameter, if it differs from the property; `omitted` for no parameter.",
        example: "type: () async -> Void"),
      .defaultValue(
        \.defaultValue, "The value of an omitted argument.", example: "default: .neutral"),
      .required(\.isRequired),
      .label(\.label),
      Field(
        "builder", \.builder, .swiftType,
        "The result builder of a closure, such as SwiftUI's `ViewBuilder`.",
        example: "builder: ViewBuilder"),
      Field(
        "escaping", \.isEscaping, .boolean,
        """
        Whether a closure is `@escaping`, which is the default. `false` is for one that the \
        form's values call at once; `true` for a closure whose type is an alias that no spec \
        declares.
        """,
        example: "escaping: false"),
      .summary(
        \.summary, "What the parameter means, for the documentation of the argument.",
        example: "summary: What happens on a tap."),
    ])
}

extension FormGenericSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "generic parameter of a form", plural: "generic parameters of forms",
    title: "Generic parameters of forms", shorthand: "type",
    documentation: """
      The type of a generic parameter of the component in this form, or a generic parameter that \
      only the form has.
      """,
    example: """
      generics: {Value: Hashable}
      properties: {values: "[Value]"}
      slots: {title: }
      initializers:
        forms:
          - {title: view}
          - title: view
            name: letters
            generics: {Value: String, Items: {conforms: Sequence}}
            where: Items.Element == Character
            parameters: {values: omitted, items: Items}
            values: {values: "items.map { String($0) }"}
      """,
    fields: [
      Field(
        "type", \.type, .swiftType, "The type of the component's generic parameter.",
        example: "type: String"),
      Field(
        "conforms", \.conforms, .oneOrMany(.swiftType),
        "The protocols of a generic parameter of the form; `[]` for none.",
        example: "conforms: [Collection]"),
    ])
}
