import English
import SwiftFragments

/// Changes of declarations in one sentence.
package struct ChangeSentence: Sendable {
  /// Without a full stop.
  package let text: String

  /// At least one.
  package let changes: [Change]

  package var isBreaking: Bool { changes[0].isBreaking }

}

extension LibraryChanges {
  /// The changes of declarations in sentences, breaking ones first, by spec and module. Parts of types that were added or
  /// removed as a whole are left out.
  package var sentences: [(origin: String, module: String, sentences: [ChangeSentence])] {
    var groups: [(origin: String, module: String, changes: [Change])] = []
    // They are sorted by spec and module.
    for change in changes where !change.isPart {
      if groups.last?.origin == change.origin, groups.last?.module == change.module {
        groups[groups.count - 1].changes.append(change)
      } else {
        groups.append((change.origin, change.module, [change]))
      }
    }
    return groups.map { origin, module, changes in
      let sentences = [true, false].flatMap { isBreaking in
        self.sentences(changes.filter { $0.isBreaking == isBreaking })
      }
      return (origin, module, sentences)
    }
  }

  // MARK: - Sentences

  private func sentences(_ changes: [Change]) -> [ChangeSentence] {
    let removed = changes.filter { $0.kind == .removed }
    let added = changes.filter { $0.kind == .added }
    return names(removed, .removed) + changedSentences(changes.filter { $0.kind == .changed })
      + names(added.filter(\.differences.isEmpty), .added)
      + changedSentences(added.filter { !$0.differences.isEmpty }, prefix: "added ")
  }

  /// "removed 12 of 18 initializers of 'Card', with 'icon:'", and the names of the others.
  private func names(_ changes: [Change], _ kind: Change.Kind) -> [ChangeSentence] {
    let families = grouped(changes.filter { $0.declaration?.isCallable == true }, by: family)
    let large = families.filter { $0.count > Self.shownOverloads }
    // The component comes before its styles.
    let others =
      (changes.filter { $0.declaration?.isCallable != true }
      + families.filter { $0.count <= Self.shownOverloads }.flatMap { $0 })
      .sorted {
        ($0.declaration?.qualifiedName.utf8.count ?? 0)
          < ($1.declaration?.qualifiedName.utf8.count ?? 0)
      }
    let sentences = large.map {
      ChangeSentence(text: "\(kind.rawValue) \(description(of: $0, kind))", changes: $0)
    }
    if others.isEmpty { return sentences }
    let names = shortened(others.map(shownName))
    return sentences + [ChangeSentence(text: "\(kind.rawValue) \(names)", changes: others)]
  }

  private func family(_ change: Change) -> Family? {
    change.declaration.map { Family($0, module: change.module) }
  }

  /// The name; if there are still declarations of that name, as code.
  private func shownName(_ change: Change) -> String {
    guard let declaration = change.declaration else { return "" }
    guard change.kind == .removed, declaration.isCallable,
      families[Family(declaration, module: change.module)]?.new
        .contains(declaration.parameters.map(\.label)) == true
    else { return declaration.shownName }
    return "\(declaration.shownName) ('\(declaration.text)')"
  }

  /// Changed declarations with the same differences in one sentence.
  private func changedSentences(_ changes: [Change], prefix: String = "") -> [ChangeSentence] {
    grouped(changes, by: { $0.differences.map(\.text) }).map { group in
      let families = grouped(group, by: family)
      let isFamily = families.count == 1 && group[0].declaration?.isCallable == true
      let subject =
        isFamily && group.count > Self.shownOverloads
        ? description(of: group, .changed) : shortened(group.map(shownName))
      let differences = group[0].differences
      let predicates = differences.filter(\.isBreaking) + differences.filter { !$0.isBreaking }
      return ChangeSentence(
        text: "\(prefix)\(subject): \(predicates.map(\.text).joined(separator: "; "))",
        changes: group)
    }
  }

  /// Many overloads: how many of how many, and the labels that only they have.
  private func description(of changes: [Change], _ kind: Change.Kind) -> String {
    guard let first = changes[0].declaration, let family = family(changes[0]) else { return "" }
    let labels = families[family] ?? .init()
    let noun = first.kind == .initializer ? "initializer" : "overload"
    let owner =
      first.kind == .initializer || first.scope.isEmpty
      ? first.scope + (first.kind == .initializer ? "" : String(first.baseName))
      : "\(first.scope).\(first.baseName)"
    let count =
      switch kind {
      case .removed, .changed:
        changes.count == labels.old.count
          ? "all \(counted(changes.count, noun))"
          : "\(changes.count) of \(counted(labels.old.count, noun))"
      case .added: counted(changes.count, noun)
      }
    let own = changes.compactMap { $0.declaration?.parameters.map(\.label) }
    let distinction =
      switch kind {
      case .removed: distinctLabels(own, notIn: labels.new)
      case .added: distinctLabels(own, notIn: labels.old)
      case .changed: [String]()
      }
    let with =
      distinction.isEmpty ? "" : " with \(listed(distinction.map { "'\($0):'" }, by: "or"))"
    return "\(count) of '\(owner)'\(with), such as '\(first.qualifiedName)'"
  }

  /// The fewest labels of which each function has one, and no function of the other version; empty if there are
  /// none.
  private func distinctLabels(_ functions: [[String]], notIn others: [[String]]) -> [String] {
    let known = Set(others.joined()).union(["_"])
    var found: [String] = []
    for function in functions where !function.contains(where: found.contains) {
      guard let label = function.first(where: { !known.contains($0) }) else { return [] }
      found.append(label)
    }
    return found
  }

  /// The maximum number of overloads that are named one by one.
  private static let shownOverloads = 3

  /// The maximum number of names in a sentence.
  private static let shownNames = 6

  private func shortened(_ names: [String]) -> String {
    var unique: [String] = []
    for name in names where !unique.contains(name) { unique.append(name) }
    if unique.count <= Self.shownNames + 1 { return listed(unique) }
    return unique.prefix(Self.shownNames).joined(separator: ", ")
      + " and \(unique.count - Self.shownNames) others"
  }

  private func grouped<Element, Key: Hashable>(
    _ elements: [Element], by key: (Element) -> Key
  ) -> [[Element]] {
    var positions: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in elements {
      let key = key(element)
      if let position = positions[key] {
        groups[position].append(element)
      } else {
        positions[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}

extension PublicDeclaration {
  fileprivate var shownName: String {
    switch kind {
    case .structure, .classType, .actor, .enumeration, .protocolType, .alias, .associatedType,
      .enumCase, .conformance:
      "\(kind.rawValue) '\(qualifiedName)'"
    case .initializer, .function, .subscriptMember, .property: "'\(qualifiedName)'"
    }
  }
}
