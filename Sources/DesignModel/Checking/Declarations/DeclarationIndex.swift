import Diagnostics
import Specification
import SwiftFragments

/// What all specs of a project declare at the top level, by name.
struct DeclarationIndex: Sendable {
  /// A type that is emitted.
  struct EmittedType: Sendable {
    let place: Place

    /// What it is, for messages: "the component 'Card'".
    let description: String
  }

  /// An entry of the environment.
  struct Entry: Sendable {
    let spec: EnvironmentSpec

    /// The component it is emitted with: the first that names it.
    let owner: String

    /// That of the most open component that names it.
    var access: AccessLevel
  }

  private(set) var types: [String: EmittedType] = [:]

  /// The types that stand under `types`.
  let typeIndex: TypeIndex

  /// The names of cases and other static members by the name of their type.
  let cases: [String: [String]]
  private(set) var entries: [String: Entry] = [:]

  /// What declarations of any spec add by extensions, by the name of the type.
  let extensionMembers: [String: [String]]

  /// The names that styles have in the environment and as modifiers.
  private(set) var styleEntries: Set<String> = []
  private var diagnostics: [Diagnostic] = []

  /// What is set by methods of `View`, by the name of the method.
  private var functions: [String: SwiftName] = [:]

  /// The methods by which callers say something of the views of lists: what each is for, and the key
  /// that names it.
  private var listMethods: [(name: SwiftName, purpose: String, key: String)] = []

  /// An emitted file, without its extension.
  private struct File {
    let name: String

    /// What it is emitted for; nil for what no spec asks for.
    let place: Place?
    let description: String
  }

  /// The files of the module by their names as a file system sees them that takes `card` for `Card`:
  /// no two can have one name, in different folders either.
  private var files: [String: File] = [:]

  /// The result builders.
  let builders: ResultBuilderIndex

  /// What somebody wrote for the module.
  let handwritten: HandwrittenCode

  /// Members without arguments that are examples of values, by the name of their type: of the types
  /// of specs, of those that somebody wrote for the module, and of SwiftUI's.
  private(set) var samples: [String: [String]] = [:]

  /// How types are named.
  let naming: Naming
  private let hasStyleClosures: Bool

  init(
    _ components: [ComponentSpec], _ project: ProjectSpec,
    _ handwritten: HandwrittenCode = HandwrittenCode()
  ) {
    self.handwritten = handwritten
    naming = Naming(project)
    hasStyleClosures = project.styling?.closure?.value != false
    let access = project.access?.value ?? .public
    typeIndex = TypeIndex(components)
    cases = typeIndex.staticMembers
    builders = ResultBuilderIndex(components, naming, access: access)
    extensionMembers = Dictionary(
      grouping: components.flatMap { $0.declarations?.extensionMembers ?? [] }, by: \.type
    ).mapValues { $0.map(\.name) }
    declareSupport()
    for spec in components { declareTypes(of: spec) }
    diagnostics += builders.diagnostics
    for builder in builders.names {
      declare(
        naming.full(builder.text), builder.place, "the result builder '\(builder.text)'")
    }
    for spec in components { declareEntries(of: spec, access: spec.access?.value ?? access) }
    for method in listMethods { declareMethod(method.name, method.purpose, by: method.key) }
    for spec in components { checkMethod(of: spec) }
    checkHandwritten(components, project)
    let hidden = Set(types.keys.map(Naming.base) + handwritten.topLevelNames)
    samples = typeIndex.samples.merging(handwritten.samples) { own, _ in own }
      .merging(swiftUISamples.filter { !hidden.contains($0.key) }) { own, _ in own }
  }

  mutating func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Declares what is emitted for no spec.
  private mutating func declareSupport() {
    let items = naming.slotItems
    let names =
      [
        "StyleStack", naming.omitted, naming.slotItem, items, "\(items)+Combining", "\(items)+Keys",
        naming.slotSelection,
      ]
      + [naming.namespace].compactMap { $0 }
    for name in names {
      files[name.lowercased()] = File(
        name: name, place: nil, description: "the support file '\(name).swift'")
    }
  }

  /// Checks that nothing that somebody wrote has a name that emitted code needs for something else.
  private mutating func checkHandwritten(_ components: [ComponentSpec], _ project: ProjectSpec) {
    guard let place = project.sources.first?.place else { return }
    var own: [(name: String, isEmitted: Bool)] = [
      ("StyleStack", components.contains { !$0.styles.isEmpty }),
      (
        "BindingOrState",
        components.contains { $0.properties.contains { $0.binding?.value == .optional } }
      ),
      (naming.omitted, true),
    ]
    let hasLists = components.contains { $0.slots.contains(where: \.isList) }
    own += [naming.slotItem, naming.slotItems].map { ($0, hasLists) }
    let selections = components.flatMap(\.slots).compactMap(\.selection)
    own += [
      (naming.selectableSlotItem, !selections.isEmpty),
      (naming.slotSelection, selections.contains { $0.extent == .optionalOrSeveral }),
    ]
    // The type that all others nest in may be written by hand, but then not its file alone.
    if let namespace = naming.namespace {
      own.append((namespace, handwritten.visibleType(namespace) == nil))
    }
    for (name, isEmitted) in own where isEmitted {
      guard let other = handwritten.types[name]?.name.place ?? handwritten.file(named: name) else {
        continue
      }
      diagnostics.append(
        Diagnostic(
          "handwritten-type", at: place,
          "'\(name)' is emitted for the components to share, and a file of that name or such a type is "
            + "written by hand; rename that",
          notes: [Note("it is here", at: other)]))
    }
    let names = Set(own.map(\.name))
    for name in handwritten.topLevelNames.sorted()
    where reservedTypeNames.contains(name) && !names.contains(name) {
      diagnostics.append(
        Diagnostic(
          "reserved-type-name", at: place,
          "a type that is written by hand is called '\(name)', and emitted code needs that name for "
            + "another; rename it",
          notes: [Note("it is here", at: handwritten.types[name]?.name.place)]))
    }
  }

  /// Notes the name of an emitted file.
  ///
  /// - Returns: Whether it is free.
  @discardableResult
  private mutating func declareFile(
    _ name: String, _ place: Place, _ description: String
  ) -> Bool {
    if let file = handwritten.file(named: name) {
      diagnostics.append(
        Diagnostic(
          "handwritten-file", at: place,
          "\(description) is emitted as '\(name).swift', and a file of that name is written by hand, "
            + "but the files of a module have different names; rename one of them",
          notes: [Note("the file is here", at: file)]))
      return false
    }
    guard let other = files[name.lowercased()] else {
      files[name.lowercased()] = File(name: name, place: place, description: description)
      return true
    }
    let reason =
      other.name == name
      ? "is emitted as '\(name).swift', as \(other.description) is, and the files of a module have "
        + "different names"
      : "differs from \(other.description) by case only, and file systems do not tell them apart"
    let notes = other.place.map { [Note("\(other.description) is here", at: $0)] }
    diagnostics.append(
      Diagnostic(
        "duplicate-type", at: place, "\(description) \(reason); rename one of them",
        notes: notes ?? []))
    return false
  }

  private mutating func declareTypes(of spec: ComponentSpec) {
    if spec.isLibraryFile { declareShared(spec) }
    guard let component = spec.component else { return }
    let name = component.text
    // What is made from a name that is taken is taken, too: one error says it.
    guard declare(component: component, spec.kindOrView) else { return }
    let base = Naming.base(of: name)
    declare("\(base)Previews", component.place, "the previews of '\(name)'")
    if let first = spec.accessibility?.identifiers.first {
      declare(
        Accessibility.identifiersName(of: name), first.name.place,
        "the type of the accessibility identifiers of '\(name)'")
    }
    for type in spec.types {
      let isScoped = type.scope?.value == .component
      if isScoped, !typeIndex.isGeneric(component: name) {
        declareFile("\(base)+\(type.name.text)", type.name.place, "the type '\(type.name.text)'")
        continue
      }
      declare(
        isScoped ? name + type.name.text : type.name.text, type.name.place,
        "the type '\(type.name.text)'")
    }
    for modifier in spec.modifiers where !modifier.parameters.isEmpty {
      declareArguments(modifier.type, of: modifier.name)
    }
    for slot in spec.slots {
      guard let content = slot.defaultContent, content.type == nil, content.value != nil,
        slot.type == nil
      else {
        continue
      }
      declare(
        naming.defaultView(of: slot.name.text, in: name), slot.name.place,
        "the default view of the slot '\(slot.name.text)'")
    }
    declareLists(of: spec, name)
    guard !spec.styles.isEmpty else { return }
    let entry = Naming.modifier(name + "Style")
    styleEntries.formUnion([entry, entry + "s"])
    declare("\(name)Style", component.place, "the style protocol of '\(name)'")
    declareFile(
      "\(base)StyleKey", component.place, "the environment entry of the styles of '\(name)'")
    declare("\(name)StyleConfiguration", component.place, "the style configuration of '\(name)'")
    if hasStyleClosures {
      declare("Closure\(base)Style", component.place, "a support type of the styles of '\(name)'")
    }
    for style in spec.styles {
      declare(
        styleTypeName(style.name.text, of: name, naming), style.name.place,
        "the style '\(style.name.text)' of '\(name)'")
    }
  }

  /// Declares the types of lists of which more is said than that they are some.
  private mutating func declareLists(of spec: ComponentSpec, _ component: String) {
    let lists = spec.listsWithOwnItems
    for slot in lists {
      guard let list = slot.list?.value else { continue }
      if spec.styles.isEmpty {
        declare(
          naming.listItem(of: lists.count > 1 ? slot.name.text : nil, in: component),
          slot.name.place, "the type of the items of '\(slot.name.text)'")
      }
      if list.selection != nil, let tag = slot.tag,
        // Of two equal tags one error is enough.
        declare(naming.tagType(of: tag.text), tag.place, "what keeps the tag '\(tag.text)'")
      {
        listMethods.append((tag, "tags a view", "tag"))
      }
      listMethods += list.traits.map {
        ($0.functionName ?? $0.name, "sets '\($0.name.text)'", "name")
      }
    }
    if let slot = lists.first(where: {
      $0.selection != nil || $0.list?.value?.traits.isEmpty == false
    }) {
      declareFile(
        "\(Naming.base(of: component))Traits", slot.name.place,
        "the file of what callers say of views of '\(slot.name.text)'")
    }
  }

  /// Notes the name of a method of `View`.
  private mutating func declareMethod(_ name: SwiftName, _ purpose: String, by key: String) {
    if let other = functions[name.text] {
      diagnostics.append(
        Diagnostic(
          "same-method", at: name.place,
          "the method '\(name.text)' of 'View' that \(purpose) would be another's, too; name it otherwise by "
            + "'\(key)'",
          notes: [Note("the other is here", at: other.place)]))
    } else if styleEntries.contains(name.text) {
      diagnostics.append(
        Diagnostic(
          "same-method", at: name.place,
          "the method '\(name.text)' of 'View' sets a component's style already; choose another name"
        ))
    }
    functions[name.text] = functions[name.text] ?? name
  }

  /// Notes what a component is in Swift.
  ///
  /// - Returns: Whether its name is free.
  private mutating func declare(component: SwiftName, _ kind: ComponentKind) -> Bool {
    let name = component.text
    let description = "the component '\(name)'"
    switch kind {
    case .view, .value: return declare(name, component.place, description)
    // There is no type of its name.
    case .modifier:
      return declareFile(Naming.base(of: name), component.place, description)
        && declare(
          Naming.viewModifier(name), component.place, "the view modifier behind '\(name)'")
    }
  }

  /// Checks that the methods of a modifier have a name that no other method of `View` has for
  /// something else. Modifiers may share theirs.
  private mutating func checkMethod(of spec: ComponentSpec) {
    guard let method = spec.method, let place = spec.methodPlace else { return }
    if let other = functions[method] {
      diagnostics.append(
        Diagnostic(
          "same-method", at: place,
          "the method '\(method)' of 'View' sets '\(other.text)' already; choose another 'name'",
          notes: [Note("'\(other.text)' is here", at: other.place)]))
    } else if styleEntries.contains(method) {
      diagnostics.append(
        Diagnostic(
          "same-method", at: place,
          "the method '\(method)' of 'View' sets a component's style already; choose another 'name'"
        ))
    }
  }

  /// Declares the types of a library file.
  private mutating func declareShared(_ spec: ComponentSpec) {
    for type in spec.types {
      declare(type.name.text, type.name.place, "the type '\(type.name.text)'")
    }
    guard let swift = spec.declarations else { return }
    let name = SharedFile.name(of: spec.source.path)
    declareFile(name, swift.place, "the file of the declarations in '\(spec.source.path)'")
  }

  /// Declares the struct that keeps the arguments of a method.
  private mutating func declareArguments(_ type: SwiftType?, of setting: SwiftName) {
    guard let type else { return }
    declare(
      type.wrapped ?? type.text, type.place, "the struct of the arguments of '\(setting.text)'")
  }

  private mutating func declareEntry(
    _ entry: EnvironmentSpec, of component: String, _ access: AccessLevel
  ) {
    entries[entry.name.text] = Entry(spec: entry, owner: component, access: access)
    // That an entry has a name of the styles' is told where the entry is checked.
    if !styleEntries.contains(entry.name.text) {
      declareFile(
        upperCamelCase(entry.name.text) + "Key", entry.name.place,
        "the environment entry '\(entry.name.text)'")
    }
    if !entry.parameters.isEmpty { declareArguments(entry.type, of: entry.name) }
    let function: SwiftName
    switch entry.modifier {
    case .omitted: return
    case .named(let name): function = name
    case nil: function = entry.name
    }
    if styleEntries.contains(function.text), function.text != entry.name.text {
      diagnostics.append(
        Diagnostic(
          "same-method", at: function.place,
          "the method '\(function.text)' of 'View' sets a component's style already; "
            + "choose another name"))
    }
    if let other = functions[function.text] {
      diagnostics.append(
        Diagnostic(
          "same-method", at: function.place,
          "the method '\(function.text)' of 'View' sets '\(other.text)' already; "
            + "name one of them by 'modifier'",
          notes: [Note("'\(other.text)' is here", at: other.place)]))
    }
    functions[function.text] = functions[function.text] ?? entry.name
  }

  /// Notes the name of an emitted type.
  ///
  /// - Returns: Whether the type can have it.
  @discardableResult
  private mutating func declare(
    _ name: String, _ place: Place, _ description: String
  ) -> Bool {
    if reservedTypeNames.contains(Naming.base(of: name)) {
      diagnostics.append(
        Diagnostic(
          "reserved-type-name", at: place,
          "\(description) cannot be called '\(name)': emitted code needs that name; choose another")
      )
    } else if let other = types[name] {
      diagnostics.append(
        Diagnostic(
          "duplicate-type", at: place,
          "\(description) has the name '\(name)', which \(other.description) has already; rename "
            + "one of them",
          notes: [Note("\(other.description) is here", at: other.place)]))
    } else if let other = handwritten.types[name] {
      diagnostics.append(
        Diagnostic(
          "handwritten-type", at: place,
          "\(description) has the name '\(name)', which a type has that is written by hand; rename one "
            + "of them, or remove the one that the other replaces",
          notes: [Note("the other is here", at: other.name.place)]))
    } else if declareFile(Naming.base(of: name), place, description) {
      types[name] = EmittedType(place: place, description: description)
      return true
    }
    return false
  }

  private mutating func declareEntries(of spec: ComponentSpec, access: AccessLevel) {
    guard let component = spec.owner else { return }
    for entry in spec.environment where entry.type != nil {
      let name = entry.name.text
      guard let other = entries[name]?.spec else {
        declareEntry(entry, of: component, access)
        continue
      }
      if let known = entries[name]?.access, access.openness > known.openness {
        entries[name]?.access = access
      }
      if !other.isSame(as: entry) {
        diagnostics.append(
          Diagnostic(
            "environment-conflict", at: entry.name.place,
            "the environment entry '\(name)' is declared differently by another component; "
              + "make them the same but for their summaries, or rename one of them",
            notes: [Note("'\(name)' is declared here too", at: other.name.place)]))
      }
    }
  }
}

/// The name of a style's type: `OutlinedCardStyle`, and for `automatic` `DefaultCardStyle`.
func styleTypeName(_ style: String, of component: String, _ naming: Naming) -> String {
  naming.full(
    (style == "automatic" ? "Default" : upperCamelCase(style)) + naming.plain(component) + "Style")
}

extension EnvironmentSpec {
  /// Whether another entry is emitted as this one is; summaries do not count.
  fileprivate func isSame(as other: Self) -> Bool {
    func text(_ parameter: ParameterSpec) -> [String?] {
      [
        parameter.name.text, parameter.type?.text, parameter.defaultValue?.text,
        (parameter.label ?? parameter.name).text,
      ]
    }
    return type?.text == other.type?.text && defaultValue?.text == other.defaultValue?.text
      && (preservesOptional?.value ?? false) == (other.preservesOptional?.value ?? false)
      && function == other.function && label?.text == other.label?.text
      && argumentDefault?.text == other.argumentDefault?.text
      && value?.text == other.value?.text && parameters.map(text) == other.parameters.map(text)
      && deprecated?.message?.value == other.deprecated?.message?.value
      && deprecated?.renamed?.value == other.deprecated?.renamed?.value
  }

  /// The name of the method that sets it; nil for none.
  private var function: String? {
    switch modifier {
    case .omitted: nil
    case .named(let name): name.text
    case nil: name.text
    }
  }
}

extension SlotListSpec {
  /// Whether an item is more than a view that has a place.
  var hasOwnItems: Bool { selection != nil || !traits.isEmpty || !values.isEmpty }
}

extension ComponentSpec {
  /// The lists whose items are more than views that have a place.
  var listsWithOwnItems: [SlotSpec] { slots.filter { $0.list?.value?.hasOwnItems ?? false } }

  /// What types and entries of the environment are declared with: a component, or a library file;
  /// nil if that is not known.
  var owner: String? { component?.text ?? (isLibraryFile ? source.path : nil) }
}
