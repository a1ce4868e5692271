import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// The names that Swift at a place in a spec can use unqualified, and their meanings.
struct NameContext {
  /// The meaning of a name, as far as it determines how it can be used.
  enum Meaning {
    /// It can be read and set, and has a binding with `$`.
    case variable

    /// It can only be read.
    case constant

    /// A view, which cannot be called.
    case view

    /// Its use is unknown.
    case other
  }

  /// A description of the Swift: "the body of a style".
  let title: String

  /// Where the spec can declare a name for this Swift, for messages: "under 'swift'".
  var declaring = "under 'swift'"

  private(set) var names: [String: Meaning] = [:] {
    didSet { sortedNames = Lazily() }
  }

  /// The types of names, where known.
  fileprivate(set) var types: [String: TypeExpression] = [:]

  /// Those that begin with a lowercase letter, sorted; computed lazily for suggestions.
  var variableNames: [String] {
    sortedNames.value { names.keys.filter { $0.first?.isUppercase != true }.sorted() }
  }

  fileprivate var sortedNames = Lazily<[String]>()

  /// Names of the spec that are not available here, with their replacement or the reason.
  fileprivate(set) var hidden: [String: Hidden] = [:]

  enum Hidden {
    /// It is a member of the configuration in a style.
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

  /// Whether the Swift is the body of a preview, which has no variables of its own.
  private(set) var isPreview = false
}

extension NameContext {
  /// The names for the body of a preview.
  static let preview = NameContext(title: "a preview", isPreview: true)

  /// The names for members of a type, which may have further ones.
  static let type = NameContext(
    title: "a type", declaring: "under 'properties' of the type, or under 'swift'")

  func contains(_ name: String) -> Bool { names[name] != nil }

  fileprivate mutating func add(_ names: some Sequence<String>, as meaning: Meaning) {
    for name in names {
      self.names[name] = meaning
      types[name] = nil
    }
  }

  fileprivate mutating func add(_ name: SwiftName, as meaning: Meaning, of type: SwiftType?) {
    names[name.text] = meaning
    if let type { types[name.text] = type.expression }
  }

  fileprivate mutating func hide(_ names: some Sequence<String>, as reason: Hidden) {
    for name in names where hidden[name] == nil { hidden[name] = reason }
  }
}

extension ComponentScope {
  /// The names for Swift in the component itself: its body and parts, computed values, and its accessibility.
  func componentContext(_ title: String) -> NameContext {
    var context = NameContext(
      title: title, declaring: "under 'slots', 'properties', 'state' or 'swift'",
      isComponent: true)
    addMembers(to: &context)
    if spec.kindOrView == .modifier {
      context.add(["content"], as: .view)
      context.types["content"] = .someView
    }
    if !spec.styles.isEmpty {
      context.add(["style"], as: .view)
      context.types["style"] = .someView
      hideStyleParameters(in: &context)
    }
    context.add(ownDeclarations, as: .other)
    let extended = emittedTypeName ?? spec.component?.text ?? ""
    context.add(extensionMembers(of: extended), as: .other)
    for (name, type) in declarations.code.extensionValues[extended] ?? [:]
    where context.types[name] == nil {
      context.types[name] = type
    }
    context.hide(["configuration"], as: .styleOnly)
    return context
  }

  /// The names for the bodies of styles.
  var styleContexts: [NameContext] {
    var shared = NameContext(
      title: "a style",
      declaring: "under 'parameters' or 'environment' of the style, or under 'swift'")
    shared.add(["configuration"], as: .other)
    shared.add(ownDeclarations, as: .other)
    let component = spec.component?.text ?? ""
    shared.add(extensionMembers(of: StyleNames(of: component).protocol), as: .other)
    shared.hide(visibleConfigurationNames, as: .configuration)
    shared.hide(memberNames, as: .component)
    hideStyleParameters(in: &shared)
    shared.types["configuration"] = .named(configurationTypeName)
    return spec.styles.map { style in
      var context = shared
      for parameter in style.parameters {
        context.add(parameter.name, as: .constant, of: parameter.type)
      }
      for read in style.environment {
        context.add([read.name.text], as: .constant)
        context.types[read.name.text] = environmentType(of: (read.keyPath ?? read.name).text)
      }
      context.add(
        extensionMembers(of: styleTypeName(style.name.text, of: component, declarations.naming)),
        as: .other)
      return context
    }
  }

  /// The names for the members of a type under `types`; nil if it may inherit unknown ones.
  func context(of type: TypeSpec) -> NameContext? {
    guard type.alias == nil, type.refined == nil,
      type.conforms.allSatisfy({ isPlainProtocol($0.expression.lastName ?? "") }),
      extensionMembers(of: type.name.text).isEmpty
    else { return nil }
    var context = NameContext.type
    for property in type.properties {
      context.add(
        property.name, as: property.binding == nil ? .other : .variable, of: property.type)
    }
    context.add(type.members?.outermostNames ?? [], as: .other)
    context.add(type.types.map(\.name.text), as: .other)
    context.add(["rawValue", "allCases", "hasher", "into"], as: .other)
    return context
  }

  /// The names for a default, which is evaluated before the component exists.
  func defaultContext(_ title: String) -> NameContext {
    var context = NameContext(title: title)
    context.add(ownDeclarations, as: .other)
    context.hide(memberNames, as: .instance)
    context.hide(["self"], as: .instance)
    return context
  }

  /// The names for the initial value of state, which initializers create from properties.
  func initialValueContext() -> NameContext {
    var context = defaultContext("an initial value")
    for property in spec.properties {
      context.hidden[property.name.text] = nil
      context.add(property.name, as: .constant, of: property.type)
    }
    return context
  }

  /// The names for values in a form, besides its parameters.
  func makerContext(_ title: String) -> NameContext {
    var context = NameContext(
      title: title, declaring: "under 'parameters' of the form, or under 'swift'")
    context.add(ownDeclarations, as: .other)
    addMembers(to: &context)
    context.types = [:]
    return context
  }

  /// The parameters of initializers that the value of a resolver can name: those of properties, and those that
  /// the forms add which use it.
  func parameterTypes(besidesArgumentsOf resolver: ResolverSpec) -> [String: TypeExpression] {
    let forms = (spec.initializers?.forms ?? []).filter { form in
      form.choices.flatMap(\.choices).contains { filling in
        self.resolver(filling)?.name.place.span == resolver.name.place.span
      }
    }
    var types = parameterTypes(of: forms.first?.details ?? FormDetailsSpec())
    for form in forms.dropFirst() {
      types.merge(parameterTypes(of: form.details)) { first, other in
        first == other ? first : .hole
      }
    }
    // Bindings and closures with a builder are passed in another form than the property has.
    for property in spec.properties where types[property.name.text] == nil {
      types[property.name.text] = .hole
    }
    return types
  }

  /// The types of a form's parameters for properties, and of its own parameters.
  func parameterTypes(of details: FormDetailsSpec) -> [String: TypeExpression] {
    var types: [String: TypeExpression] = [:]
    for property in spec.properties where property.binding == nil && property.builder == nil {
      types[property.name.text] = property.type?.expression ?? .hole
    }
    let parameters = (spec.initializers?.shared.parameters ?? []) + details.parameters
    for parameter in parameters where !parameter.isOmitted {
      let type = parameter.type ?? property(named: parameter.name.text)?.type
      let isGeneric = details.generics.contains { generic in
        type?.expression.mentions(generic.name.text) ?? false
      }
      types[parameter.name.text] =
        parameter.builder == nil && !isGeneric
        ? type?.expression ?? .hole : .hole
    }
    return types
  }

  /// The names of the members that the component gets from its spec.
  private var memberNames: [String] {
    var context = NameContext(title: "")
    addMembers(to: &context)
    return context.names.keys.sorted()
  }

  /// The type of an environment value, of the library or of SwiftUI; nil if unknown.
  func environmentType(of key: String) -> TypeExpression? {
    if let entry = declarations.entries[key] {
      return entry.spec.type?.expression
    }
    if key == TokenDeclarations.theme, let type = declarations.tokens?.themeType {
      return .named(type)
    }
    return apiSignatures(named: key).first { $0.owner == "EnvironmentValues" }?.result
  }

  private func hideStyleParameters(in context: inout NameContext) {
    for style in spec.styles {
      context.hide(style.parameters.map(\.name.text), as: .parameter(style: style.name.text))
    }
  }

  /// Adds the members that the component gets from its spec.
  private func addMembers(to context: inout NameContext) {
    for slot in spec.slots {
      let isFunction =
        slot.isCalled || slot.list != nil
      context.add([slot.name.text], as: isFunction ? .other : .view)
      if !isFunction, slot.type == nil, slot.repetition == nil {
        context.types[slot.name.text] = .someView
      }
      // A component without styles has the closure itself.
      if isFunction, spec.styles.isEmpty, slot.list == nil, slot.repetition == nil,
        slot.isOptional?.value != true, slot.type == nil
      {
        context.types[slot.name.text] = .function(
          slot.arguments.map { $0.type?.expression ?? .hole }, returning: .someView)
      }
      if slot.isList { context.types[slot.name.text] = .named(listType(of: slot)) }
      if slot.arrangement != nil {
        let name = SlotArrangement.name(of: slot.name.text)
        context.add([name], as: .view)
        context.types[name] = .someView
      }
    }
    for property in spec.properties {
      let isVariable = property.isBinding?.value == true || isSelection(property.name.text)
      // The projected value of an object gives bindings to its properties.
      let meaning: NameContext.Meaning =
        property.wrapper != nil ? .other : isVariable ? .variable : .constant
      context.add(property.name, as: meaning, of: property.type)
    }
    for modifier in spec.modifiers { context.add(modifier.name, as: .constant, of: modifier.type) }
    for entry in spec.environment {
      context.add(entry.name, as: .constant, of: entry.type)
      if entry.type == nil {
        context.types[entry.name.text] = environmentType(of: (entry.keyPath ?? entry.name).text)
      }
    }
    for state in spec.state {
      let wrapper = state.wrapper?.wrapper ?? .state
      switch wrapper {
      case .state, .appStorage, .sceneStorage:
        context.add(state.name, as: .variable, of: state.type)
      case .focusState, .accessibilityFocusState:
        context.add([state.name.text], as: .variable)
        // Values of other types are emitted as optionals.
        if let type = state.type, type.expression == .named("Bool") {
          context.types[state.name.text] = .named("Bool")
        }
      case .gestureState, .scaledMetric: context.add(state.name, as: .other, of: state.type)
      case .namespace, .stateObject, .environmentObject, .environment:
        context.add([state.name.text], as: .other)
      }
    }
    for entry in configurationAdditions {
      context.add([entry.name.text], as: .other)
      if let type = entry.type {
        context.types[entry.name.text] = type.expression
      } else if entry.view != nil {
        context.types[entry.name.text] = .someView
      }
    }
  }

  /// The top-level names that the declarations under `swift` declare.
  private var ownDeclarations: Set<String> { spec.declarations?.outermostNames ?? [] }

  /// The members that extensions in specs add to a type.
  private func extensionMembers(of type: String) -> [String] {
    declarations.extensionMembers[Naming.base(of: type)] ?? []
  }
}

// MARK: - The configuration

extension ComponentScope {
  /// The names of the members that styles have in their configuration.
  private var visibleConfigurationNames: [String] {
    let names =
      configurationNames.map(\.text)
      + (configurationReads + configurationAdditions).map(\.name.text)
    let hidden = hiddenNames
    return names.filter { !hidden.contains($0) }
  }

  var configurationTypeName: String { StyleNames(of: spec.component?.text ?? "").configuration }

  /// The members of the configuration whose types are known.
  func makeConfigurationMembers() -> DeclaredCode.Members {
    var context = NameContext(title: "")
    addMembers(to: &context)
    var members = DeclaredCode.Members(conformances: [])
    for name in visibleConfigurationNames { members.values[name] = context.types[name] ?? .hole }
    for name in bindings {
      members.values["$" + name] = context.types[name].map(\.binding) ?? .hole
      members.values[name] = context.types[name] ?? .hole
    }
    for entry in configurationReads + configurationAdditions {
      members.values[entry.name.text] =
        entry.type?.expression
        ?? (entry.view == nil ? .hole : .someView)
    }
    for slot in spec.slots
    where !slot.arguments.isEmpty && !slot.isList && slot.repetition == nil
      && members.values[slot.name.text] != nil
    {
      let parameters = slot.arguments.map { argument in
        APISignature.Parameter(
          label: argument.name.text,
          type: argument.type?.expression ?? .hole, isOptional: false)
      }
      members.methods[slot.name.text] = [
        DeclaredFunction(
          signature: APISignature(
            kind: .method, owner: configurationTypeName, parameters: parameters,
            result: .someView))
      ]
    }
    return members
  }
}
