import Diagnostics
import SwiftFragments
import YAMLSyntax

extension StateSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "state value", plural: "state values", title: "State", shorthand: "type",
    documentation: """
      A state value belongs to the component alone. A property wrapper keeps it: `@State`, unless \
      `wrapper` names another. Styles see a binding to it where the wrapper has one, else the value.
      """,
    example: """
      state:
        isExpanded: {type: Bool, default: false, summary: Whether the card shows its actions.}
        isFocused: {type: Bool, wrapper: FocusState}
        namespace: {wrapper: Namespace}
        iconSize:
          type: CGFloat
          default: 24
          wrapper: "ScaledMetric(relativeTo: .body)"
      """,
    fields: [
      .type(\.type, isRequired: false),
      .defaultValue(
        \.defaultValue, "What the value is at first; nil for an optional.",
        example: "default: false"),
      Field(
        "wrapper", \.wrapper, .stateWrapper,
        """
        The property wrapper that keeps the value, with its arguments if it takes some: `State`, \
        `FocusState`, `AccessibilityFocusState`, `GestureState`, `StateObject`, `ScaledMetric` or \
        `Namespace`. Without it, `State`. Focus begins as false or nil and has no default; a \
        namespace has neither type nor default.
        """,
        example: "wrapper: FocusState"),
      .summary(
        \.summary, "What the value means, for those who maintain the component.",
        example: "summary: Whether the card shows its actions."),
    ])
}

extension StateWrapper: Choice {
  static let noun = "property wrapper"

  var documentation: String {
    switch self {
    case .state: "A value that the component changes."
    case .focusState: "Where the focus is."
    case .accessibilityFocusState: "Where the focus of an assistive technology is."
    case .gestureState: "A value that a gesture changes and that is as before when it ends."
    case .stateObject: "An observable object."
    case .scaledMetric: "A number that grows with the size of text."
    case .namespace: "A namespace for the identities of views."
    }
  }
}

extension ValueType<StateWrapperSpec> {
  /// `FocusState`, or `ScaledMetric(relativeTo: .body)`.
  fileprivate static var stateWrapper: Self {
    .scalar(.swiftExpression) { _, node, decoder in
      guard let expression = decoder.fragments.expression(node) else { return nil }
      let isPart = { (character: Character) in
        character.isLetter || character.isNumber || character == "_"
      }
      let name = String(expression.text.prefix(while: isPart))
      let rest = expression.text.dropFirst(name.count)
      let isCall = rest.first == "(" && rest.last == ")"
      guard let wrapper = StateWrapper(rawValue: name), rest.isEmpty || isCall else {
        return decoder.report(
          .unknownWord(
            rest.isEmpty || isCall ? name : expression.text, StateWrapper.description,
            id: .unknownWrapper,
            at: expression.place))
      }
      let arguments = rest.dropFirst().dropLast().drop { $0.isWhitespace }
      return StateWrapperSpec(
        wrapper: wrapper, arguments: arguments.isEmpty ? nil : String(arguments),
        place: expression.place)
    }
  }
}
