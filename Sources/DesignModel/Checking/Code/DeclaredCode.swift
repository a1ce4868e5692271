import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// The declarations in specs that their Swift can use: members of types, the parameters of components, and
/// names.
struct DeclaredCode: Sendable {
  /// The members of a type, with their types as far as known.
  struct Members: Sendable {
    /// Instance members.
    var values: [String: TypeExpression] = [:]

    /// Static members, including cases.
    var statics: [String: TypeExpression] = [:]

    /// The parameters of cases with associated values.
    var payloads: [String: [APISignature.Parameter]] = [:]

    /// The parameters of the memberwise initializer, by labels; nil if unknown.
    var arguments: [String: TypeExpression]?

    /// Whether it has no other members, except those that every type has or that extensions add.
    var isComplete = true

    /// Whether its declaration lists all members that do not come from protocols or extensions.
    var isListed = true

    /// Whether it is a struct or an enum.
    var isConcrete = false

    /// The number of associated values of each enum case; nil for other types, or if unknown.
    var caseValues: [String: Int]?

    /// The element type, if it is a collection.
    var element: TypeExpression?

    /// Its conformances; nil if unknown.
    var conformances: Set<String>?

    /// The instance members that are private to its file.
    var privateNames: Set<String> = []

    /// The signatures of its methods, by name; a name with an unknown one is omitted.
    var methods: [String: [DeclaredFunction]] = [:]

    /// The signatures of its static methods.
    var staticMethods: [String: [DeclaredFunction]] = [:]

    /// The signatures of its initializers; nil if unknown.
    var initializers: [DeclaredFunction]?

    /// Whether one of its initializers can return `nil`.
    var isFailable = false

    /// Whether it is the protocol of a component's styles, which are its static members.
    var isOfStyles = false

    /// Whether it can have members of any name: from a superclass, or by dynamic lookup.
    var isOpen = false
  }

  /// By the names of the types in code.
  private(set) var types: [String: Members] = [:] {
    didSet { sortedStatics = Memo() }
  }

  private var sortedStatics = Memo<String, [String]>()

  /// The parameters of components' initializers: their types by label, `_` for none.
  private(set) var components: [String: [String: TypeExpression]] = [:]

  /// The labels that all of their initializers require.
  private(set) var requiredLabels: [String: Set<String>] = [:]

  /// The names of the properties and slots of components, sorted.
  private(set) var partsOfComponents: [String: [String]] = [:]

  /// Components whose initializers can take more arguments, because slots are repeated for data.
  private(set) var openComponents: Set<String> = []

  /// The parameters of methods that set styles, by method name.
  private(set) var styleMethods: [String: TypeExpression] = [:]

  /// The names that can be called: functions, methods, and properties that are functions.
  private(set) var functionNames: Set<String> = []

  /// The names of methods on all views: those that set environment entries and styles, that apply view
  /// modifiers, and that mark items of lists.
  private(set) var viewMethodNames: Set<String> = []

  /// The parameters of methods that set environment entries, by method name.
  private(set) var entryMethods: [String: TypeExpression] = [:]

  /// The parameters of methods that apply view modifiers, by method name: their types by label. Several modifiers can
  /// have methods of the same name.
  private(set) var modifierMethods: [String: [String: TypeExpression]] = [:]

  /// The methods that apply view modifiers with other parameters, too.
  private var openModifierMethods: Set<String> = []

  /// The components whose initializers take no closures except view builders.
  private(set) var builtComponents: Set<String> = []

  /// A method of a component that sets one value.
  struct ComponentModifier: Sendable {
    let component: String?

    /// The type of its parameter.
    let type: TypeExpression
  }

  /// The methods of components that set one value, by name.
  private(set) var componentModifiers: [String: [ComponentModifier]] = [:]

  /// The types of the properties that extensions add, as far as they are written.
  private(set) var extensionValues: [String: [String: TypeExpression]] = [:]

  /// The names of read-only properties that extensions add.
  private(set) var readOnlyNames: [String: Set<String>] = [:]

  /// The initializers that extensions in specs add.
  private(set) var extensionInitializers: [String: [DeclaredFunction]] = [:]

  /// The names of the functions that create components.
  private(set) var formNames: Set<String> = []

  /// The names of members and functions other than the methods on all views.
  private(set) var memberNames: Set<String> = []

  /// All names of members and functions.
  private(set) var names: Set<String> = []

  /// The names that can follow a leading dot: cases and other static members.
  private(set) var staticNames: Set<String> = []

  /// The names of top-level functions, variables and types.
  private(set) var topLevelNames: Set<String> = []

  /// The types to which extensions add conformances, which can provide further members.
  private(set) var extendedTypes: Set<String> = []

  /// The types that can have further members because an extension adds a conformance.
  private(set) var openTypes: Set<String> = []

  /// The types to which extensions add initializers that can return `nil`.
  private(set) var failableTypes: Set<String> = []

  /// The signatures of top-level functions, and of methods that extensions declare.
  private(set) var functions: [String: [DeclaredFunction]] = [:]

  /// The names of parts of specs: slots, properties, and everything derived from them.
  private(set) var partNames: Set<String> = []

  /// The types to which extensions add initializers.
  private(set) var initializedTypes: Set<String> = []

  /// The names of members that extensions add, and the extended types.
  private(set) var extendedTypesByMember: [String: Set<String>] = [:]

  /// The names of members that extensions add.
  private(set) var extensionNames: Set<String> = []

  init() {}

  /// The declarations of one spec.
  ///
  /// - Parameters:
  ///   - types: Its types by their names in fragments.
  ///   - resolvers: The resolvers of the project.
  init(
    _ spec: ComponentSpec, types: [(name: String, spec: TypeSpec)], resolvers: [ResolverSpec]
  ) {
    for (name, type) in types { self.types[name] = Members(type) }
    for members in self.types.values {
      memberNames.formUnion(members.values.keys)
      memberNames.formUnion(members.statics.keys)
      staticNames.formUnion(members.statics.keys)
    }
    addParts(of: spec)
    partNames = memberNames.union(viewMethodNames)
    for (name, type) in types {
      if let block = type.members { addDeclarations(block.tree?.statements ?? [], in: name) }
    }
    if let block = spec.declarations { addDeclarations(block.tree?.statements ?? [], in: nil) }
    addTupleLabels(of: spec, types.map(\.spec))
    if let component = spec.component, spec.kindOrView == .value {
      self.types[component.text] = Members(value: spec)
    }
    if let component = spec.component, spec.kindOrView != .modifier {
      if spec.slots.contains(where: { $0.repetition != nil }) || !spec.oldSlotNames.isEmpty {
        openComponents.insert(component.text)
      }
      requiredLabels[component.text] = spec.requiredLabels
      partsOfComponents[component.text] =
        (spec.properties.map(\.name.text) + spec.slots.map(\.name.text)).sorted()
      components[component.text] = spec.argumentTypes(resolvers)
      if spec.hasNoClosures { builtComponents.insert(component.text) }
    } else if let component = spec.component {
      let method = spec.method ?? Naming.modifier(component.text)
      if spec.slots.contains(where: \.isList) {
        openModifierMethods.insert(method)
      } else {
        modifierMethods[method] = spec.argumentTypes(resolvers)
      }
    }
    names = memberNames.union(viewMethodNames)
  }

  mutating func merge(_ other: Self) {
    types.merge(other.types) { first, _ in first }
    components.merge(other.components) { first, _ in first }
    openComponents.formUnion(other.openComponents)
    requiredLabels.merge(other.requiredLabels) { first, _ in first }
    partsOfComponents.merge(other.partsOfComponents) { first, _ in first }
    styleMethods.merge(other.styleMethods) { first, _ in first }
    functionNames.formUnion(other.functionNames)
    viewMethodNames.formUnion(other.viewMethodNames)
    entryMethods.merge(other.entryMethods) { first, _ in first }
    names.formUnion(other.names)
    memberNames.formUnion(other.memberNames)
    staticNames.formUnion(other.staticNames)
    topLevelNames.formUnion(other.topLevelNames)
    extensionNames.formUnion(other.extensionNames)
    modifierMethods.merge(other.modifierMethods) { first, second in
      first.merging(second) { $0 == $1 ? $0 : .hole }
    }
    openModifierMethods.formUnion(other.openModifierMethods)
    for method in openModifierMethods { modifierMethods[method] = nil }
    formNames.formUnion(other.formNames)
    builtComponents.formUnion(other.builtComponents)
    componentModifiers.merge(other.componentModifiers) { first, second in first + second }
    extensionValues.merge(other.extensionValues) { first, second in
      first.merging(second) { first, _ in first }
    }
    readOnlyNames.merge(other.readOnlyNames) { $0.union($1) }
    extensionInitializers.merge(other.extensionInitializers) { first, second in first + second }
    extendedTypes.formUnion(other.extendedTypes)
    openTypes.formUnion(other.openTypes)
    failableTypes.formUnion(other.failableTypes)
    functions.merge(other.functions) { first, second in first + second }
    partNames.formUnion(other.partNames)
    initializedTypes.formUnion(other.initializedTypes)
    extendedTypesByMember.merge(other.extendedTypesByMember) { $0.union($1) }
  }

  /// Adds the types of design tokens.
  mutating func add(_ tokens: TokenDeclarations) {
    for namespace in tokens.namespaces {
      var members = Members(
        isComplete: tokens.isComplete, isConcrete: true, conformances: ["Sendable"])
      for member in namespace.members where member.lacking.isEmpty {
        if member.isThemed {
          members.values[member.name] = .named(member.type)
        } else {
          members.statics[member.name] = .named(member.type)
        }
      }
      if namespace.isThemed {
        for theme in tokens.themes { members.statics[theme] = .named(namespace.name) }
      }
      add(namespace.name, members)
    }
    guard let themeType = tokens.themeType else { return }
    var members = Members(
      isComplete: tokens.isComplete, isConcrete: true,
      caseValues: Dictionary(
        tokens.themes.map { ($0, 0) }, uniquingKeysWith: { first, _ in first }),
      conformances: ["CaseIterable", "Equatable", "Hashable", "RawRepresentable", "Sendable"])
    for theme in tokens.themes { members.statics[theme] = .named(themeType) }
    for namespace in tokens.namespaces where namespace.isThemed {
      members.values[namespace.property] = .named(namespace.name)
    }
    add(themeType, members)
    functionNames.insert(TokenDeclarations.theme)
    viewMethodNames.insert(TokenDeclarations.theme)
    entryMethods[TokenDeclarations.theme] = .named(themeType)
    names.insert(TokenDeclarations.theme)
  }

  private mutating func add(_ type: String, _ members: Members) {
    types[type] = members
    memberNames.formUnion(members.values.keys)
    memberNames.formUnion(members.statics.keys)
    names.formUnion(members.values.keys)
    names.formUnion(members.statics.keys)
    staticNames.formUnion(members.statics.keys)
  }

  /// The static members of a type, sorted; computed lazily for suggestions.
  func staticNames(of type: String) -> [String] {
    sortedStatics.value(of: type) { types[type]?.statics.keys.sorted() } ?? []
  }

  /// Adds the labels of tuples, which are members of values.
  private mutating func addTupleLabels(of spec: ComponentSpec, _ types: [TypeSpec]) {
    for block in types.map(\.members) + [spec.declarations] {
      memberNames.formUnion(block?.tree?.labels ?? [])
    }
    let values =
      types.flatMap(\.properties).map(\.type) + spec.properties.map(\.type)
      + spec.modifiers.map(\.type) + spec.state.map(\.type)
      + (spec.configuration?.entries ?? []).map(\.type)
    for type in values { memberNames.formUnion(type?.expression.tupleLabels ?? []) }
  }

  // MARK: - Parts of specs

  private mutating func addParts(of spec: ComponentSpec) {
    // Every package with resources has this one.
    memberNames.insert("module")
    staticNames.insert("module")
    memberNames.formUnion(spec.slots.map(\.name.text))
    memberNames.formUnion(spec.properties.map(\.name.text))
    memberNames.formUnion(spec.state.map(\.name.text))
    func addModifier(_ name: String, _ type: TypeExpression) {
      componentModifiers[name, default: []].append(
        ComponentModifier(component: spec.component?.text, type: type))
    }
    for old in spec.oldModifierNames {
      memberNames.insert(old.name.text)
      functionNames.insert(old.name.text)
      addModifier(old.name.text, .hole)
    }
    for modifier in spec.modifiers {
      memberNames.insert(modifier.name.text)
      let function = (modifier.functionName ?? modifier.name).text
      functionNames.insert(function)
      addModifier(
        function,
        modifier.parameters.isEmpty
          ? modifier.type?.expression ?? .hole : .hole)
    }
    for slot in spec.slots where slot.via?.value == .modifier {
      addModifier(
        slot.name.text,
        slot.options.isEmpty && slot.type == nil && !slot.isList ? .builder : .hole)
    }
    // Parameters that can be omitted, or given in other ways, have their own forms.
    for property in spec.properties where property.hasModifier?.value == true {
      addModifier(property.name.text, .hole)
    }
    for entry in spec.environment {
      memberNames.insert(entry.name.text)
      var method = entry.name.text
      if case .named(let name) = entry.modifier { method = name.text }
      viewMethodNames.insert(method)
      if let type = entry.type, entry.parameters.isEmpty, entry.label == nil, entry.value == nil {
        entryMethods[method] = type.expression
      }
    }
    memberNames.formUnion(spec.styles.map(\.name.text))
    memberNames.formUnion(spec.styles.flatMap(\.parameters).map(\.name.text))
    memberNames.formUnion((spec.configuration?.entries ?? []).map(\.name.text))
    functionNames.formUnion((spec.initializers?.forms ?? []).compactMap(\.name?.text))
    formNames = Set((spec.initializers?.forms ?? []).compactMap(\.name?.text))
    staticNames.formUnion(formNames)
    let functions =
      (spec.properties.map { ($0.name, $0.type) }
      + (spec.configuration?.entries ?? []).map { ($0.name, $0.type) })
      .filter { $0.1?.expression.unwrapped.isFunction ?? true }
    functionNames.formUnion(functions.map(\.0.text))
    functionNames.formUnion(
      spec.properties.filter { $0.hasModifier?.value == true }.map(\.name.text))
    functionNames.formUnion(
      spec.slots.filter {
        $0.via?.value == .modifier || $0.isCalled
      }
      .map(\.name.text))
    if let component = spec.component {
      addStyles(of: spec, named: component.text + "Style")
      viewMethodNames.insert(Naming.modifier(component.text))
    }
    if let component = spec.component, let identifiers = spec.accessibility?.identifiers,
      !identifiers.isEmpty
    {
      var members = Members(isConcrete: true, conformances: [])
      for identifier in identifiers { members.statics[identifier.name.text] = .named("String") }
      types[component.text + "AccessibilityIdentifiers"] = members
    }
    if let method = spec.method { viewMethodNames.insert(method) }
    for slot in spec.slots {
      guard let list = slot.list?.value else { continue }
      memberNames.formUnion(["select", "selectAction", "isSelected", "index", "count", "id"])
      for value in list.values { memberNames.insert(value.name.text) }
      for trait in list.traits {
        memberNames.insert(trait.name.text)
        let method = (trait.functionName ?? trait.name).text
        viewMethodNames.insert(method)
        if let type = trait.type { entryMethods[method] = type.expression }
      }
      if list.selection != nil, let tag = slot.tag { viewMethodNames.insert(tag.text) }
    }
    memberNames.formUnion(functionNames)
    functionNames.formUnion(viewMethodNames)
  }

  /// Adds the protocol of a component's styles, and the method that sets one.
  private mutating func addStyles(of spec: ComponentSpec, named name: String) {
    guard !spec.styles.isEmpty else { return }
    var members = Members(isOfStyles: true)
    for style in spec.styles {
      members.statics[style.name.text] = .hole
      staticNames.insert(style.name.text)
      if !style.parameters.isEmpty {
        members.payloads[style.name.text] = style.parameters.map { parameter in
          APISignature.Parameter(
            label: (parameter.label ?? parameter.name).text,
            type: parameter.type?.expression ?? .hole,
            isOptional: parameter.isOmittable)
        }
      }
    }
    members.statics["automatic"] = .hole
    types[name] = members
    styleMethods[Naming.modifier(name)] = .named(name)
    viewMethodNames.insert(Naming.modifier(name))
  }

  // MARK: - Declarations in Swift

  /// Adds what is declared, in a type or outside of any.
  private mutating func addDeclarations(
    _ statements: [CodeStatement], in type: String?, isExtension: Bool = false
  ) {
    func add(_ name: String, isFunction: Bool = true, isStatic: Bool = true) {
      memberNames.insert(name)
      if isFunction { functionNames.insert(name) }
      if type == nil { topLevelNames.insert(name) }
      if isExtension {
        extensionNames.insert(name)
        if let type { extendedTypesByMember[name, default: []].insert(type) }
      }
      if isStatic { staticNames.insert(name) }
    }
    for statement in statements {
      switch statement.kind {
      case .variable(let variable):
        let isFunction = variable.type?.unwrapped.isFunction ?? variable.accessors.isEmpty
        for name in variable.names {
          add(name.text, isFunction: isFunction, isStatic: variable.isStatic)
          partNames.insert(name.text)
          if isExtension, let type, !variable.isStatic, let declared = variable.type {
            extensionValues[type, default: [:]][name.text] = declared
          }
          if isExtension, let type, variable.isComputedByGetter {
            readOnlyNames[type, default: []].insert(name.text)
          }
        }
      case .function(let function):
        if let name = function.name {
          add(name.text, isStatic: function.isStatic)
          if type == nil || isExtension {
            functions[name.text, default: []].append(DeclaredFunction(function, of: type ?? ""))
          }
        } else if isExtension, let type, function.isInitializer {
          if function.isFailable { failableTypes.insert(type) }
          initializedTypes.insert(type)
          extensionInitializers[type, default: []].append(DeclaredFunction(function, of: type))
        }
      case .type(let declared):
        if !declared.isExtension { add(declared.name.text) }
        for name in declared.cases {
          memberNames.insert(name.text)
          staticNames.insert(name.text)
        }
        addDeclarations(
          declared.members, in: declared.name.text, isExtension: declared.isExtension)
        if !declared.isExtension, type == nil { self.add(declared) }
        if declared.isExtension, !declared.inherited.isEmpty {
          extendedTypes.insert(declared.name.text)
          let protocols = declared.inherited.flatMap(\.composed)
          if !protocols.allSatisfy({ isPlainProtocol($0.lastName ?? "") }) {
            openTypes.insert(declared.name.text)
          }
        }
      case .compilationConditions(let clauses):
        for clause in clauses {
          addDeclarations(clause.statements, in: type, isExtension: isExtension)
        }
      case .expression, .guard, .while, .repeat, .for, .return, .throw, .jump, .defer, .do, .other:
        break
      }
    }
  }

  /// Adds a type that Swift declares, with its visible members.
  private mutating func add(_ declared: CodeTypeDeclaration) {
    var members = Members()
    // A protocol can have members that are unknown here.
    members.isComplete = declared.inherited.allSatisfy { type in
      type.composed.allSatisfy { isPlainProtocol($0.lastName ?? "") }
    }
    // The target of an alias has its own members.
    if declared.keyword.isEmpty, !declared.isProtocol { members.isComplete = false }
    members.isConcrete = declared.keyword == "struct" || declared.keyword == "enum"
    members.isListed = members.isConcrete
    for name in declared.cases { members.statics[name.text] = .named(declared.name.text) }
    members.add(declared.members)
    let mayInherit =
      declared.keyword == "class"
      && declared.inherited.contains { !isPlainProtocol($0.lastName ?? "") }
    members.isOpen = mayInherit || declared.marks.contains("dynamicMemberLookup")
    if declared.cases.isEmpty, !declared.isProtocol, !mayInherit {
      members.addArguments(declared.members)
    }
    if declared.keyword == "enum", members.isComplete {
      members.caseValues = Dictionary(
        zip(declared.cases.map(\.text), declared.caseValues),
        uniquingKeysWith: { first, _ in first })
    }
    members.conformances = declared.knownConformances
    members.initializers = declared.initializers
    types[declared.name.text] = types[declared.name.text] ?? members
  }
}
