import DesignModel
import English
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// What takes a member out of the isolation that a view has, with a blank behind it.
  private var nonisolated: String { component.kind == .view ? "nonisolated " : "" }

  /// How two components are compared, outside of the main actor, too.
  var comparison: [Declaration] {
    guard let comparison = component.comparison else { return [] }
    let parts = comparison.values.map { "left.\(escapedMember($0)) == right.\(escapedMember($0))" }
    let equality = FunctionDeclaration(
      documentation: DocumentationComment(
        "Whether two \(nouns) have the same values; slots, bindings and closures do not count.",
        parameters: [.init("left", asSentence(aNoun)), .init("right", "Another one.")],
        returns: "Whether all values are the same."),
      "\(access)\(nonisolated)static func == ", ["left: Self", "right: Self"], result: "Bool",
      body: [.line(parts[0])]
        + (parts.count > 1
          ? [.indented(parts.dropFirst().map { .line("&& \($0)") })] : []))
    let hash = FunctionDeclaration(
      documentation: DocumentationComment(
        "Hashes the values that are compared.",
        parameters: [.init("hasher", "The hasher to use.")]),
      "\(access)\(nonisolated)func hash", ["into hasher: inout Hasher"],
      body: comparison.values.map {
        .line("hasher.combine(\($0 == "hasher" ? "self.hasher" : escapedIdentifier($0)))")
      })
    return [
      .mark("Comparison"),
      .type(
        TypeDeclaration(
          .extension, name, inheritance: [comparison.isHashable ? "Hashable" : "Equatable"],
          members: [[.function(equality)]]
            + (comparison.isHashable ? [[.function(hash)]] : []))),
    ]
  }
}
