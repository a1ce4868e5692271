import Diagnostics
import SwiftFragments

// Properties, modifiers, environment values, state and the parameters of styles are all values with a type.
// Their common keys are declared once, below.

extension PropertySpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "property", plural: "properties", title: "Properties", shorthand: "type",
    documentation: "A property is a value that every initializer takes, before the slots.",
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
        The value of an omitted argument. The default of an optional is nil.
        """,
        example: "default: .neutral"),
      .required(\.isRequired),
      Field(
        "binding", \.binding, .propertyBinding,
        """
        Whether the argument is a `Binding`, so that the component can change the value. If it \
        has a `default`, callers may omit it, and the value is always `default`: the argument is \
        `.constant(default)`. With `optional` callers may omit it, too, but then the component \
        owns the value, which starts as `default`.
        """,
        example: "binding: true"),
      Field(
        "wrapper", \.wrapper, .choice(ObjectWrapper.self),
        "The property wrapper that stores an object which the caller passes.",
        example: "wrapper: ObservedObject"),
      Field(
        "escaping", \.isEscaping, .boolean,
        """
        Whether the argument is `@escaping`, for a closure whose type is an alias that no spec \
        declares. For other closures this is known.
        """,
        example: "escaping: true"),
      .label(\.label),
      Field(
        "builder", \.builder, .name,
        """
        The name of a result builder, for a list: the argument is then a closure with items, \
        lists of items, conditions and loops. The builder is emitted once for all properties that \
        name it.
        """,
        example: "builder: LinksBuilder"),
      .access(
        \.access,
        """
        The access level of the property. By default, a property of a component is private, and \
        one of a struct has the access level of the struct.
        """),
      Field(
        "modifier", \.hasModifier, .boolean,
        """
        Whether the component also has a method of the same name that returns a copy with another \
        value: `Card(role: .neutral).role(.critical)`. The method of an optional property also \
        takes nil.
        """,
        example: "modifier: true"),
      .deprecated(
        \.deprecated,
        """
        The deprecation of the property. Every initializer is emitted without it, using the \
        `default`, and a second time with it, deprecated.
        """),
      .summary(
        \.summary, "What the property means, for the documentation of the argument.",
        example: "summary: Whether the card is selected."),
    ])
}

extension ModifierSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "modifier", plural: "modifiers", title: "Modifiers", shorthand: "type",
    alternative: "deprecated",
    documentation: """
      A modifier is a method that returns a copy of the component with one value changed: \
      `Card(…).elevation(2)`. An entry with `deprecated` alone, which is `renamed` to another modifier, is an old \
      name of that one.
      """,
    example: """
      modifiers:
        elevation: {type: Int, default: 1, summary: How far the card is raised.}
        badge: {type: "String?", preserveOptional: true}
        isSelected: {type: Bool, default: false, argumentDefault: true}
        isDimmed: {type: Bool, default: false, name: dimmed, value: true}
        shadow:
          type: "CardShadow?"
          parameters: {radius: CGFloat, offset: {type: CGFloat, default: 0}}
      """,
    fields: [
      .type(\.type),
      .defaultValue(
        \.defaultValue, "The value if the modifier is not called; nil for an optional.",
        example: "default: 1"),
      .preserveOptional(\.preservesOptional),
      Field(
        "name", \.functionName, .name,
        "The name of the method, if it differs from the name of the value.",
        example: "name: raised"),
      .argumentLabel(\.label), .argumentDefault(\.argumentDefault), .fixedValue(\.value),
      .parameters(\.parameters),
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
      `cardDensity(.compact)`, and read by the component and its styles. Several components can \
      share one; it is emitted once. An entry without a type reads an existing environment value, \
      such as SwiftUI's `colorScheme`.
      """,
    example: """
      environment:
        cardDensity: {type: CardDensity, default: .regular, summary: How closely cards are packed.}
        colorScheme:
      types:
        CardDensity: {cases: [regular, compact]}
      """,
    fields: [
      .type(\.type, isRequired: false),
      Field(
        "keyPath", \.keyPath, .name,
        "The name of an existing value in the environment, if it differs from the name of the "
          + "entry.",
        example: "keyPath: colorScheme"),
      .defaultValue(
        \.defaultValue, "The value if it is not set; nil for an optional.",
        example: "default: .regular"),
      .preserveOptional(\.preservesOptional),
      Field(
        "modifier", \.modifier, .environmentModifier,
        "The name of the method, if it differs from the name of the value; `false` for no method.",
        example: "modifier: density"),
      .argumentLabel(\.label), .argumentDefault(\.argumentDefault), .fixedValue(\.value),
      .parameters(\.parameters),
      .deprecated(\.deprecated),
      .summary(
        \.summary, "What the value means; the method's documentation is made from it.",
        example: "summary: How closely cards are packed."),
    ])
}

extension ParameterSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "parameter", plural: "parameters", title: "Parameters", shorthand: "type",
    documentation: """
      A parameter is a value that a style takes, as in `.outlined(lineWidth: 2)`, and that its \
      body uses by its name; or it is one of several values that a modifier takes.
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
        The value of an omitted argument. If all parameters of a style have a default, the style \
        needs no parentheses.
        """,
        example: "default: 1"),
      .required(\.isRequired),
      .label(\.label),
      .summary(
        \.summary, "What the parameter means, for the documentation of the argument.",
        example: "summary: The width of the border."),
    ])
}

extension Field {
  static func type(
    _ property: WritableKeyPath<Root, SwiftType?> & Sendable, isRequired: Bool = true
  ) -> Field {
    Field(
      "type", property, .swiftType, isRequired: isRequired, "The value's type.",
      example: "type: Bool")
  }

  static func defaultValue(
    _ property: WritableKeyPath<Root, SwiftExpression?> & Sendable, _ documentation: String,
    example: String
  ) -> Field {
    Field("default", property, .swiftExpression, documentation, example: example)
  }

  static func required(
    _ property: WritableKeyPath<Root, Located<Bool>?> & Sendable
  ) -> Field {
    Field(
      "required", property, .boolean,
      """
      Whether every call passes the argument although its type is optional. By default, an \
      omitted optional is nil.
      """,
      example: "required: true")
  }

  static func label(_ property: WritableKeyPath<Root, SwiftName?> & Sendable) -> Field {
    Field(
      "label", property, .label,
      "The label of the argument, if it differs from the name; `_` for none.",
      example: "label: _")
  }

  static func preserveOptional(
    _ property: WritableKeyPath<Root, Located<Bool>?> & Sendable
  ) -> Field {
    Field(
      "preserveOptional", property, .boolean,
      """
      Whether the method of an optional value takes an optional, so that callers can pass nil. By \
      default, it takes a value.
      """,
      example: "preserveOptional: true")
  }

  static func argumentLabel(_ property: WritableKeyPath<Root, SwiftName?> & Sendable) -> Field {
    Field(
      "label", property, .label,
      "The label of the method's argument, as in `badge(count: 2)`. By default, there is none.",
      example: "label: count")
  }

  static func argumentDefault(
    _ property: WritableKeyPath<Root, SwiftExpression?> & Sendable
  ) -> Field {
    Field(
      "argumentDefault", property, .swiftExpression,
      "The value that a call without an argument sets.",
      example: "argumentDefault: 2")
  }

  static func fixedValue(
    _ property: WritableKeyPath<Root, SwiftExpression?> & Sendable
  ) -> Field {
    Field(
      "value", property, .swiftExpression,
      "The value that the method sets; with this key, the method takes no argument.",
      example: "value: 2")
  }

  static func parameters(
    _ property: WritableKeyPath<Root, [ParameterSpec]> & Sendable
  ) -> Field {
    Field(
      "parameters", property, .mapping(of: ParameterSpec.self),
      """
      The arguments of a method that takes several. `type` is then the name of an emitted struct \
      that stores them. If each has a default, the value needs none.
      """,
      example: "parameters: {radius: CGFloat, offset: {type: CGFloat, default: 0}}")
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

extension ValueType<EnvironmentModifierSpec> {
  /// A name, or plain `false` for no modifier.
  fileprivate static var environmentModifier: Self {
    .scalar(.name) { scalar, node, decoder in
      if scalar.text == "false", scalar.style == .plain { return .omitted(decoder.place(node)) }
      return decoder.fragments.name(node).map { .named($0) }
    }
  }
}
