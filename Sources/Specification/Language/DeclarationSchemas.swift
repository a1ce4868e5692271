import SwiftFragments

// Properties, modifiers, environment values, state and the parameters of styles are all values with
// a type. What they share is written once, below.

extension PropertySpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "property", plural: "properties", title: "Properties", shorthand: "type",
    documentation: "A property is a value that every initialiser takes, before the slots.",
    example: """
      properties:
        identifier: String
        role: {type: CardRole, default: .neutral}
        isSelected: {type: Bool, binding: true, summary: Whether the card is selected.}
      """,
    fields: [
      .type(\.type),
      .defaultValue(
        \.defaultValue,
        """
        What the property is when the argument is left out. An optional without a default is nil.
        """,
        example: "default: .neutral"),
      Field(
        "binding", \.isBinding, .boolean,
        "Whether the argument is a `Binding`, so that the component can change the value.",
        example: "binding: true"),
      .label(\.label),
      .summary(
        \.summary, "What the property means, for the documentation of the argument.",
        example: "summary: Whether the card is selected."),
    ])
}

extension ModifierSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "modifier", plural: "modifiers", title: "Modifiers", shorthand: "type",
    documentation: """
      A modifier is a method that returns a copy of the component with one value changed: \
      `Card(…).elevation(2)`.
      """,
    example: """
      modifiers:
        elevation: {type: Int, default: 1, summary: How far the card is raised.}
        badge: {type: "String?", preserveOptional: true}
      """,
    fields: [
      .type(\.type),
      .defaultValue(
        \.defaultValue, "What the value is until the modifier sets it; nil for an optional.",
        example: "default: 1"),
      .preserveOptional(\.preservesOptional),
      Field(
        "name", \.functionName, .name,
        "The name of the method, where it is not that of the value.",
        example: "name: raised"),
      .deprecated(\.deprecated),
      .summary(
        \.summary, "What the value means; the method's documentation is made from it.",
        example: "summary: How far the card is raised above its surroundings."),
    ])
}

extension EnvironmentSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "environment value", plural: "environment values", title: "Environment values",
    shorthand: "type",
    documentation: """
      An environment value is set for a whole subtree of views by a method on `View`, \
      `cardDensity(.compact)`, and read by the component and its styles.
      """,
    example: """
      environment:
        cardDensity: {type: CardDensity, default: .regular, summary: How closely cards are packed.}
      types:
        CardDensity: {cases: [regular, compact]}
      """,
    fields: [
      .type(\.type),
      .defaultValue(
        \.defaultValue, "What the value is where nobody set it; nil for an optional.",
        example: "default: .regular"),
      .preserveOptional(\.preservesOptional),
      .deprecated(\.deprecated),
      .summary(
        \.summary, "What the value means; the method's documentation is made from it.",
        example: "summary: How closely cards are packed."),
    ])
}

extension StateSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "state value", plural: "state values", title: "State", shorthand: "type",
    documentation: """
      A state value belongs to the component alone, which keeps it in `@State`. Styles see a binding \
      to it.
      """,
    example: """
      state:
        isExpanded: {type: Bool, default: false, summary: Whether the card shows its actions.}
      """,
    fields: [
      .type(\.type),
      .defaultValue(
        \.defaultValue, "What the value is at first; nil for an optional.",
        example: "default: false"),
      .summary(
        \.summary, "What the value means, for those who maintain the component.",
        example: "summary: Whether the card shows its actions."),
    ])
}

extension StyleParameterSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "style parameter", plural: "style parameters", title: "Style parameters", shorthand: "type",
    documentation: """
      A style parameter is a value that its style takes, `.outlined(lineWidth: 2)`, and that the \
      style's body knows by its name.
      """,
    example: """
      styles:
        automatic:
        outlined:
          parameters:
            lineWidth: {type: CGFloat, default: 1, summary: The width of the border.}
      """,
    fields: [
      .type(\.type),
      .defaultValue(
        \.defaultValue,
        """
        What the parameter is when the argument is left out. If all have one, the style needs no \
        parentheses.
        """,
        example: "default: 1"),
      .label(\.label),
      .summary(
        \.summary, "What the parameter means, for the documentation of the argument.",
        example: "summary: The width of the border."),
    ])
}

extension Field {
  static func type(
    _ property: WritableKeyPath<Root, SwiftType?> & Sendable
  ) -> Field {
    Field(
      "type", property, .swiftType, isRequired: true, "The value's type.",
      example: "type: Bool")
  }

  static func defaultValue(
    _ property: WritableKeyPath<Root, SwiftExpression?> & Sendable, _ documentation: String,
    example: String
  ) -> Field {
    Field("default", property, .swiftExpression, documentation, example: example)
  }

  static func label(_ property: WritableKeyPath<Root, SwiftName?> & Sendable) -> Field {
    Field(
      "label", property, .label,
      "The label of the argument, where it is not the name; `_` stands for none.",
      example: "label: _")
  }

  static func preserveOptional(
    _ property: WritableKeyPath<Root, Located<Bool>?> & Sendable
  ) -> Field {
    Field(
      "preserveOptional", property, .boolean,
      """
      Whether the method for an optional takes an optional, so that nil can be set again. Otherwise \
      it takes a value.
      """,
      example: "preserveOptional: true")
  }

  static func summary(
    _ property: WritableKeyPath<Root, Documentation?> & Sendable, _ documentation: String,
    example: String
  ) -> Field {
    Field(
      "summary", property, .text, documentation,
      example: example)
  }
}
