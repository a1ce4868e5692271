import Compatibility
import Diagnostics
import SwiftFragments

extension LibraryChanges {
  /// All changes, for programs.
  ///
  /// - Parameter found: The findings that are reported.
  func json(
    since version: String, commit: String?, next: String?,
    findings found: [(finding: ChangeFinding, diagnostic: Diagnostic)]
  ) -> String {
    JSONText.object([
      ("since", .string(version)),
      ("commit", commit.map { .string($0) } ?? .null),
      ("next", next.map { .string($0) } ?? .null),
      ("breaking", JSONText(breakingCount)),
      ("others", JSONText(otherCount)),
      ("findings", .array(found.map { json(of: $0.finding, $0.diagnostic) })),
      ("library", .array(library.map(\.json))),
      ("changes", .array(changes.map(\.json))),
    ]).lines() + "\n"
  }

  private func json(of finding: ChangeFinding, _ diagnostic: Diagnostic) -> JSONText {
    .object([
      ("kind", .string(finding.kind.rawValue)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(finding.message)),
      ("module", .string(finding.module)),
      ("spec", .string(finding.origin)),
      ("line", finding.place.map { JSONText($0.start.line) } ?? .null),
      ("column", finding.place.map { JSONText($0.start.column) } ?? .null),
      ("remedies", .array(finding.remedies.map { .string($0.text) })),
      ("edit", finding.edit.map { .string($0.text) } ?? .null),
    ])
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
