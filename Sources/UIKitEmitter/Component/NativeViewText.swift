import DesignModel
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering
import SwiftTypes
import SwiftUIDeclarations

/// A component that is built from UIKit views.
///
/// Its values are stored in one place: in the view itself, or, if it has styles, in their configuration, to
/// which the view's members forward.
struct NativeViewText {
  let text: ViewText
  let view: NativeView
  let theme: ThemeName?

  var component: Component { text.component }
  var access: String { text.access }
  var hasStyles: Bool { text.hasStyles }

  // MARK: - Names

  var configuration: String { text.own("configuration") }
  var styleBox: String { text.own("styleBox") }
  var isInner: String { text.own("isInner") }
  var content: String { text.own("content") }
  var setValue: String { text.own("set") }
  var makeView: String { text.own("makeView") }
  var makeContent: String { text.own("makeContent") }
  var updateContent: String { hasStyles ? text.own("updateContent") : "update" }

  func box(of name: String) -> String { text.own(name + "Box") }

  /// The name of a value where it is stored: in the view, whose class has members of its own, or in a
  /// configuration.
  func stored(_ name: String) -> String { hasStyles ? name : text.member(name) }

  /// The name of the handler for changes of a binding.
  func handler(of property: Property) -> String { text.own(property.name + "Change") }

  /// The name under which the value of a binding is stored without notifications.
  func value(of property: Property) -> String { text.own(property.name + "Value") }

  // MARK: - Members

  /// The properties that their owner may change, with notification of the caller.
  var bindings: [Property] { component.properties.filter { $0.isBinding || $0.ownsState } }

  func isBinding(_ property: Property) -> Bool { property.isBinding || property.ownsState }

  /// Whether a value is a binding that is stored elsewhere, and whose changes update the view.
  func holdsBinding(_ property: Property) -> Bool { property.type.unwrapped.isBinding }

  /// A binding that callers provide: its storage, and the member that reads and sets it.
  func givenBinding(
    _ property: Property, _ introducer: String, documentation: String?, owner: String,
    changed: Expression
  ) -> [Declaration] {
    let type = type(property.type).text
    let isOptional = property.type.wrapped != nil
    let update = "\(value(of: property))\(isOptional ? "?" : "").onSet"
    return [
      observed(
        "private var", value(of: property), type: type, documentation: nil, changed: changed),
      .variable(
        VariableDeclaration(
          documentation: documentation.map { DocumentationComment($0) }, introducer,
          escapedIdentifier(stored(property.name)), type: type,
          body: [
            .verbatim("get { \(update) { [weak \(owner)] in \(owner)?.\(updateContent)() } }"),
            .verbatim("set { \(value(of: property)) = newValue }"),
          ])),
    ]
  }

  /// Whether a value is an action, which callers can only set with a method.
  func isAction(_ property: Property) -> Bool { property.isFunction || property.wrapsFunction }

  /// The type of a value in UIKit.
  func type(_ type: TypeExpression) -> TypeExpression { text.type(type) ?? type }

  func labeled(_ parameters: [ParameterDeclaration]) -> [ParameterDeclaration] {
    text.labeled(parameters)
  }

  func labeled(_ arguments: [Argument]) -> [Argument] { text.labeled(arguments) }

  /// Whether a slot is stored as a closure, which makes its views for each place where they are shown.
  func isMade(_ slot: Slot) -> Bool { text.isMade(slot) }

  /// The type in which the views of a slot are stored.
  func storedType(of slot: Slot) -> String {
    if slot.list != nil { return "[UIView]" }
    let isOptional = slot.presence == .optional
    guard isMade(slot) else { return isOptional ? "Slot?" : "Slot" }
    return isOptional ? "(\(text.makerType(of: slot)))?" : text.makerType(of: slot)
  }

  /// Whether the view depends on inherited values.
  var inherits: Bool { hasStyles || !inherited.isEmpty }

  /// The values inherited along the view tree, besides the style: name, type, key and initial value.
  var inherited: [(name: String, type: String, key: String, initial: String)] {
    var values = view.environment.compactMap { value -> (String, String, String, String)? in
      switch value.source {
      case .entry(let entry):
        return (
          value.name, value.type, entry.keyName + ".value",
          entry.defaultValue.flatMap { uiKitDefault($0, of: entry.type) } ?? "nil"
        )
      case .controlSize: return (value.name, value.type, "ControlSize.inherited", ".regular")
      case .system, .isEnabled: return nil
      }
    }
    if let theme, view.readsTheme {
      values.append(("theme", theme.type, "ThemeKey.value", theme.initial))
    }
    return values.map { (name: $0.0, type: $0.1, key: $0.2, initial: $0.3) }
  }

  var readsEnabled: Bool { view.readsEnabled }

  var readsTraits: Bool {
    view.environment.contains { if case .system = $0.source { true } else { false } }
  }

  /// A stored property with code that runs when it changes.
  func observed(
    _ introducer: String, _ name: String, type: String, value: Expression? = nil,
    documentation: String?, changed: Expression
  ) -> Declaration {
    .variable(
      VariableDeclaration(
        documentation: documentation.map { DocumentationComment($0) }, introducer,
        escapedIdentifier(name), type: type, value: value, observer: [.expression(changed)]))
  }

  /// The initial value of a setting in UIKit; nil for an optional that is nil.
  func initialValue(of setting: Setting) -> Expression? {
    guard let value = setting.defaultValue, value != "nil" else { return nil }
    return uiKitDefault(value, of: setting.type).map(Expression.swift)
  }

  /// The description of a value in documentation.
  func description(of setting: Setting) -> String {
    asSentence(
      setting.summary
        ?? valueDescription(setting.name, type: setting.type, isFunction: setting.isFunction))
  }

  func description(of state: StateValue) -> String {
    asSentence(state.summary ?? valueDescription(state.name, type: state.type))
  }

  /// The statement that applies the spec's placement to a slot's views.
  func placement(of slot: Slot, _ views: Expression) -> Statement? {
    let accessibility = component.accessibility
    guard slot.list == nil, !isMade(slot) else { return nil }
    let isOptional = slot.presence == .optional
    guard accessibility.identifiers.contains(where: { $0.slot == slot.name }) else { return nil }
    let member =
      isOptional
      ? views.optionalDot("accessibilityIdentifier") : views.dot("accessibilityIdentifier")
    return .expression(
      member.called(
        Expression.name(Accessibility.identifiersName(of: component.name)).member(slot.name)))
  }

  /// The statement that marks the views of a slot as headings.
  func heading(of slot: Slot, _ views: Expression) -> Statement? {
    guard component.accessibility.slotHeadings[slot.name] != nil, slot.list == nil,
      !isMade(slot)
    else { return nil }
    let all =
      slot.presence == .optional ? views.optionalDot("views").or(.array([])) : views.dot("views")
    return .verbatim(
      """
      for view in \(all.text) {
        view.accessibilityTraits(.header)
      }
      """)
  }
}

extension Setting {
  /// The name of the type that stores an environment entry: `RatingSizeKey`.
  var keyName: String { Naming.keyType(name) }
}

extension UIKitModule {
  /// The modules that the files of a component import.
  func imports(of component: Component, _ library: Library) -> [String] {
    guard isBesideSwiftUI else {
      let others = (library.imports + component.imports).filter { $0 != "SwiftUI" }
      return Set(["UIKit"] + others).sorted()
    }
    let types = valueTypesOfSwiftUI.intersection(component.wordsOfValueTypes)
    return Set(
      ["UIKit", library.name] + library.imports + component.imports
        + types.map { "enum SwiftUI.\($0)" }
    ).sorted()
  }
}

/// SwiftUI types that do not affect how SwiftUI shows anything, and have no counterpart in UIKit.
let valueTypesOfSwiftUI: Set<String> = [
  "Prominence", "Visibility", "Edge", "HorizontalEdge", "VerticalEdge",
]

extension Component {
  /// The identifiers in the types of values that callers set and styles read.
  var wordsOfValueTypes: Set<String> {
    wordsOfTypes(
      properties.map(\.type) + modifiers.map(\.type) + state.map(\.type)
        + configuration.values.map(\.type) + slots.flatMap { $0.arguments.map(\.type) })
  }
}
