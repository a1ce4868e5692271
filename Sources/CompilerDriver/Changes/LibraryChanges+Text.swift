import English
import SwiftFragments

extension LibraryChanges {
  /// The changes for people: a paragraph for each spec and module, breaking changes first.
  func text(since version: String) -> String {
    let version = printable(version)
    if breakingCount + otherCount == 0 {
      return "No public declaration changed since \(version)\n"
    }
    var text = ""
    if !library.isEmpty {
      text += "dscompile.yaml\n"
      for difference in library.filter(\.isBreaking) + library.filter({ !$0.isBreaking }) {
        text += line(difference.text, isBreaking: difference.isBreaking)
      }
      text += "\n"
    }
    let hasSeveralModules = Set(changes.map(\.module)).count > 1
    for (heading, changes) in paragraphs(hasSeveralModules) {
      text += heading + "\n"
      for isBreaking in [true, false] {
        for sentence in Self.sentences(changes.filter { $0.isBreaking == isBreaking }) {
          text += line(sentence, isBreaking: isBreaking)
        }
      }
      text += "\n"
    }
    for remedy in remedies { text += remedy + "\n" }
    let counts = [
      breakingCount == 0 ? "no breaking changes" : counted(breakingCount, "breaking change"),
      otherCount == 0 ? nil : counted(otherCount, "compatible change"),
    ]
    return text + listed(counts.compactMap(\.self)) + " since \(version)\n"
  }

  private func line(_ sentence: String, isBreaking: Bool) -> String {
    "  \(isBreaking ? "breaking: " : "")\(sentence)\n"
  }

  /// The changes that are shown, by the heading of their paragraph.
  private func paragraphs(_ namesModules: Bool) -> [(heading: String, changes: [Change])] {
    var paragraphs: [(heading: String, changes: [Change])] = []
    // They are sorted by spec and module.
    for change in changes where !change.isPart {
      let heading = namesModules ? "\(change.origin) (\(change.module))" : change.origin
      if paragraphs.last?.heading == heading {
        paragraphs[paragraphs.count - 1].changes.append(change)
      } else {
        paragraphs.append((heading, [change]))
      }
    }
    return paragraphs
  }

  // MARK: - Sentences

  private static func sentences(_ changes: [Change]) -> [String] {
    let removed = changes.filter { $0.kind == .removed }
    let added = changes.filter { $0.kind == .added }
    return names(removed, "removed") + changedSentences(changes.filter { $0.kind == .changed })
      + names(added.filter(\.differences.isEmpty), "added")
      + changedSentences(added.filter { !$0.differences.isEmpty }, prefix: "added ")
  }

  /// "removed 12 initializers of 'Card', all with 'icon:'", and the names of the others.
  private static func names(_ changes: [Change], _ verb: String) -> [String] {
    let declarations = changes.compactMap(\.declaration)
    let families = grouped(declarations.filter(\.isCallable), by: { "\($0.scope).\($0.baseName)" })
    let (large, small) = (
      families.filter { $0.count > shownOverloads }, families.filter { $0.count <= shownOverloads }
    )
    let others = declarations.filter { !$0.isCallable } + small.flatMap { $0 }
    return large.map { "\(verb) \(description(of: $0))" }
      + (others.isEmpty ? [] : ["\(verb) \(shortened(others.map(\.shownName)))"])
  }

  /// Changed declarations with the same differences in one sentence.
  private static func changedSentences(_ changes: [Change], prefix: String = "") -> [String] {
    grouped(changes, by: { $0.differences.map(\.text).joined(separator: ", ") }).map { group in
      let declarations = group.compactMap(\.declaration)
      let families = Set(declarations.map { "\($0.scope).\($0.baseName)" })
      let subject =
        declarations.count > shownOverloads && families.count == 1 && declarations[0].isCallable
        ? description(of: declarations) : shortened(declarations.map(\.shownName))
      // The breaking differences explain why the change is listed where it is.
      let differences = group[0].differences
      let predicates =
        differences.filter(\.isBreaking).map(\.text)
        + differences.filter { !$0.isBreaking }.map(\.text)
      return "\(prefix)\(subject): \(predicates.joined(separator: "; "))"
    }
  }

  /// Many overloads: their number, and what they have in common.
  private static func description(of declarations: [PublicDeclaration]) -> String {
    let first = declarations[0]
    let noun = first.kind == .initializer ? "initializer" : "overload"
    let owner =
      first.kind == .initializer || first.scope.isEmpty
      ? first.kind == .initializer ? first.scope : String(first.baseName)
      : "\(first.scope).\(first.baseName)"
    let labels = declarations.map { Set($0.parameters.map(\.label)) }
    let shared = first.parameters.map(\.label).filter { label in
      label != "_" && labels.allSatisfy { $0.contains(label) }
    }
    let distinction =
      shared.isEmpty ? "" : ", all with \(listed(shared.map { "'\($0):'" }))"
    return "\(counted(declarations.count, noun)) of '\(owner)'\(distinction), such as "
      + "'\(first.qualifiedName)'"
  }

  /// The maximum number of overloads that are named one by one.
  private static let shownOverloads = 3

  /// The maximum number of names in a sentence.
  private static let shownNames = 6

  private static func shortened(_ names: [String]) -> String {
    var unique: [String] = []
    for name in names where !unique.contains(name) { unique.append(name) }
    if unique.count <= shownNames + 1 { return listed(unique) }
    return unique.prefix(shownNames).joined(separator: ", ")
      + " and \(unique.count - shownNames) others"
  }

  private static func grouped<Element>(
    _ elements: [Element], by key: (Element) -> String
  ) -> [[Element]] {
    var positions: [String: Int] = [:]
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

  // MARK: - Remedies

  /// How old calls can keep compiling.
  private var remedies: [String] {
    let broken = changes.filter { $0.isBreaking && !$0.isPart }
    var remedies: [String] = []
    if broken.contains(where: { $0.kind == .removed && $0.old?.kind != .conformance }) {
      remedies.append(
        "To keep calls of a renamed declaration, leave its old name in the spec, as in 'title: "
          + "{deprecated: {renamed: heading, since: \"2.0\"}}'.")
    }
    if broken.contains(where: { $0.kind == .removed && $0.old?.kind == .initializer }) {
      remedies.append("To keep calls without a new property, give it a 'default'.")
    }
    return remedies
  }
}

extension PublicDeclaration {
  fileprivate var isCallable: Bool {
    kind == .initializer || kind == .function || kind == .subscriptMember
  }

  fileprivate var shownName: String {
    switch kind {
    case .structure, .classType, .actor, .enumeration, .protocolType, .alias, .associatedType,
      .enumCase, .conformance:
      "\(kind.rawValue) '\(qualifiedName)'"
    case .initializer, .function, .subscriptMember, .property: "'\(qualifiedName)'"
    }
  }
}
