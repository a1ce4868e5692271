import Specification
import SwiftFragments

/// The names that Swift at a place of a spec can use without anything before them, and what they are.
struct NameContext {
  /// What a name stands for, as far as that decides how it can be used.
  enum Meaning {
    /// It can be read and set, and has a binding behind `$`.
    case variable

    /// It can be read only.
    case constant

    /// A view, which cannot be called.
    case view

    /// Nothing is known of how it is used.
    case other
  }

  /// What the Swift is: "the body of a style".
  let title: String

  private(set) var names: [String: Meaning] = [:]

  /// Those of them that begin with a small letter, in order.
  private(set) var variableNames: [String] = []

  /// What names of the spec that cannot be used here would have to be written as, or why they cannot.
  private(set) var hidden: [String: Hidden] = [:]

  enum Hidden {
    /// A style sees it as a member of its configuration.
    case configuration

    /// A style does not see it.
    case component

    /// The component does not exist yet.
    case instance

    /// A member of the configuration has its own name in the component.
    case styleOnly

    case parameter(style: String)
  }

  /// Whether the members of the component are those of `self`.
  private(set) var isComponent = false
}

extension NameContext {
  func contains(_ name: String) -> Bool { names[name] != nil }

  fileprivate mutating func add(_ names: some Sequence<String>, as meaning: Meaning) {
    for name in names { self.names[name] = meaning }
  }

  /// Puts the names in order once all are there.
  fileprivate func sorted() -> Self {
    var context = self
    context.variableNames = names.keys.filter { $0.first?.isUppercase != true }.sorted()
    return context
  }

  fileprivate mutating func hide(_ names: some Sequence<String>, as reason: Hidden) {
    for name in names where self.names[name] == nil && hidden[name] == nil {
      hidden[name] = reason
    }
  }
}

extension ComponentScope {
  /// What Swift in the component itself can use: its body and parts, values that it makes, and its
  /// accessibility.
  func componentContext(_ title: String) -> NameContext {
    var context = NameContext(title: title, isComponent: true)
    for (name, meaning) in members { context.add([name], as: meaning) }
    if spec.kindOrView == .modifier { context.add(["content"], as: .view) }
    if !spec.styles.isEmpty {
      context.add(["style"], as: .view)
      for style in spec.styles {
        context.hide(style.parameters.map(\.name.text), as: .parameter(style: style.name.text))
      }
    }
    context.add(ownDeclarations, as: .other)
    context.add(extensionMembers(of: spec.component?.text ?? ""), as: .other)
    context.hide(["configuration"], as: .styleOnly)
    return context.sorted()
  }

  /// What the body of a style can use.
  func context(of style: StyleSpec) -> NameContext {
    var context = NameContext(title: "a style")
    context.add(["configuration"], as: .other)
    context.add(style.parameters.map(\.name.text), as: .constant)
    context.add(style.environment.map(\.name.text), as: .constant)
    context.add(ownDeclarations, as: .other)
    let component = spec.component?.text ?? ""
    context.add(
      extensionMembers(of: styleTypeName(style.name.text, of: component, declarations.naming)),
      as: .other)
    context.add(extensionMembers(of: component + "Style"), as: .other)
    let seen = Set(
      configurationNames.map(\.text)
        + (configurationReads + configurationAdditions).map(\.name.text)
    ).subtracting(hiddenNames)
    context.hide(seen, as: .configuration)
    context.hide(members.keys, as: .component)
    for other in spec.styles where other.name.text != style.name.text {
      context.hide(other.parameters.map(\.name.text), as: .parameter(style: other.name.text))
    }
    return context.sorted()
  }

  /// What a default can use, which is made before there is a component.
  func defaultContext(_ title: String) -> NameContext {
    var context = NameContext(title: title)
    context.add(ownDeclarations, as: .other)
    context.hide(members.keys, as: .instance)
    context.hide(["self"], as: .instance)
    return context.sorted()
  }

  /// The members that the component gets from its spec, by name.
  private var members: [String: NameContext.Meaning] {
    var members: [String: NameContext.Meaning] = [:]
    for slot in spec.slots {
      let isFunction =
        !slot.arguments.isEmpty || slot.isLazy?.value == true || slot.list != nil
      members[slot.name.text] = isFunction ? .other : .view
      if slot.arrangement != nil {
        members[SlotArrangement.name(of: slot.name.text)] = .view
      }
    }
    for property in spec.properties {
      let isVariable = property.isBinding?.value == true || isSelection(property.name.text)
      members[property.name.text] = isVariable ? .variable : .constant
    }
    for modifier in spec.modifiers { members[modifier.name.text] = .constant }
    for entry in spec.environment { members[entry.name.text] = .constant }
    for state in spec.state {
      let wrapper = state.wrapper?.wrapper ?? .state
      members[state.name.text] =
        switch wrapper {
        case .state, .focusState, .accessibilityFocusState: .variable
        case .gestureState, .namespace, .stateObject, .scaledMetric: .other
        }
    }
    for entry in configurationAdditions { members[entry.name.text] = .other }
    return members
  }

  /// What the declarations under `swift` declare for the file.
  private var ownDeclarations: Set<String> { spec.declarations?.declaredNames ?? [] }

  /// What extensions in any spec add to a type.
  private func extensionMembers(of type: String) -> [String] {
    declarations.extensionMembers[Naming.base(of: type)] ?? []
  }
}
