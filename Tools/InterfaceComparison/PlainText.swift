import SwiftSyntax

/// Modules whose names are omitted before type names; compiler-generated interfaces contain them everywhere.
private let moduleNames: Set<String> = [
  "Accessibility", "Combine", "CoreFoundation", "CoreGraphics", "CoreText", "CoreTransferable",
  "DeveloperToolsSupport", "Dispatch", "Foundation", "ObjectiveC", "Observation", "QuartzCore",
  "Swift", "SwiftUI", "SwiftUICore", "Symbols", "UIKit", "UniformTypeIdentifiers", "_Concurrency",
  "_StringProcessing", "os", "simd",
]

/// Attributes that affect code generation, but not users of a declaration.
let attributesWithoutMeaning: Set<String> = [
  "_alwaysEmitIntoClient", "_documentation", "_effects", "_hasMissingDesignatedInitializers",
  "_hasStorage", "_inheritsConvenienceInitializers", "_marker", "_originallyDefinedIn",
  "_projectedValueProperty", "_semantics", "_silgen_name", "_specialize", "_specifier",
  "_transparent", "_weakLinked", "available", "backDeployed", "inlinable", "inline", "objc",
  "storageRestrictions", "usableFromInline",
]

/// The tokens of a piece of syntax, separated by a space only where two words would run together, without
/// module names, and without `Self` before a member.
package func plainText(_ node: some SyntaxProtocol) -> String {
  let tokens = Array(node.tokens(viewMode: .sourceAccurate))
  var result = ""
  var index = 0
  while index < tokens.count {
    let token = tokens[index]
    let isQualifier =
      index + 2 < tokens.count && tokens[index + 1].tokenKind == .period
      && (moduleNames.contains(token.text) || token.text == "Self")
      && (index == 0 || tokens[index - 1].tokenKind != .period)
    if isQualifier {
      index += 2
      continue
    }
    if let last = result.last, let first = token.text.first, isWord(last), isWord(first) {
      result += " "
    }
    result += token.text
    index += 1
  }
  return result
}

private func isWord(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "`"
}

/// The text in one line, without the body.
func oneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// The requirements of a generic clause and of `where` clauses, sorted, with one protocol each.
func requirements(
  _ parameters: GenericParameterClauseSyntax?, _ clauses: GenericWhereClauseSyntax?...
) -> [String] {
  var result: [String] = []
  for parameter in parameters?.parameters ?? [] {
    guard let type = parameter.inheritedType else { continue }
    let subject =
      (parameter.specifier.map { "\($0.text) " } ?? "") + plainText(parameter.name)
    result += protocols(type).map { "\(subject):\($0)" }
  }
  for clause in clauses {
    for requirement in clause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        let subject = plainText(conformance.leftType)
        result += protocols(conformance.rightType).map { "\(subject):\($0)" }
      case .sameTypeRequirement(let same):
        result.append(
          [plainText(same.leftType), plainText(same.rightType)].sorted().joined(separator: "=="))
      case .layoutRequirement(let layout):
        result.append(plainText(layout))
      }
    }
  }
  return Array(Set(result)).sorted()
}

private func protocols(_ type: TypeSyntax) -> [String] {
  guard let composition = type.as(CompositionTypeSyntax.self) else { return [plainText(type)] }
  return composition.elements.map { plainText($0.type) }
}
