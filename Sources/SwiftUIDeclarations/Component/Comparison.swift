import DesignModel
import English
import FileBuilding
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The modifier that makes a member nonisolated in a view, with a trailing space.
  private var nonisolated: String { component.kind == .view ? "nonisolated " : "" }

  /// The comparison of two components, also outside of the main actor.
  var comparison: [Declaration] {
    guard let comparison = component.comparison else { return [] }
    let parts = comparison.values.map {
      Expression.infix(
        Expression.name("left").member($0), .equal, Expression.name("right").member($0))
    }
    let equality = FunctionDeclaration(
      documentation: DocumentationComment(
        "Whether two \(nouns) have the same values, apart from slots, bindings and closures.",
        parameters: [.init("left", asSentence(aNoun)), .init("right", "Another one.")],
        returns: "Whether all values are the same."),
      "\(access)\(nonisolated)static func == ", [.init("left", "Self"), .init("right", "Self")],
      result: "Bool",
      body: [.expression(parts[0])]
        + (parts.count > 1
          ? [.indented(parts.dropFirst().map { .part("&& ", $0, "") })] : []))
    let hash = FunctionDeclaration(
      documentation: DocumentationComment(
        "Hashes the values that are compared.",
        parameters: [.init("hasher", "The hasher to use.")]),
      "\(access)\(nonisolated)func hash", [.init(label: "into", "hasher", "inout Hasher")],
      body: comparison.values.map {
        let value = $0 == "hasher" ? Expression.name("self").dot($0) : .identifier($0)
        return .expression(Expression.name("hasher").dot("combine").called(value))
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
