import English
import Specification
import SwiftFragments
import SwiftTypes

/// The changes from one version of a library to another.
func compare(_ old: LibraryInterface, to new: LibraryInterface) -> LibraryChanges {
  var result = LibraryChanges()
  result.library += platformDifferences(old, new)
  let minimums = SystemMinimums(new)
  for (before, after) in [(old.swiftUI, new.swiftUI), (old.uiKit, new.uiKit)] {
    switch (before, after) {
    case (let before?, let after?):
      if before.name != after.name {
        result.library.append(
          .breaking("the module '\(before.name)' is named '\(after.name)'; clients import it by name"))
      }
      result.changes += ModuleComparison(before, after, minimums).changes()
    case (let before?, nil):
      result.library.append(.breaking("there is no module '\(before.name)' anymore"))
    case (nil, let after?):
      result.library.append(.compatible("there is a new module '\(after.name)'"))
    case (nil, nil): continue
    }
  }
  result.changes.sort { left, right in
    (left.origin, left.module, left.declaration?.qualifiedName ?? "")
      < (right.origin, right.module, right.declaration?.qualifiedName ?? "")
  }
  return result
}

private func platformDifferences(
  _ old: LibraryInterface, _ new: LibraryInterface
) -> [Difference] {
  let removed = old.platforms.filter { before in
    !new.platforms.contains { $0.platform == before.platform }
  }.map { Difference.breaking("\($0.platform.rawValue) is no longer a platform of the library") }
  return removed
    + new.platforms.compactMap { platform, version in
      let name = platform.rawValue
      guard let before = old.platforms.first(where: { $0.platform == platform })?.version else {
        return .compatible("\(name) is a new platform of the library")
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

/// Compares two versions of a module.
private struct ModuleComparison {
  private let old: ModuleInterface
  private let new: ModuleInterface
  private let minimums: SystemMinimums
  private let generics: GenericNames

  init(_ old: ModuleInterface, _ new: ModuleInterface, _ minimums: SystemMinimums) {
    self.old = old
    self.new = new
    self.minimums = minimums
    generics = GenericNames(old, new)
  }

  typealias Member = ModuleInterface.Member

  func changes() -> [Change] {
    let before = Dictionary(grouping: old.members, by: { Key($0.declaration) })
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

    let functions = Dictionary(grouping: new.members) { Family($0.declaration) }
    var replaced: Set<String> = []
    for member in removed {
      let candidates = functions[Family(member.declaration)] ?? []
      if let (replacement, differences) = replacement(of: member, among: candidates) {
        replaced.insert(replacement.declaration.identity)
        changes.append(
          change(.changed, member, replacement, differences))
      } else {
        changes.append(change(.removed, member, nil, []))
      }
    }
    for member in added where !replaced.contains(member.declaration.identity) {
      changes.append(change(.added, nil, member, obstacles(of: member)))
    }
    return markingParts(of: changes)
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

  /// Functions that differ only in their parameters.
  private struct Family: Hashable {
    let scope: String
    let name: Substring
    let isStatic: Bool

    init(_ declaration: PublicDeclaration) {
      scope = declaration.scope
      name = declaration.baseName
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

  /// The function that old calls of a removed one select, with further parameters that have defaults.
  private func replacement(
    of member: Member, among candidates: [Member]
  ) -> (member: Member, differences: [Difference])? {
    switch member.declaration.kind {
    case .initializer, .function: break
    default: return nil
    }
    if member.declaration.isRequirement { return nil }
    for candidate in candidates {
      let comparison = SignatureComparison(
        member.declaration, candidate.declaration, generics, minimums)
      if let differences = comparison.differencesOfCalls() { return (candidate, differences) }
    }
    return nil
  }

  /// Why an added declaration breaks clients.
  private func obstacles(of member: Member) -> [Difference] {
    let declaration = member.declaration
    let isInOldType = old.members.contains { other in
      other.declaration.kind.isType && other.declaration.qualifiedName == declaration.scope
    }
    guard isInOldType else { return [] }
    if declaration.kind == .enumCase {
      return [.breaking("has to be handled by every 'switch' without a 'default'")]
    }
    guard declaration.isRequirement, !declaration.hasDefault, !hasDefaultImplementation(declaration)
    else { return [] }
    return [
      .breaking(
        "is a requirement without a default, which every type that conforms to "
          + "'\(declaration.scope)' has to meet")
    ]
  }

  private func hasDefaultImplementation(_ requirement: PublicDeclaration) -> Bool {
    new.members.contains { other in
      let other = other.declaration
      return !other.isRequirement && other.kind != .conformance
        && other.qualifiedName == requirement.qualifiedName
        && other.constraints.isEmpty
    }
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

extension PublicDeclaration {
  /// Distinguishes overloads.
  fileprivate var identity: String { "\(scope) \(text)" }
}

/// The generic parameters of types in two versions.
struct GenericNames {
  /// The new names of renamed parameters, by type.
  private var renamed: [String: [String: String]] = [:]

  /// The parameters that only one version has, by type.
  private var others: [String: Set<String>] = [:]

  init(_ old: ModuleInterface, _ new: ModuleInterface) {
    let after = Dictionary(
      new.members.map(\.declaration).filter(\.kind.isType).map { ($0.qualifiedName, $0.generics) },
      uniquingKeysWith: { first, _ in first })
    for type in old.members.map(\.declaration) where type.kind.isType {
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
