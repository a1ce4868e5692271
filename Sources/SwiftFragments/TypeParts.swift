import SwiftParser
import SwiftSyntax
import SwiftTypes

/// The information extracted from a type.
struct TypeParts: Sendable, Equatable {
  var expression: TypeExpression

  /// The names of types in it, outermost first.
  var typeNames: [Located]
}

/// Reads a type.
///
/// - Throws: Its problems; a type that no stored value can have is one, too.
func readType(_ text: String) throws(BrokenFragment) -> TypeParts {
  if let plain = PlainFragment.type(text) { return plain }
  return try readTypeByParser(text)
}

/// Same as `readType`, but always uses the parser.
func readTypeByParser(_ text: String) throws(BrokenFragment) -> TypeParts {
  if let literal = PlainFragment.expression(text)?.literal {
    throw BrokenFragment(
      "'\(text)' is a value, and a type is expected; write '\(literal.typeName)', and a value under "
        + "'default'", 0..<text.utf8.count)
  }
  try checkHasNoDefault(text)
  let tree = try parsed(text, as: .type, TypeSyntax.self)
  try checkEnds(of: tree, in: text, as: .type)
  let visitor = TypeVisitor(viewMode: .sourceAccurate)
  visitor.checkOutermost(unparenthesized(tree))
  visitor.walk(tree)
  if let problem = visitor.problem { throw BrokenFragment([problem]) }
  let line = try inOneLine(tree)
  if line == text {
    return TypeParts(
      expression: TypeExpression(tree, in: Array(text.utf8)), typeNames: visitor.names)
  }
  // It had several lines; the places of its names refer to the original text.
  return TypeParts(expression: try readTypeByParser(line).expression, typeNames: visitor.names)
}

/// Rejects a default after a type, as in the parameters of Swift functions.
private func checkHasNoDefault(_ text: String) throws(BrokenFragment) {
  guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return }
  let type = text[..<sign].split(separator: " ").joined(separator: " ")
  guard PlainFragment.type(type) != nil else { return }
  throw BrokenFragment(
    "a default does not belong to the type; write it under 'default', as in "
      + "'{type: \(type), default: …}'",
    text.utf8.distance(from: text.startIndex, to: sign)..<text.utf8.count)
}

extension SwiftExpression.Literal {
  /// The name of the type that Swift infers for it.
  fileprivate var typeName: String {
    switch self {
    case .string: "String"
    case .integer: "Int"
    case .float: "Double"
    case .boolean: "Bool"
    }
  }
}

/// The type inside parentheses around a single type.
private func unparenthesized(_ type: TypeSyntax) -> TypeSyntax {
  var type = type
  while let inner = type.as(TupleTypeSyntax.self)?.onlyUnlabeledType { type = inner }
  return type
}

/// The text of a type without line breaks, so that it can be used anywhere.
private func inOneLine(_ type: TypeSyntax) throws(BrokenFragment) -> String {
  let text = type.trimmedText
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

/// Collects the names of types, and the first construct that is not allowed in the type of a stored value.
private final class TypeVisitor: SyntaxVisitor {
  var names: [Located] = []
  var problem: Problem?

  /// Checks constructs that are allowed inside a type, but not as the whole type.
  func checkOutermost(_ type: TypeSyntax) {
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      report("a type cannot end with '!' here: write '?'", forced.exclamationMark)
    }
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return }
    for specifier in attributed.specifiers {
      if case .simpleTypeSpecifier(let simple) = specifier {
        report(
          "'\(simple.specifier.text)' is for parameters of functions, not for stored values",
          simple)
      }
    }
    for case .attribute(let attribute) in attributed.attributes {
      switch attribute.attributeName.trimmedText {
      case "escaping": report("remove '@escaping': it is added where required", attribute)
      case "autoclosure":
        report("'@autoclosure' is for parameters of functions, not for stored values", attribute)
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
    case .wildcard: report("'_' is not a type here; write the name of a type", node)
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

  /// The name of an attribute is not a type of the value.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.leadingTrivia.pieces.contains(where: \.isComment)
      || token.trailingTrivia.pieces.contains(where: \.isComment)
    {
      report("a comment is not allowed in a type: make it a YAML comment, outside of quotes", token)
    }
    return .skipChildren
  }
}
