import DesignModel
import Specification
import SwiftFragments
import SwiftTypes

/// The meanings of names in the bodies of a library, besides those declared in specs: the twins of
/// hand-written code and the modifiers of design tokens.
package struct LibraryNames: Sendable {
  package var views: [String: ViewTwin]
  package var modifiers: [String: ModifierTwin]
  package var buttonStyles: [String: ModifierTwin]
  package var foreignMembers: [String: ForeignMember]

  /// Members of specific types whose names also occur in other types.
  package var foreignMembersOfTypes: [String: [String: ForeignMember]] = [:]

  /// The meanings of members of the library's values, by the values' types.
  package var members: [String: [String: NameMeaning]]

  /// The names of members and functions that return a color.
  package var colors: Set<String>

  /// The names of a library with its twins.
  package init(
    of system: DesignSystem, views: [String: ViewTwin] = [:],
    modifiers: [String: ModifierTwin] = [:], buttonStyles: [String: ModifierTwin] = [:]
  ) {
    var all = views
    var methods = modifiers
    var foreign: [String: ForeignMember] = [:]
    var members: [String: [String: NameMeaning]] = [:]
    var colors: Set<String> = []
    let owned = system.components.flatMap(\.types) + system.shared.flatMap(\.contents.types)
    for type in owned { Self.note(type, &members, &colors) }
    for component in system.components where component.kind == .value {
      for slot in component.slots where slot.arguments.isEmpty && slot.list == nil {
        members[component.name, default: [:]][slot.name] =
          .slot(isOptional: slot.presence == .optional)
      }
    }
    for component in system.components {
      if case .view = component.kind {
        let names =
          (component.copyModifiers + component.oldModifiers).compactMap(\.function)
          + component.slotMethods.map { component.slots[$0.slot.position].name }
        // A view has a property under another name if every view has a member of that name.
        let properties = component.properties.enumerated().filter {
          !viewMembers.contains($1.name)
        }.map { index, property in (property.label ?? "_\(index)", property.name) }
        let actions = component.properties.filter { $0.isFunction || $0.wrapsFunction }
        all[component.name] = ViewTwin(
          Naming.uiKitView(of: component.name), methods: Set(names),
          properties: Dictionary(properties) { first, _ in first },
          actions: Set(actions.map(\.name)))
        if component.look.styleFamily != nil {
          let view = StyleNames(of: Naming.uiKitView(of: component.name))
          methods[StyleNames(of: component.name).modifier] = ModifierTwin(
            view.modifier, [ModifierParameter(nil, .value)])
        }
      }
      for entry in component.environment {
        guard let function = entry.function, case .value(_, let label, let value) = entry.argument
        else { continue }
        methods[function] = ModifierTwin(
          function, [ModifierParameter(label, .value, isOptional: value != nil)])
      }
      for type in component.types { foreign.merge(Self.foreign(type)) { first, _ in first } }
      if let code = component.declarations {
        foreign.merge(Self.foreign(code)) { first, _ in first }
      }
    }
    self.views = all
    self.modifiers = methods
    self.buttonStyles = buttonStyles
    foreignMembers = foreign
    self.members = members
    self.colors = colors
  }

  /// SwiftUI types that cannot be converted to UIKit.
  private static let lost: Set<String> = ["Image", "Font", "ButtonRole"]

  /// Records the members of a type that are texts or colors.
  private static func note(
    _ owner: OwnedType, _ members: inout [String: [String: NameMeaning]],
    _ colors: inout Set<String>
  ) {
    func add(_ name: String, _ type: TypeExpression?) {
      switch type?.unwrapped.text {
      case "Text":
        members[owner.name, default: [:]][name] = .text(isOptional: type?.wrapped != nil)
      case "Color": colors.insert(name)
      default: break
      }
    }
    if case .structure(let structure) = owner.kind {
      for member in structure.members { add(member.name, member.type) }
    }
    for statement in owner.members?.tree?.statements ?? [] {
      switch statement.kind {
      case .variable(let variable): for name in variable.names { add(name.text, variable.type) }
      case .function(let function): if let name = function.name { add(name.text, function.result) }
      default: break
      }
    }
  }

  private static func foreign(_ type: OwnedType) -> [String: ForeignMember] {
    var result: [String: ForeignMember] = [:]
    func add(_ name: String, _ type: TypeExpression) {
      let text = type.unwrapped.text
      if lost.contains(text) { result[name] = .other(text) }
    }
    switch type.kind {
    case .enumeration(let enumeration):
      for value in enumeration.cases.flatMap(\.values) { add(value.name, value.type) }
    case .structure(let structure):
      for member in structure.members { add(member.name, member.type) }
    case .alias, .protocol, .optionSet, .namespace: break
    }
    if let code = type.members { result.merge(foreign(code)) { first, _ in first } }
    return result
  }

  /// The members of hand-written Swift whose values have a SwiftUI type.
  private static func foreign(_ code: SwiftBlock) -> [String: ForeignMember] {
    var result: [String: ForeignMember] = [:]
    func visit(_ statements: [CodeStatement]) {
      for statement in statements {
        switch statement.kind {
        case .variable(let variable):
          guard let type = variable.type?.unwrapped.text, lost.contains(type) else { continue }
          for name in variable.names { result[name.text] = .other(type) }
        case .function(let function):
          guard let type = function.result?.unwrapped.text, lost.contains(type),
            let name = function.name
          else { continue }
          result[name.text] = .other(type)
        case .type(let type): visit(type.members)
        case .expression, .guard, .while, .repeat, .for, .return, .throw, .jump, .defer, .do,
          .compilationConditions, .other:
          break
        }
      }
    }
    visit(code.tree?.statements ?? [])
    return result
  }
}

extension BodyNames {
  /// The names in a component's body, and in the views that it makes for its styles.
  package init(of component: Component, in library: LibraryNames) {
    self.init(owner: .component, library, component)
    for property in component.properties { names[property.name] = Self.meaning(property) }
    for modifier in component.modifiers { names[modifier.name] = Self.meaning(modifier) }
    for slot in component.slots {
      names[slot.name] = Self.meaning(slot)
      if slot.list?.arrangement != nil { names[SlotArrangement.name(of: slot.name)] = .list }
    }
    for value in component.state { names[value.name] = Self.meaning(value) }
    for value in component.configuration.values where value.value != nil {
      names[value.name] = value.type.isFunction ? .action : .value()
    }
    for part in component.configuration.parts { names[part.name] = .view(isOptional: false) }
    for read in component.environmentReads {
      names[read.name] = Self.meaning(environment: read.keyPath, nil)
    }
    for entry in component.environment where names[entry.name] == nil {
      names[entry.name] = .value()
    }
    names["theme"] = names["theme"] ?? .value()
    names["style"] = .view(isOptional: false)
    let own = Self.declared(in: component, for: component.name)
    ownViews = own.views
    for name in own.values where names[name] == nil { names[name] = .value() }
  }

  /// The views that hand-written Swift of a spec adds to a type, and the names of other added members.
  private static func declared(
    in component: Component, for type: String
  ) -> (views: [String: OwnView], values: [String]) {
    var views: [String: OwnView] = [:]
    var values: [String] = []
    guard let code = component.declarations else { return (views, values) }
    for case .type(let extended) in code.tree?.statements.map(\.kind) ?? []
    where extended.isExtension && extended.name.text == type {
      for member in extended.members {
        switch member.kind {
        case .variable(let variable):
          guard let name = variable.names.first, !variable.isStatic else { continue }
          guard variable.type?.text == "some View",
            let getter = variable.accessors.first(where: \.isGetter)
          else {
            values.append(name.text)
            continue
          }
          views[name.text] = OwnView(
            parameters: [], statements: getter.statements, text: code.text)
        case .function(let function):
          guard let name = function.name, !function.isStatic else { continue }
          guard function.result?.text == "some View" else {
            values.append(name.text)
            continue
          }
          let parameters = function.parameters.map {
            OwnView.Parameter(
              label: $0.label == "_" ? nil : $0.label, name: $0.name,
              isContent: $0.type.text.hasSuffix("-> some View"))
          }
          views[name.text] = OwnView(
            parameters: parameters, statements: function.statements, text: code.text)
        default: continue
        }
      }
    }
    return (views, values)
  }

  /// The names in a style's body.
  package init(of style: Style, of component: Component, in library: LibraryNames) {
    self.init(owner: .style, library, component)
    let hidden = component.configuration.hidden
    for property in component.properties where !hidden.contains(property.name) {
      configuration[property.name] = Self.meaning(property)
    }
    for modifier in component.modifiers where !hidden.contains(modifier.name) {
      configuration[modifier.name] = Self.meaning(modifier)
    }
    for slot in component.slots where !hidden.contains(slot.name) {
      configuration[slot.name] = Self.meaning(slot)
      if slot.list?.arrangement != nil {
        configuration[SlotArrangement.name(of: slot.name)] = .list
      }
    }
    for value in component.state {
      configuration[value.name] = configuration[value.name] ?? .value()
    }
    for value in component.configuration.values {
      configuration[value.name] =
        configuration[value.name]
        ?? (value.type.text == "Text" ? .text(isOptional: false) : .value())
    }
    for part in component.configuration.parts {
      configuration[part.name] = .view(isOptional: false)
    }
    for read in style.environment {
      names[read.name] = Self.meaning(environment: read.keyPath, read.name)
    }
    names["theme"] = .value(swift: "configuration.theme")
    for parameter in style.parameters {
      names[parameter.name] = .value(changes: false)
    }
    let own = Self.declared(in: component, for: StyleNames(of: component.name).configuration)
    configurationViews = own.views
    for name in own.values where configuration[name] == nil { configuration[name] = .value() }
  }

  private init(owner: Owner, _ library: LibraryNames, _ component: Component) {
    self.init(
      owner: owner, views: library.views, modifiers: library.modifiers,
      buttonStyles: library.buttonStyles, foreignMembers: library.foreignMembers)
    colors = library.colors
    // For types that the component does not mention itself, only unambiguous names.
    var ambiguous: Set<String> = []
    for (_, one) in library.members.sorted(by: { $0.key < $1.key }) {
      for (name, meaning) in one where members.updateValue(meaning, forKey: name) != nil {
        ambiguous.insert(name)
      }
    }
    for name in ambiguous { members[name] = nil }
    let named =
      component.properties.map(\.type) + component.modifiers.map(\.type)
      + component.configuration.values.map(\.type) + component.state.map(\.type)
    for value in component.configuration.values where value.type.unwrapped.text == "Angle" {
      angles.insert(value.name)
    }
    for type in named {
      let words = Set(
        type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      for word in words.sorted() {
        members.merge(library.members[word] ?? [:]) { $1 }
        foreignMembers.merge(library.foreignMembersOfTypes[word] ?? [:]) { $1 }
      }
    }
  }

  private static func meaning(_ property: Property) -> NameMeaning {
    if property.isBinding || property.ownsState {
      let name = property.name
      return .binding(edited: "edited" + name.prefix(1).uppercased() + name.dropFirst())
    }
    if property.type.unwrapped.text == "Text" {
      return .text(isOptional: property.type.wrapped != nil)
    }
    if property.isView { return .notPortable(property.name) }
    if property.type.text.hasPrefix("Binding<") { return .value() }
    // The presence of an optional action can change.
    return property.isFunction && property.wrapped == nil ? .action : .value()
  }

  private static func meaning(_ modifier: Modifier) -> NameMeaning {
    modifier.isFunction && modifier.wrapped == nil ? .action : .value()
  }

  private static func meaning(_ slot: Slot) -> NameMeaning {
    if let list = slot.list {
      // Items with more than a view are data, each of which can be placed.
      return list.hasOwnItems ? .value() : .list
    }
    let isOptional = slot.presence == .optional
    return slot.arguments.isEmpty
      ? .slot(isOptional: isOptional) : .slotFunction(isOptional: isOptional)
  }

  private static func meaning(_ value: StateValue) -> NameMeaning {
    switch value.wrapper {
    case .state: .binding()
    case .focusState: .focus
    case .scaledMetric: .value()
    case .accessibilityFocusState, .gestureState, .stateObject, .namespace, .appStorage,
      .sceneStorage, .environmentObject, .environment:
      .notPortable("@\(value.wrapper.rawValue)")
    }
  }

  /// - Parameter member: Its name in a style's configuration; nil in a component.
  private static func meaning(environment key: String, _ member: String?) -> NameMeaning {
    let plain = key.replacingPrefix("\\.", with: "")
    if let trait = EnvironmentTrait.all[plain] {
      guard let member else { return .trait(trait) }
      return .trait(EnvironmentTrait("configuration.\(member)", members: trait.members))
    }
    // A component asks the views around it to open a URL.
    if plain == "openURL", member == nil { return .value(swift: "open", changes: false) }
    if notPortableKeys.contains(plain) { return .notPortable(plain) }
    return .value(swift: member.map { "configuration.\($0)" })
  }

  /// Keys of SwiftUI's environment without a counterpart in UIKit views.
  private static let notPortableKeys: Set<String> = [
    "dismiss", "openURL", "openWindow", "scenePhase", "editMode", "refresh", "isPresented",
    "presentationMode", "managedObjectContext", "undoManager", "redactionReasons",
    "backgroundProminence",
  ]
}
