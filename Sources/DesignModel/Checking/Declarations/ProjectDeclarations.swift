import Diagnostics
import Specification
import SwiftFragments
import SwiftTypes

/// What all specs of a project declare at the top level, by name.
struct ProjectDeclarations: Sendable {
  /// An entry of the environment.
  struct Entry: Sendable {
    let spec: EnvironmentSpec

    /// The component it is emitted with: the first that names it.
    let owner: String

    /// That of the most open component that names it.
    var access: AccessLevel
  }

  let types: [String: EmittedType]

  /// The types that stand under `types`.
  let typeIndex: TypeIndex

  /// The names of cases and other static members by the name of their type.
  let cases: [String: [String]]
  let entries: [String: Entry]

  /// What declarations of any spec add by extensions, by the name of the type.
  let extensionMembers: [String: [String]]

  /// The names that styles have in the environment and as modifiers.
  let styleEntries: Set<String>

  /// The result builders, in the order in which they are named.
  let builders: [ResultBuilder]

  /// What somebody wrote for the module, and what design tokens are emitted as.
  let handwritten: HandwrittenCode

  /// Members without arguments that are examples of values, by the name of their type: of the types
  /// of specs, of those that somebody wrote for the module, and of SwiftUI's.
  let samples: [String: [String]]

  /// The design tokens; nil if the project has none.
  let tokens: TokenDeclarations?

  /// What components show differently in other themes and contrasts; nil without design tokens.
  let variations: TokenVariations?

  /// Whether all design tokens are known; there may be none.
  var hasAllTokens: Bool { tokens?.isComplete ?? true }

  /// How types are named.
  let naming: Naming

  /// What Swift in specs can use of them.
  let code: DeclaredCode

  /// The names of the types, sorted, for suggestions.
  let sortedTypeNames: [String]
}

extension ProjectDeclarations {
  /// What a call of a function of a name can be, declared in specs or in files that are read.
  func functions(named name: String) -> [DeclaredFunction] {
    (code.functions[name] ?? []) + (handwritten.functions[name] ?? [])
  }
}

/// Puts together what specs declare: of what is declared twice the first counts.
///
/// - Parameters:
///   - files: In the order of the specs' paths.
///   - tokens: What design tokens declare, whose names count before those of specs.
///   - variations: What components show differently by design tokens.
///   - sources: Where the project names its hand-written files.
/// - Returns: The declarations, and what they do not agree on.
func mergeDeclarations(
  _ files: [FileDeclarations], _ settings: NameSettings, _ handwritten: HandwrittenCode,
  tokens: TokenDeclarations?, variations: TokenVariations?, sources: Place?
) -> (declarations: ProjectDeclarations, conflicts: [DeclarationConflict]) {
  let naming = settings.naming
  let typeIndex = TypeIndex(files)
  var names = ModuleNames(support: supportFiles(naming), handwritten)
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
    styleEntries: names.styleEntries, builders: builders.builders, handwritten: known,
    samples: typeIndex.samples.merging(known.samples) { own, _ in own }
      .merging(swiftUISamples.filter { !hidden.contains($0.key) }) { own, _ in own },
    tokens: tokens, variations: variations, naming: naming, code: code,
    sortedTypeNames: names.types.keys.sorted())
  return (declarations, names.conflicts)
}

/// The entries of the environment by name: each is emitted with the first that names it, and as
/// open as the most open.
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

// MARK: - What is emitted for no spec

/// The files that components share.
private func supportFiles(_ naming: Naming) -> [String] {
  let items = naming.slotItems
  return [
    "StyleStack", naming.omitted, naming.slotItem, items, "\(items)+Combining", "\(items)+Keys",
    naming.slotSelection, naming.slotElement,
  ] + [naming.namespace].compactMap(\.self)
}

/// What somebody wrote that has a name which emitted code needs for something else.
///
/// - Parameter sources: Where the project names its hand-written files.
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
  // The type that all others nest in may be written by hand, but then not its file alone.
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
      && method?.text == other.method?.text && label?.text == other.label?.text
      && argumentDefault?.text == other.argumentDefault?.text
      && value?.text == other.value?.text && parameters.map(text) == other.parameters.map(text)
      && deprecated?.message?.value == other.deprecated?.message?.value
      && deprecated?.renamed?.value == other.deprecated?.renamed?.value
  }
}
