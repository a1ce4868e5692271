import SwiftSyntax

/// The text of syntax in one line, without comments: the same for the same code, however it is broken into
/// lines.
func flatText(_ nodes: [(any SyntaxProtocol)?]) -> String {
  var text = ""
  for case let node? in nodes {
    let first = node.firstToken(viewMode: .sourceAccurate)?.text
    var isSpaced = !text.isEmpty && !["(", "<", ":", "?", "!"].contains(first)
    for token in node.tokens(viewMode: .sourceAccurate) {
      let isOpening = text.last.map { "([<".contains($0) } ?? true
      let isClosing = token.text.first.map { ")],".contains($0) } ?? true
      if isSpaced || !token.leadingTrivia.isEmpty, !isOpening, !isClosing { text += " " }
      // A comma before a closing bracket only occurs between lines.
      if isClosing, token.text != ",", text.last == "," { text.removeLast() }
      text += token.text
      isSpaced = !token.trailingTrivia.isEmpty
    }
  }
  return text
}

func flatText(_ node: some SyntaxProtocol) -> String { flatText([node]) }

/// The constraints of generic parameters and of `where` clauses, one for each protocol.
func constraints(
  _ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
) -> [PublicDeclaration.Constraint] {
  var constraints: [PublicDeclaration.Constraint] = []
  for parameter in parameters?.parameters ?? [] {
    guard let type = parameter.inheritedType else { continue }
    constraints += protocols(of: type).map {
      .init(subject: parameter.name.text, relation: .conforms, object: $0)
    }
  }
  for requirement in clause?.requirements ?? [] {
    switch requirement.requirement {
    case .conformanceRequirement(let conformance):
      let subject = flatText(conformance.leftType)
      constraints += protocols(of: conformance.rightType).map {
        .init(subject: subject, relation: .conforms, object: $0)
      }
    case .sameTypeRequirement(let same):
      constraints.append(
        .init(
          subject: flatText(same.leftType), relation: .isSame, object: flatText(same.rightType)))
    case .layoutRequirement(let layout):
      constraints.append(
        .init(
          subject: flatText(layout.type), relation: .conforms,
          object: layout.layoutSpecifier.text))
    }
  }
  return constraints
}

/// The protocols of a composition, without attributes that do not affect clients.
func protocols(of type: TypeSyntax) -> [String] {
  if let composition = type.as(CompositionTypeSyntax.self) {
    return composition.elements.flatMap { protocols(of: $0.type) }
  }
  if let attributed = type.as(AttributedTypeSyntax.self) {
    return protocols(of: attributed.baseType)
  }
  return [flatText(type)]
}
