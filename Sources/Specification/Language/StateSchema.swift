import Diagnostics
import SwiftFragments
import YAMLSyntax

extension StateSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "state value", plural: "state values", title: "State", shorthand: "type",
    documentation: """
      A state value is private to the component. A property wrapper stores it: `@State`, unless \
      `wrapper` names another. Styles see a binding to it if the wrapper has one, and otherwise \
      the value.
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
        isCompact: {type: Bool, default: false, wrapper: 'AppStorage("isCompact")'}
        model: {type: "CardModel?", wrapper: Environment(CardModel.self)}
      """,
    fields: [
      .type(\.type, isRequired: false),
      .defaultValue(
        \.defaultValue,
        """
        The initial value; nil for an optional. It can use properties by their names: the value \
        is then the one with which the component first appears.
        """,
        example: "default: false"),
      Field(
        "wrapper", \.wrapper, .stateWrapper,
        """
        The property wrapper that stores the value, with its arguments: `State`, `FocusState`, \
        `AccessibilityFocusState`, `GestureState`, `StateObject`, `ScaledMetric`, `Namespace`, \
        `AppStorage("key")`, `SceneStorage("key")`, `EnvironmentObject` or `Environment` with the \
        type of an observable object. By default, `State`. Focus starts as false or nil and has no \
        default; a namespace has neither type nor default; objects in the environment have no \
        default. An object that the caller passes is a property with a `wrapper`.
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
    case .focusState: "The focus."
    case .accessibilityFocusState: "The focus of an assistive technology."
    case .gestureState: "A value that a gesture changes and that is reset when the gesture ends."
    case .stateObject: "An observable object."
    case .scaledMetric: "A number that scales with the text size."
    case .namespace: "A namespace for identities of views."
    case .appStorage: "A value in the user defaults."
    case .sceneStorage: "A value that is restored with the scene."
    case .environmentObject: "An observable object in the environment."
    case .environment: "An object in the environment that is '@Observable'."
    }
  }
}

extension ObjectWrapper: Choice {
  static let noun = "property wrapper"

  var documentation: String {
    switch self {
    case .observedObject: "An `ObservableObject`; the component is updated when it changes."
    case .bindable: "An object that is `@Observable`, for bindings to its properties."
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
