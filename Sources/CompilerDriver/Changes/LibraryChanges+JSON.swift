import SwiftFragments

extension LibraryChanges {
  /// All changes, for programs.
  func json(since version: String, commit: String?) -> String {
    JSONText.object([
      ("since", .string(version)),
      ("commit", commit.map { .string($0) } ?? .null),
      ("breaking", JSONText(breakingCount)),
      ("others", JSONText(otherCount)),
      ("library", .array(library.map(\.json))),
      ("changes", .array(changes.map(\.json))),
    ]).lines() + "\n"
  }
}

extension Difference {
  fileprivate var json: JSONText {
    ["text": .string(text), "isBreaking": .boolean(isBreaking)]
  }
}

extension Change {
  fileprivate var json: JSONText {
    [
      "change": .string(kind.rawValue),
      "isBreaking": .boolean(isBreaking),
      "isPartOfAnother": .boolean(isPart),
      "declaration": .string(declaration?.qualifiedName ?? ""),
      "kind": .string(declaration?.kind.rawValue ?? ""),
      "isDeprecated": .boolean(new?.isDeprecated ?? old?.isDeprecated ?? false),
      "module": .string(module),
      "spec": .string(origin),
      "old": old.map { .string($0.shownText) } ?? .null,
      "new": new.map { .string($0.shownText) } ?? .null,
      "condition": .string((new ?? old)?.compilation ?? ""),
      "differences": .array(differences.map(\.json)),
    ]
  }
}

extension PublicDeclaration {
  /// The declaration as code.
  var shownText: String { kind == .conformance ? qualifiedName : text }
}
