import Diagnostics
import Specification
import SwiftFragments
import SwiftTypes

/// The top-level declarations of all specs in a project, by name.
struct ProjectDeclarations: Sendable {
  /// An environment entry.
  struct Entry: Sendable {
    let spec: EnvironmentSpec

    /// The component with which it is emitted: the first that declares it.
    let owner: String

    /// The widest access level of the components that declare it.
    var access: AccessLevel
  }

  let types: [String: EmittedType]

  /// The types declared under `types`.
  let typeIndex: TypeIndex

  /// The names of cases and other static members, by type name.
  let cases: [String: [String]]
  let entries: [String: Entry]

  /// The members that extensions in specs add, by type name.
  let extensionMembers: [String: [String]]

  /// The names of styles in the environment and as modifiers.
  let styleEntries: Set<String>

  /// The types that specs name and that the module has under other names.
  let renamedTypes: Set<String>

  /// The result builders, in the order of their first use.
  let builders: [ResultBuilder]

  /// The hand-written files of the module, and the files emitted for design tokens.
  let handwritten: HandwrittenCode

  /// Members without arguments that are examples of values, by type name: of the types in specs, in
  /// hand-written files, and in SwiftUI.
  let samples: [String: [String]]

  /// The design tokens; nil if the project has none.
  let tokens: TokenDeclarations?

  /// Components that differ between themes and contrasts; nil without design tokens.
  let variations: TokenVariations?

  /// Whether all design tokens are known; there may be none.
  var hasAllTokens: Bool { tokens?.isComplete ?? true }

  /// How types are named.
  let naming: Naming

  /// The declarations that Swift in specs can use.
  let code: DeclaredCode

  /// The names of the types, sorted, for suggestions.
  let sortedTypeNames: [String]
}

extension ProjectDeclarations {
  /// The emitted name of a type that is written without the library's prefix; nil if no type has that name.
  func fullName(of plain: String) -> String? {
    let full = naming.full(plain)
    return full != plain && types[full] != nil ? full : nil
  }

  /// The signatures of functions of a name, declared in specs or in files that are read.
  func functions(named name: String) -> [DeclaredFunction] {
    (code.functions[name] ?? []) + (handwritten.functions[name] ?? [])
  }
}

/// Merges the declarations of specs; the first of duplicate declarations takes precedence.
///
/// - Parameters:
///   - files: In the order of the specs' paths.
///   - tokens: The declarations of design tokens, whose names take precedence over those of specs.
///   - variations: How components depend on design tokens.
///   - sources: The places where the project names its hand-written files.
/// - Returns: The declarations, and the conflicts.
func mergeDeclarations(
  _ files: [FileDeclarations], _ settings: NameSettings, _ handwritten: HandwrittenCode,
  tokens: TokenDeclarations?, variations: TokenVariations?, sources: Place?
) -> (declarations: ProjectDeclarations, conflicts: [DeclarationConflict]) {
  let naming = settings.naming
  let typeIndex = TypeIndex(files)
  var names = ModuleNames(support: supportFiles(naming), settings, handwritten)
  if let tokens { names.claim(tokens) }
  for file in files { names.claim(file.items) }
  let builders = mergeBuilders(files.flatMap(\.builders), naming)
  names.note(builders.conflicts)
  for name in builders.names {
    names.claim([
      .type(naming.full(name.text), name.place, "the result builder '\(name.text)'")
    ])
  }
  let entries = mergeEntries(files, tokens, &names)
  for method in names.listMethods { names.claim(method: method) }
  for method in files.compactMap(\.viewMethod) { names.claim(viewMethod: method) }
  if let sources {
    names.note(supportConflicts(files.map(\.support), naming, handwritten, sources: sources))
  }
  var code = DeclaredCode()
  for file in files { code.merge(file.code) }
  if let tokens { code.add(tokens) }
  let known = tokens.map(handwritten.adding) ?? handwritten
  let hidden = Set(names.types.keys.map(Naming.base) + known.topLevelNames)
  let declarations = ProjectDeclarations(
    types: names.types, typeIndex: typeIndex, cases: typeIndex.staticMembers, entries: entries,
    extensionMembers: Dictionary(grouping: files.flatMap(\.extensionMembers), by: \.type)
      .mapValues { $0.map(\.name) },
    styleEntries: names.styleEntries, renamedTypes: names.renamedTypes, builders: builders.builders,
    handwritten: known,
    samples: typeIndex.samples.merging(known.samples) { own, _ in own }
      .merging(swiftUISamples.filter { !hidden.contains($0.key) }) { own, _ in own },
    tokens: tokens, variations: variations, naming: naming, code: code,
    sortedTypeNames: names.types.keys.sorted())
  return (declarations, names.conflicts)
}

/// The environment entries by name: each is emitted with the first component that declares it, with the
/// widest access level.
private func mergeEntries(
  _ files: [FileDeclarations], _ tokens: TokenDeclarations?, _ names: inout ModuleNames
) -> [String: ProjectDeclarations.Entry] {
  var entries: [String: ProjectDeclarations.Entry] = [:]
  for file in files {
    guard let owner = file.owner else { continue }
    for spec in file.entries {
      let name = spec.name.text
      if let tokens, tokens.hasThemes, name == TokenDeclarations.theme {
        names.note([.themeEntry(spec.name, tokens.place)])
        continue
      }
      guard let known = entries[name] else {
        entries[name] = .init(spec: spec, owner: owner, access: file.access)
        names.claim(entry: spec)
        continue
      }
      if file.access.openness > known.access.openness { entries[name]?.access = file.access }
      if !known.spec.isSame(as: spec) { names.note([.entry(spec.name, known.spec.name)]) }
    }
  }
  return entries
}

// MARK: - Support files

/// The files that components share.
private func supportFiles(_ naming: Naming) -> [String] {
  let items = naming.slotItems
  return [
    "PreviewGallery", "StyleStack", naming.omitted, naming.slotItem, items, "\(items)+Combining",
    "\(items)+Keys",
    naming.slotSelection, naming.slotElement,
  ] + [naming.namespace].compactMap(\.self)
}

/// Conflicts of hand-written code with names that emitted code needs.
///
/// - Parameter sources: The places where the project names its hand-written files.
private func supportConflicts(
  _ uses: [SupportUses], _ naming: Naming, _ handwritten: HandwrittenCode, sources: Place
) -> [DeclarationConflict] {
  let hasLists = uses.contains(where: \.hasLists)
  var support: [(name: String, isEmitted: Bool)] = [
    ("StyleStack", uses.contains(where: \.hasStyles)),
    ("BindingOrState", uses.contains(where: \.hasOptionalBindings)),
    (naming.omitted, true),
    (naming.slotItem, hasLists), (naming.slotItems, hasLists), (naming.slotElement, hasLists),
    (naming.selectableSlotItem, uses.contains(where: \.hasSelections)),
    (naming.slotSelection, uses.contains(where: \.hasOpenSelections)),
  ]
  // The enclosing type of all others may be hand-written, but then not its file alone.
  if let namespace = naming.namespace {
    support.append((namespace, handwritten.visibleType(namespace) == nil))
  }
  let conflicts: [DeclarationConflict] = support.filter(\.isEmitted).compactMap { name, _ in
    (handwritten.types[name]?.name.place ?? handwritten.file(named: name)).map {
      .handwrittenSupport(name, sources: sources, $0)
    }
  }
  let names = Set(support.map(\.name))
  return conflicts
    + handwritten.topLevelNames.sorted().filter {
      reservedTypeNames.contains($0) && !names.contains($0)
    }.map {
      .handwrittenReserved($0, sources: sources, handwritten.types[$0]?.name.place)
    }
}

extension EnvironmentSpec {
  /// Whether another entry is emitted in the same way; summaries are ignored.
  fileprivate func isSame(as other: Self) -> Bool {
    func text(_ parameter: ParameterSpec) -> [String?] {
      [
        parameter.name.text, parameter.type?.text, parameter.defaultValue?.text,
        (parameter.label ?? parameter.name).text,
      ]
    }
    func systems(_ deprecation: DeprecationSpec?) -> [Platform: PlatformVersion] {
      Dictionary(
        (deprecation?.systems ?? []).map { ($0.platform.value, $0.version.value) },
        uniquingKeysWith: { first, _ in first })
    }
    return type?.text == other.type?.text && defaultValue?.text == other.defaultValue?.text
      && (preservesOptional?.value ?? false) == (other.preservesOptional?.value ?? false)
      && method?.text == other.method?.text && label?.text == other.label?.text
      && argumentDefault?.text == other.argumentDefault?.text
      && value?.text == other.value?.text && parameters.map(text) == other.parameters.map(text)
      && deprecated?.message?.value == other.deprecated?.message?.value
      && deprecated?.renamed?.value == other.deprecated?.renamed?.value
      && systems(deprecated) == systems(other.deprecated)
  }
}
