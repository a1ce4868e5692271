import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses a text with one of the parser's entry points.
///
/// - Throws: The parser's diagnostics, if the text is not valid as a whole.
func parsed<Tree: SyntaxParseable>(
  _ text: String, as kind: FragmentKind, _ tree: Tree.Type
) throws(BrokenFragment) -> Tree {
  if let problem = forbiddenText(in: text) ?? shapeProblem(of: text) {
    throw BrokenFragment([problem])
  }
  let (tree, isWhole) = parsedInSteps(text, nesting: ShapeLimits.fragment.nesting, tree)
  guard tree.hasError || !isWhole else {
    if let problem = notationProblem(of: tree, text) { throw BrokenFragment([problem]) }
    return tree
  }
  if let token = tree.tokens(viewMode: .all).first(where: \.isUnevenEqualSign) {
    let message = message(of: "'=' must have consistent whitespace on both sides", kind)
    throw BrokenFragment([Problem(message, token.textRange)])
  }
  let problems = problems(of: tree, kind)
  throw BrokenFragment(
    problems.isEmpty ? [Problem(kind.complaint, 0..<text.utf8.count)] : problems)
}

/// The parser's diagnostics for a tree.
///
/// The time for this grows with the square of the number of errors. If there are many, statements or members
/// are diagnosed one after the other until one with a problem is found.
private func problems(of tree: some SyntaxProtocol, _ kind: FragmentKind) -> [Problem] {
  if countErrors(in: Syntax(tree), upTo: 50) < 50 { return allProblems(of: tree, kind) }
  let parts: [Syntax] =
    if let file = tree.as(SourceFileSyntax.self) {
      file.statements.map { Syntax($0) }
    } else {
      tree.as(MemberBlockItemListSyntax.self)?.map { Syntax($0) } ?? []
    }
  for part in parts where part.hasError {
    let problems = allProblems(of: part, kind)
    if !problems.isEmpty { return problems }
  }
  return allProblems(of: tree, kind)
}

private func allProblems(of tree: some SyntaxProtocol, _ kind: FragmentKind) -> [Problem] {
  ParseDiagnosticsGenerator.diagnostics(for: tree)
    .filter { $0.diagMessage.severity == .error }
    .prefix(2)
    .map { diagnostic in
      let start = diagnostic.position.utf8Offset
      let end = diagnostic.node.endPositionBeforeTrailingTrivia.utf8Offset
      return Problem(
        message(of: diagnostic.message, kind), start..<max(start, end))
    }
}

/// The first name in a text that is not in composed form.
private func notationProblem(of tree: some SyntaxProtocol, _ text: String) -> Problem? {
  if isComposed(text) { return nil }
  for token in tree.tokens(viewMode: .sourceAccurate) {
    if case .identifier(let name) = token.tokenKind,
      let problem = Problem(notationOf: name, token.textRange)
    {
      return problem
    }
  }
  return nil
}

/// A message of the parser, adapted to fragments, which are not files.
private func message(of parser: String, _ kind: FragmentKind) -> String {
  let file = " in source file"
  return
    "\(kind.complaint): \(parser.hasSuffix(file) ? String(parser.dropLast(file.count)) : parser)"
}

extension SyntaxProtocol {
  /// The range of its text, without surrounding trivia.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Its text without surrounding trivia, like `trimmedDescription`, which creates a new tree for that.
  var trimmedText: String {
    let units = description.utf8.dropFirst(leadingTriviaLength.utf8Length)
    return String(decoding: units.prefix(trimmedLength.utf8Length), as: UTF8.self)
  }
}

extension TokenSyntax {
  /// Whether it is a sign for which creating the parser's message crashes: its fix changes nothing if there
  /// are spaces on both sides already.
  fileprivate var isUnevenEqualSign: Bool {
    tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides
      && trailingTrivia.contains(where: \.isSpaceOrTab)
      && previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) == true
  }
}

extension TokenSyntax {
  /// The token as a name, without backticks.
  var located: Located {
    let text = text
    let isEscaped = text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
    let isIdentifier = if case .identifier = tokenKind { true } else { false }
    return Located(
      text: isEscaped ? String(text.dropFirst().dropLast()) : text, range: textRange,
      isIdentifier: isIdentifier)
  }
}

/// Checks that nothing precedes or follows a type or an expression: a comment would swallow emitted code
/// after it, or end up where it makes no sense.
func checkEnds(
  of tree: some SyntaxProtocol, in text: String, as kind: FragmentKind
) throws(BrokenFragment) {
  let range = tree.textRange
  let end = text.utf8.count
  guard range.lowerBound == 0, range.upperBound == end else {
    throw BrokenFragment(
      "a comment is not allowed around \(kind.noun): make it a YAML comment, outside of quotes",
      range.lowerBound > 0 ? 0..<range.lowerBound : range.upperBound..<end)
  }
}
