import English
import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// The changes from one version of a library to another.
///
/// The emitted files of a spec that are the same in both are not read, unless a change can depend on what they declare.
///
/// - Parameter read: Reads the declarations of files.
package func compare(
  _ old: LibraryInterface, to new: LibraryInterface,
  reading read: ([[UInt8]]) -> [FileInterface]
) -> LibraryChanges {
  var result = LibraryChanges()
  var known: [[UInt8]: FileInterface] = [:]
  result.library += platformDifferences(old, new)
  let minimums = SystemMinimums(new)
  let newProperties = SpecNames.labelsOfNewProperties(from: old.names, to: new.names)
  let components = new.components(since: old)
  let modules =
    [(old.main, new.main)] + TargetName.allCases.map { (old.modules[$0], new.modules[$0]) }
  for (before, after) in modules {
    switch (before, after) {
    case (let before?, let after?):
      if before.name != after.name {
        result.library.append(
          .breaking(
            "the module '\(before.name)' is named '\(after.name)'; clients import it by name"))
      }
      var origins: Set<String>? = after.origins(differingFrom: before)
      var comparison = ModuleComparison(before, after, of: origins, minimums, &known, read)
      var changes = comparison.changes()
      if changes.contains(where: \.dependsOnOtherSpecs) {
        origins = nil
        comparison = ModuleComparison(before, after, of: origins, minimums, &known, read)
        changes = comparison.changes()
      }
      result.problems += comparison.problems
      result.inferred += comparison.inferred
      result.sizes.append(comparison.sizes)
      if before.name == old.main?.name { changes = changes.map { $0.judged(by: components) } }
      result.changes += changes
      for origin in comparison.specsWithCallsKept(byDefaultsFor: newProperties, changes) {
        result.remedies[origin, default: []].insert(.giveDefault)
      }
      result.families.merge(comparison.families(), uniquingKeysWith: { first, _ in first })
    case (let before?, nil):
      result.library.append(.breaking("there is no module '\(before.name)' anymore"))
    case (nil, let after?):
      result.library.append(.compatible("there is a new module '\(after.name)'"))
    case (nil, nil): continue
    }
  }
  result.compare(old.names, to: new.names)
  let removedNames = SpecNames.removed(from: old.names, to: new.names)
  for change in result.changes
  where change.kind == .removed && change.old?.kind != .conformance {
    let kinds = (removedNames[change.origin] ?? [:]).values.map(\.kind)
    result.remedies[change.origin, default: []].formUnion(kinds.map { .leaveOldName($0) })
  }
  result.changes.sort { left, right in
    (left.origin, left.module, left.declaration?.qualifiedName ?? "", left.declaration?.text ?? "")
      < (
        right.origin, right.module, right.declaration?.qualifiedName ?? "",
        right.declaration?.text ?? ""
      )
  }
  result.findAll(from: old, to: new, components)
  return result
}

private func platformDifferences(
  _ old: LibraryInterface, _ new: LibraryInterface
) -> [Difference] {
  let removed = old.platforms.filter { before in
    !new.platforms.contains { $0.platform == before.platform }
  }.map { Difference.breaking("the library no longer supports \($0.platform.rawValue)") }
  return removed
    + new.platforms.compactMap { platform, version in
      let name = platform.rawValue
      guard let before = old.platforms.first(where: { $0.platform == platform })?.version else {
        return .compatible("the library now supports \(name) as well")
      }
      if before == version { return nil }
      let text = "\(name) \(version.text) is the minimum version instead of \(before.text)"
      return before < version ? .breaking(text) : .compatible(text)
    }
}

/// The systems of a library with their minimum versions.
struct SystemMinimums {
  private(set) var versions: [(system: AppleSystem, version: IntroducedVersions.Version)]

  init(_ library: LibraryInterface) {
    versions = library.platforms.compactMap { platform, version in
      AppleSystem(rawValue: platform.rawValue).map {
        ($0, .init(major: version.major, minor: version.minor))
      }
    }
  }
}

extension Change {
  /// Whether what other specs declare can make it safe: a protocol that implies a removed conformance, or a default for a
  /// new requirement.
  fileprivate var dependsOnOtherSpecs: Bool {
    isBreaking && (old?.kind == .conformance || kind == .added && new?.isRequirement == true)
  }
}

/// Compares two versions of a module.
private struct ModuleComparison {
  private let old: [Member]
  private let new: ModuleDeclarations
  private let minimums: SystemMinimums

  /// The conformances of the new version, by type or protocol.
  private let conformances: [String: [String]]
  private let generics: GenericNames

  /// The names of the types of the old version.
  private let oldTypes: Set<String>

  /// The names of the members that all types of a protocol have, besides its requirements.
  private let defaults: Set<String>

  /// The files that could not be read, with the reason.
  let problems: [String]

  /// The properties of hand-written files without a written type.
  let inferred: [String]

  /// The sizes of what was read.
  let sizes: (module: String, old: ModuleSize, new: ModuleSize)

  /// - Parameter origins: The paths of the specs to compare; nil for all files.
  init(
    _ before: ModuleInterface, _ after: ModuleInterface, of origins: Set<String>?,
    _ minimums: SystemMinimums, _ known: inout [[UInt8]: FileInterface],
    _ read: ([[UInt8]]) -> [FileInterface]
  ) {
    let old = before.declarations(of: origins, &known, read)
    let new = after.declarations(of: origins, &known, read)
    problems = old.problems + new.problems
    inferred = new.inferred
    sizes = (new.name, old.size, new.size)
    let moved = Self.movedTypes(from: old, to: new)
    self.old = old.members.map {
      Member(declaration: $0.declaration.moving(moved), origin: $0.origin)
    }
    self.new = new
    self.minimums = minimums
    generics = GenericNames(self.old, new.members)
    oldTypes = Set(
      self.old.map(\.declaration).filter(\.kind.isType).map(\.qualifiedName))
    conformances = Dictionary(
      grouping: new.members.map(\.declaration).filter { $0.kind == .conformance },
      by: \.scope
    ).mapValues { $0.map(\.name) }
    defaults = Set(
      new.members.map(\.declaration).filter { declaration in
        !declaration.isRequirement && declaration.kind != .conformance
          && declaration.constraints.isEmpty
      }.map(\.qualifiedName))
  }

  typealias Member = ModuleDeclarations.Member

  /// The new names of types that have an alias by their old one.
  private static func movedTypes(
    from old: ModuleDeclarations, to new: ModuleDeclarations
  ) -> [String: String] {
    func types(_ module: ModuleDeclarations) -> Set<String> {
      Set(module.members.map(\.declaration).filter(\.kind.isType).map(\.qualifiedName))
    }
    let (before, after) = (types(old), types(new))
    var moved: [String: String] = [:]
    for alias in new.members.map(\.declaration) where alias.kind == .alias && alias.generics.isEmpty
    {
      guard before.contains(alias.qualifiedName), let target = alias.type, after.contains(target)
      else { continue }
      moved[alias.qualifiedName] = target
    }
    return moved
  }

  /// Whether a type conforms to a protocol in the new version, because it conforms to one that refines it.
  private func isImplied(_ conformance: PublicDeclaration) -> Bool {
    var found: Set<String> = []
    var open = conformances[conformance.scope] ?? []
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      if name == conformance.name { return true }
      open += conformances[name] ?? refinements(of: name).map(Array.init) ?? []
    }
    return false
  }

  func changes() -> [Change] {
    let before = Dictionary(grouping: old, by: { Key($0.declaration) })
    let after = Dictionary(grouping: new.members, by: { Key($0.declaration) })
    var changes: [Change] = []
    var removed: [Member] = []
    var added: [Member] = []
    for (key, members) in before {
      let pairs = pairs(members, after[key] ?? [])
      changes += pairs.changed
      removed += pairs.removed
      added += pairs.added
    }
    for (key, members) in after where before[key] == nil { added += members }

    let functions = Dictionary(grouping: new.members) { family($0.declaration) }
      .mapValues(Candidates.init)
    var replaced: Set<String> = []
    for member in removed
    where member.declaration.kind != .conformance || !isImplied(member.declaration) {
      let candidates = functions[family(member.declaration)] ?? Candidates([])
      let replacements = replacements(of: member, among: candidates)
      replaced.formUnion(replacements.map(\.member.declaration.identity))
      if let first = replacements.first {
        let differences =
          replacements.count == 1
          ? first.differences : [.reference("divided into \(replacements.count) overloads")]
        if !differences.isEmpty {
          changes.append(change(.changed, member, first.member, differences))
        }
      } else {
        changes.append(change(.removed, member, nil, []))
      }
    }
    for member in added where !replaced.contains(member.declaration.identity) {
      changes.append(change(.added, nil, member, obstacles(of: member)))
    }
    return markingParts(of: changes)
  }

  /// The specs in which calls of a removed function would still compile if new properties had defaults.
  ///
  /// - Parameter labels: The labels of new properties, by the path of their spec.
  func specsWithCallsKept(
    byDefaultsFor labels: [String: Set<String>], _ changes: [Change]
  ) -> Set<String> {
    let removed = Dictionary(
      grouping: changes.filter { $0.kind == .removed && labels[$0.origin]?.isEmpty == false },
      by: { $0.old.map(family) })
    if removed.isEmpty { return [] }
    let functions = Dictionary(grouping: new.members) { family($0.declaration) }
    var origins: Set<String> = []
    for (family, changes) in removed {
      guard let family, let candidates = functions[family] else { continue }
      let callable = candidates.map { candidate in
        var declaration = candidate.declaration
        for index in declaration.parameters.indices
        where labels[candidate.origin]?.contains(declaration.parameters[index].label) == true {
          declaration.parameters[index].isOptional = true
        }
        return Member(declaration: declaration, origin: candidate.origin)
      }
      let indexed = Candidates(callable)
      for change in changes where !origins.contains(change.origin) {
        guard let old = change.old else { continue }
        if !replacements(of: Member(declaration: old, origin: ""), among: indexed).isEmpty {
          origins.insert(change.origin)
        }
      }
    }
    return origins
  }

  func families() -> [Family: Family.Labels] {
    var families: [Family: Family.Labels] = [:]
    for declaration in old.map(\.declaration) where declaration.isCallable {
      families[family(declaration), default: .init()].old.append(
        declaration.parameters.map(\.label))
    }
    for declaration in new.members.map(\.declaration) where declaration.isCallable {
      families[family(declaration), default: .init()].new.append(
        declaration.parameters.map(\.label))
    }
    return families
  }

  private func family(_ declaration: PublicDeclaration) -> Family {
    Family(declaration, module: new.name)
  }

  private func change(
    _ kind: Change.Kind, _ old: Member?, _ new: Member?, _ differences: [Difference]
  ) -> Change {
    Change(
      kind: kind, module: self.new.name, origin: new?.origin ?? old?.origin ?? "",
      old: old?.declaration, new: new?.declaration, differences: differences)
  }

  /// What can be used in the same way.
  private struct Key: Hashable {
    let name: String
    let isStatic: Bool

    init(_ declaration: PublicDeclaration) {
      name = declaration.qualifiedName
      isStatic = declaration.isStatic
    }
  }

  /// Pairs the declarations of one name: equal ones first, then the most similar ones.
  private func pairs(
    _ old: [Member], _ new: [Member]
  ) -> (changed: [Change], removed: [Member], added: [Member]) {
    var old = old
    var new = new
    var changed: [Change] = []
    old.removeAll { member in
      guard let equal = new.firstIndex(where: { differences(member, $0).isEmpty }) else {
        return false
      }
      new.remove(at: equal)
      return true
    }
    // Overloads are emitted in the same order in both versions.
    if old.count == new.count, old.count > Self.comparedOverloads {
      changed = zip(old, new).map { change(.changed, $0, $1, differences($0, $1)) }
      return (changed, [], [])
    }
    while !old.isEmpty, !new.isEmpty {
      var best: (old: Int, new: Int, differences: [Difference])?
      for (left, before) in old.enumerated() {
        for (right, after) in new.enumerated() {
          let found = differences(before, after)
          if best.map({ cost(found) < cost($0.differences) }) ?? true {
            best = (left, right, found)
          }
        }
      }
      guard let best else { break }
      changed.append(
        change(
          .changed, old.remove(at: best.old), new.remove(at: best.new), best.differences))
    }
    return (changed, old, new)
  }

  /// The maximum number of overloads with the same labels that are all compared with each other.
  private static let comparedOverloads = 16

  private func cost(_ differences: [Difference]) -> Int {
    differences.map { $0.isBreaking ? 100 : 1 }.reduce(0, +)
  }

  private func differences(_ old: Member, _ new: Member) -> [Difference] {
    var found = SignatureComparison(
      old.declaration, new.declaration, generics, minimums
    ).differences()
    if new.declaration.isRequirement, !old.declaration.isRequirement {
      found += obstacles(of: new)
    }
    return found
  }

  private typealias Replacement = (member: Member, differences: [Difference])

  /// The functions that old calls of a removed one select, with further parameters that have defaults; empty if
  /// some calls no longer compile.
  private func replacements(of member: Member, among candidates: Candidates) -> [Replacement] {
    let declaration = member.declaration
    guard declaration.kind == .initializer || declaration.kind == .function,
      !declaration.isRequirement
    else { return [] }
    if let one = replacement(of: declaration, among: candidates) { return [one] }
    // Calls with and without an argument may select different overloads.
    let optional = declaration.parameters.indices.filter { declaration.parameters[$0].isOptional }
    guard (1...Self.dividedParameters).contains(optional.count) else { return [] }
    var found: [Replacement] = []
    for choice in 0..<(1 << optional.count) {
      var call = declaration
      for (position, index) in optional.enumerated().reversed() {
        if choice & (1 << position) == 0 {
          call.parameters.remove(at: index)
        } else {
          call.parameters[index].isOptional = false
        }
      }
      guard let one = replacement(of: call, among: candidates) else { return [] }
      let isNew = !found.contains {
        $0.member.declaration.identity == one.member.declaration.identity
      }
      if isNew { found.append(one) }
    }
    return found
  }

  /// The maximum number of parameters with defaults for which all combinations are examined.
  private static let dividedParameters = 5

  /// The most similar function that all calls of a removed one select; nil if there is none.
  private func replacement(
    of call: PublicDeclaration, among candidates: Candidates
  ) -> Replacement? {
    var best: Replacement?
    for candidate in candidates.taking(call.parameters.map(\.label)) {
      let comparison = SignatureComparison(call, candidate.declaration, generics, minimums)
      guard let differences = comparison.differencesOfCalls() else { continue }
      // An overload for the same type comes before one that also accepts others.
      if best.map({ differences.count < $0.differences.count }) ?? true {
        best = (candidate, differences)
      }
    }
    return best
  }

  /// Functions that may replace others, which are found by their labels: a component can have hundreds of initializers.
  private struct Candidates {
    private let members: [Member]
    private var positions: [String: [Int]] = [:]

    init(_ members: [Member]) {
      self.members = members
      for (position, member) in members.enumerated() {
        for label in Set(member.declaration.parameters.map(\.label)) {
          positions[label, default: []].append(position)
        }
      }
    }

    /// Those that have all of some labels, or more, judging by the rarest one.
    func taking(_ labels: [String]) -> [Member] {
      guard let rarest = labels.map({ positions[$0] ?? [] }).min(by: { $0.count < $1.count }) else {
        return members
      }
      return rarest.map { members[$0] }.filter { $0.declaration.mayTake(labels) }
    }
  }

  /// Why an added declaration breaks clients.
  private func obstacles(of member: Member) -> [Difference] {
    let declaration = member.declaration
    guard oldTypes.contains(declaration.scope) else { return [] }
    if declaration.kind == .enumCase {
      return [.breaking("missing in each 'switch' without a 'default'")]
    }
    guard declaration.isRequirement, !declaration.hasDefault,
      !defaults.contains(declaration.qualifiedName)
    else { return [] }
    return [
      .breaking(
        "requirement without a default, which types that conform to '\(declaration.scope)' lack")
    ]
  }

  /// Marks the members of types that were added or removed with them.
  private func markingParts(of changes: [Change]) -> [Change] {
    var types: [Change.Kind: Set<String>] = [:]
    for change in changes where change.declaration?.kind.isType == true {
      if let name = change.declaration?.qualifiedName {
        types[change.kind, default: []].insert(name)
      }
    }
    return changes.map { change in
      var marked = change
      marked.isPart =
        change.kind != .changed
        && change.declaration?.enclosingTypes.contains { types[change.kind]?.contains($0) == true }
          == true
      return marked
    }
  }
}

extension Change {
  /// The change of a component's initializer as its promised calls show it: it is safe if each of them still compiles.
  fileprivate func judged(by components: [String: ComparedComponent]) -> Self {
    guard isBreaking, let old, old.kind == .initializer, let compared = components[old.scope],
      compared.calls.areKept(ofInitializerTaking: old.parameters.map(\.label))
    else { return self }
    let differences =
      kind == .removed
      ? [.compatible("replaced by others, which its calls select")]
      : differences.map { Difference.compatible($0.text) }
    return Change(
      kind: .changed, module: module, origin: origin, old: old, new: new, differences: differences,
      isPart: isPart)
  }
}

extension PublicDeclaration {
  /// Whether a call with some labels may select it, whatever the types.
  fileprivate func mayTake(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.isOptional {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Distinguishes overloads.
  fileprivate var identity: String { "\(scope) \(text)" }
}

/// The generic parameters of types in two versions.
struct GenericNames {
  /// The new names of renamed parameters, by type.
  private var renamed: [String: [String: String]] = [:]

  /// The parameters that only one version has, by type.
  private var others: [String: Set<String>] = [:]

  init(_ old: [ModuleDeclarations.Member], _ new: [ModuleDeclarations.Member]) {
    let after = Dictionary(
      new.map(\.declaration).filter(\.kind.isType).map { ($0.qualifiedName, $0.generics) },
      uniquingKeysWith: { first, _ in first })
    for type in old.map(\.declaration) where type.kind.isType {
      guard let names = after[type.qualifiedName], names != type.generics else { continue }
      if names.count == type.generics.count {
        renamed[type.qualifiedName] = Dictionary(
          zip(type.generics, names).filter { $0 != $1 }, uniquingKeysWith: { first, _ in first })
      } else {
        others[type.qualifiedName] = Set(names).symmetricDifference(type.generics)
      }
    }
  }

  /// An old declaration with the new names of the generic parameters of its type.
  func renaming(_ declaration: PublicDeclaration) -> PublicDeclaration {
    let types = declaration.enclosingTypes + [declaration.qualifiedName]
    return declaration.renaming(types.compactMap { renamed[$0] }.last ?? [:])
  }

  /// Whether a constraint is of a parameter that only one version of the type has. Callers do not notice it.
  func isOfOther(
    _ constraint: PublicDeclaration.Constraint, in declaration: PublicDeclaration
  ) -> Bool {
    let subject = constraint.subject.prefix { $0 != "." }
    return declaration.enclosingTypes.contains { others[$0]?.contains(String(subject)) == true }
  }
}
