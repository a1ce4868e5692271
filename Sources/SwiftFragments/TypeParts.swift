import SwiftParser
import SwiftSyntax

/// What is known of a type.
struct TypeParts: Sendable, Equatable {
  var text: String
  var wrapped: String?
  var isFunction: Bool
  var wrapsFunction: Bool
  var typeNames: [Located]
}

/// Reads a type.
///
/// - Throws: what is wrong with it; a type that nothing can be stored as is wrong too.
func readType(_ text: String) throws(BrokenFragment) -> TypeParts {
  if let plain = PlainFragment.type(text) { return plain }
  return try readTypeByParser(text)
}

/// As `readType`, whatever the text.
func readTypeByParser(_ text: String) throws(BrokenFragment) -> TypeParts {
  let tree = try parsed(text, as: .type, TypeSyntax.self)
  try checkEnds(of: tree, in: text, as: .type)
  let inner = unparenthesized(tree)
  let visitor = TypeVisitor(viewMode: .sourceAccurate)
  visitor.checkOutermost(inner)
  visitor.walk(tree)
  if let problem = visitor.problem { throw BrokenFragment([problem]) }
  let wrapped = wrappedType(of: inner).map(unparenthesized)
  return TypeParts(
    text: try inOneLine(tree), wrapped: try wrapped.map(inOneLine), isFunction: isFunction(inner),
    wrapsFunction: wrapped.map(isFunction) ?? false, typeNames: visitor.names)
}

/// What is inside of parentheses around a single type.
private func unparenthesized(_ type: TypeSyntax) -> TypeSyntax {
  var type = type
  while let element = type.as(TupleTypeSyntax.self)?.elements.onlyElement,
    element.firstName == nil, element.ellipsis == nil
  {
    type = element.type
  }
  return type
}

private func wrappedType(of type: TypeSyntax) -> TypeSyntax? {
  if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType }
  let arguments: GenericArgumentClauseSyntax?
  if let identifier = type.as(IdentifierTypeSyntax.self), identifier.name.text == "Optional" {
    arguments = identifier.genericArgumentClause
  } else if let member = type.as(MemberTypeSyntax.self), member.name.text == "Optional",
    member.baseType.as(IdentifierTypeSyntax.self)?.name.text == "Swift"
  {
    arguments = member.genericArgumentClause
  } else {
    return nil
  }
  guard case .type(let argument)? = arguments?.arguments.onlyElement?.argument else { return nil }
  return argument
}

private func isFunction(_ type: TypeSyntax) -> Bool {
  if let attributed = type.as(AttributedTypeSyntax.self) {
    return isFunction(unparenthesized(attributed.baseType))
  }
  return type.is(FunctionTypeSyntax.self)
}

/// The text of a type without line breaks, so that it can stand anywhere.
private func inOneLine(_ type: TypeSyntax) throws(BrokenFragment) -> String {
  let text = type.trimmedDescription
  guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
  var line = ""
  for token in type.tokens(viewMode: .sourceAccurate) {
    if token.text.utf8.contains(UInt8(ascii: "\n")) {
      throw BrokenFragment("a type cannot hold a text of several lines", token.textRange)
    }
    if !line.isEmpty, !token.leadingTrivia.isEmpty, !line.hasSuffix(" ") { line += " " }
    line += token.text
    if !token.trailingTrivia.isEmpty { line += " " }
  }
  return line.hasSuffix(" ") ? String(line.dropLast()) : line
}

extension SyntaxCollection {
  /// Its element if it is the only one.
  fileprivate var onlyElement: Element? { count == 1 ? first : nil }
}

/// Collects the names of types, and the first thing that no stored type can have.
private final class TypeVisitor: SyntaxVisitor {
  var names: [Located] = []
  var problem: Problem?

  /// Looks at what may stand within a type, but not around it.
  func checkOutermost(_ type: TypeSyntax) {
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      report("a type cannot end with '!' here: write '?'", forced.exclamationMark)
    }
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return }
    for specifier in attributed.specifiers {
      if case .simpleTypeSpecifier(let simple) = specifier {
        report(
          "'\(simple.specifier.text)' is for parameters of functions; nothing can be stored so",
          simple)
      }
    }
    for case .attribute(let attribute) in attributed.attributes {
      switch attribute.attributeName.trimmedDescription {
      case "escaping": report("leave out '@escaping': it is added where it is due", attribute)
      case "autoclosure":
        report("'@autoclosure' is for parameters of functions; nothing can be stored so", attribute)
      default: break
      }
    }
    checkOutermost(unparenthesized(attributed.baseType))
  }

  private func report(_ message: String, _ node: some SyntaxProtocol) {
    if problem == nil { problem = Problem(message, node.textRange) }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .identifier: names.append(node.name.located)
    case .wildcard: report("'_' is no type here: name it", node)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.someOrAnySpecifier.tokenKind == .keyword(.some) {
      report("nothing can be stored as 'some': write 'any', or use a generic parameter", node)
    }
    return .visitChildren
  }

  override func visit(_ node: MissingTypeSyntax) -> SyntaxVisitorContinueKind {
    report("this is not a Swift type", node)
    return .skipChildren
  }

  /// The name of an attribute is no type of the value.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.leadingTrivia.pieces.contains(where: \.isComment)
      || token.trailingTrivia.pieces.contains(where: \.isComment)
    {
      report("a comment cannot stand in a type: make it a YAML comment, outside of quotes", token)
    }
    return .skipChildren
  }
}
