import SwiftParser
import SwiftSyntax

// After an error the parser searches for a place to continue, up to the end of the text if there is none. The
// time for thousands of errors would grow with the square of their number. Long texts are therefore read in
// growing parts, stopping at a part with many errors. Valid texts take at most a few times as long, and
// almost everything people write is shorter than the first part.

/// The size of the first part of a text. Each part is twice as long as the previous one, or longer by this
/// much, and at least by an eighth.
let firstStep = 1024
private let longestStep = 4096

/// The maximum number of errors in a part after which the next one is read.
let errorLimit = 20

/// The tree of the start of a text: of the whole text, or of the part with too many errors.
///
/// - Returns: The tree, and whether it covers the whole text.
func parsedInSteps<Tree: SyntaxParseable>(
  _ text: String, nesting: Int, _ kind: Tree.Type
) -> (tree: Tree, isWhole: Bool) {
  let units = Array(text.utf8)
  var end = firstStep
  while end < units.count {
    let cut = startOfScalar(at: end, in: units)
    let tree = parse(String(decoding: units[..<cut], as: UTF8.self), nesting, kind)
    // Truncated code looks like an error at the end.
    if countErrors(in: Syntax(tree), before: cut - 256, upTo: errorLimit) >= errorLimit {
      return (tree, false)
    }
    end += min(end, max(longestStep, end / 8))
  }
  return (parse(text, nesting, kind), true)
}

/// The tree of a whole text, for which few errors are expected.
func parse<Tree: SyntaxParseable>(_ text: String, _ nesting: Int, _: Tree.Type) -> Tree {
  var parser = Parser(text, maximumNestingLevel: nesting)
  return Tree.parse(from: &parser)
}

private func startOfScalar(at index: Int, in units: [UInt8]) -> Int {
  var index = index
  while index > 0, units[index] & 0b1100_0000 == 0b1000_0000 { index -= 1 }
  return index
}

/// The number of errors in a tree before an offset, up to a maximum.
func countErrors(in tree: Syntax, before offset: Int = .max, upTo limit: Int) -> Int {
  guard tree.hasError else { return 0 }
  let counter = ErrorCounter(before: offset, upTo: limit)
  counter.walk(tree)
  return counter.count
}

/// The first token of a tree that is missing, unexpected, or invalid.
func firstError(in tree: some SyntaxProtocol) -> Range<Int>? {
  guard tree.hasError else { return nil }
  let counter = ErrorCounter(before: .max, upTo: 1)
  counter.walk(tree)
  return counter.first
}

private final class ErrorCounter: SyntaxAnyVisitor {
  private let offset: Int
  private let limit: Int
  private(set) var count = 0
  private(set) var first: Range<Int>?

  init(before offset: Int, upTo limit: Int) {
    self.offset = offset
    self.limit = limit
    super.init(viewMode: .all)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard count < limit, node.hasError, node.position.utf8Offset < offset else {
      return .skipChildren
    }
    if node.is(UnexpectedNodesSyntax.self) {
      found(node)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if count < limit, token.hasError || token.presence == .missing,
      token.position.utf8Offset < offset
    {
      found(Syntax(token))
    }
    return .skipChildren
  }

  private func found(_ node: Syntax) {
    count += 1
    first = first ?? node.textRange
  }
}
