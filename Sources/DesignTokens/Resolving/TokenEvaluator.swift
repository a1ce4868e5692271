import Diagnostics
import StepCounting
import YAMLSyntax

/// Resolves references and reads values in every combination of contexts.
///
/// While a token is evaluated in one combination, the modifiers that affect the result are recorded. The
/// result is shared by all combinations with the same contexts of these modifiers.
struct TokenEvaluator {
  /// The contexts of each combination.
  let choices: [ContextChoice]

  /// The merged trees. There are several if contexts affect what groups extend.
  let trees: [MergedGroup]

  /// The index of the tree for each combination.
  let treeOfChoice: [Int]

  /// The modifiers that determine the tree.
  let deciding: ModifierSet

  /// The number of points in a `rem`.
  let rem: Double

  /// Describes the contexts of a combination for certain modifiers.
  let contextNames: (ContextChoice, ModifierSet) -> String

  /// The paths of all tokens, in file order.
  let paths: [TokenPath]
  let indices: [TokenPath: Int]

  /// The paths in the notation of references.
  let pathTexts: [String]

  /// By token and tree.
  let slots: [[MergedMember?]]

  /// By token and combination.
  var results: [[TokenResult]]

  /// For each token, the tokens it refers to in any combination.
  var references: [Set<Int>]
  private(set) var diagnostics: [Diagnostic] = []

  // The combination that is being evaluated.
  var choice = 0
  var current = 0
  var modifiers: ModifierSet = []

  /// The place of the JSON pointer that led to the current value.
  var pointer: Place?

  private var reported: Set<ReportKey> = []
  private var work = 0

  /// The maximum number of nodes to read, counting referenced ones each time.
  private let mostWork: Int

  private struct ReportKey: Hashable {
    let problem: DiagnosticID
    let source: ObjectIdentifier
    let span: Span
  }

  init(
    choices: [ContextChoice], trees: [MergedGroup], treeOfChoice: [Int], deciding: ModifierSet,
    rem: Double, contextNames: @escaping (ContextChoice, ModifierSet) -> String, paths: [TokenPath]
  ) {
    self.choices = choices
    self.trees = trees
    self.treeOfChoice = treeOfChoice
    self.deciding = trees.count > 1 ? deciding : []
    self.rem = rem
    self.contextNames = contextNames
    self.paths = paths
    pathTexts = paths.map(\.description)
    mostWork = 1_000_000 + 200 * paths.count
    indices = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    slots = paths.map { path in
      trees.map { tree in
        tree.group(at: path.names.dropLast())?.members[path.name].flatMap {
          $0.tokens.isEmpty ? nil : $0
        }
      }
    }
    results = Array(
      repeating: Array(repeating: .pending, count: choices.count), count: paths.count)
    references = Array(repeating: [], count: paths.count)
  }

  /// Whether no more problems are reported.
  var isFull: Bool { diagnostics.count >= mostProblems }

  var tree: MergedGroup { trees[treeOfChoice[choice]] }

  mutating func report(
    _ problem: ProblemID, _ place: Place, _ message: String, notes: [Note] = []
  ) {
    guard !isFull else { return }
    if let pointer, pointer.source !== place.source || pointer.span != place.span {
      let (place, outer) = (pointer, place)
      self.pointer = nil
      report(problem, place, message, notes: [Note("the value is here", at: outer)] + notes)
      self.pointer = place
      return
    }
    let diagnostic = Diagnostic(problem, at: place, message, notes: notes)
    let key = ReportKey(
      problem: diagnostic.identifier, source: ObjectIdentifier(place.source), span: place.span)
    if reported.insert(key).inserted { diagnostics.append(diagnostic) }
  }

  /// Counts a node; false if there were too many.
  mutating func count(_ node: LocatedNode) -> Bool {
    work += 1
    countSteps()
    if work == mostWork {
      report(
        .tooManyNodes, node.place,
        "with all references followed, there are more than \(mostWork) values; refer to whole "
          + "tokens, not to parts of them")
    }
    return work < mostWork
  }

  /// The declaration of a token that applies, recording the modifiers that determined it.
  mutating func winner(_ token: Int) -> Conditional<TokenDeclaration>? {
    modifiers.formUnion(deciding)
    guard let slot = slots[token][treeOfChoice[choice]] else { return nil }
    let (winner, modifiers) = slot.tokens.winner(in: choices[choice])
    self.modifiers.formUnion(modifiers)
    return winner
  }

  /// Evaluates a token whose references are already evaluated.
  mutating func evaluate(_ token: Int) {
    guard case .pending = results[token][choice] else { return }
    countSteps()
    current = token
    modifiers = []
    let result: TokenResult
    if let winner = winner(token) {
      let part = type(of: token, winner).flatMap { value(winner.declaration.value, $0) }
        .flatMap { modified($0, winner.declaration.modifier) }
      result =
        part.map {
          .value(ResolvedToken(part: $0, declaration: winner.declaration, modifiers: modifiers))
        } ?? .failed(modifiers)
    } else {
      result = .missing(modifiers)
    }
    for other in choices.indices
    where choices[other].agrees(with: choices[choice], in: modifiers) {
      results[token][other] = result
    }
  }

  /// Records that a token cannot be evaluated in the current combination.
  mutating func fail(_ token: Int) { results[token][choice] = .failed([]) }

  /// The type of a token: its own, that of the referenced token, or that of the nearest group.
  private mutating func type(
    of token: Int, _ winner: Conditional<TokenDeclaration>
  ) -> TokenType? {
    if let type = winner.declaration.properties.type { return type.value }
    if winner.declaration.properties.isTypeWrong { return nil }
    let value = winner.declaration.value
    switch reference(in: value) {
    case .success(.token(let path)): return resolved(path, at: value.place)?.type
    case .success(.pointer(let names)):
      switch target(names, at: value.place) {
      case .token(let token): return resolved(paths[token], at: value.place)?.type
      case .part: break
      case nil: return nil
      }
    case .failure(let error):
      report(.tokenReference, value.place, error.message)
      return nil
    case nil: break
    }
    // An inherited token has the type of the place where it is declared.
    if let type = winner.origin.flatMap({ groupType(of: $0) }) ?? groupType(of: paths[token]) {
      return type
    }
    report(
      .tokenType, winner.declaration.place,
      "'\(shown(paths[token].description))' has no type; write \"$type\" in it or in a group around "
        + "it")
    return nil
  }

  /// The type of the nearest group; `.some(nil)` if it is unknown.
  private mutating func groupType(of path: TokenPath) -> TokenType?? {
    var groups = [tree]
    for name in path.names.dropLast() {
      guard let next = groups.last?.members[name]?.group else { break }
      groups.append(next)
    }
    for group in groups.reversed() {
      let (type, modifiers) = group.declarations.last(in: choices[choice]) { group -> TokenType?? in
        group.properties.isTypeWrong ? .some(nil) : group.properties.type.map { $0.value }
      }
      self.modifiers.formUnion(modifiers)
      if let type { return type }
    }
    return nil
  }
}

/// The result of a token in one combination.
enum TokenResult {
  case pending

  /// The token does not exist in any source that applies.
  case missing(ModifierSet)

  /// It has an error, or refers to a token with an error.
  case failed(ModifierSet)
  case value(ResolvedToken)
}

/// A token in the combinations that agree in some modifiers.
final class ResolvedToken {
  let part: TokenPart<TokenValue>
  let declaration: TokenDeclaration

  /// The modifiers that affect the result.
  let modifiers: ModifierSet

  var type: TokenType { part.value.type }

  init(part: TokenPart<TokenValue>, declaration: TokenDeclaration, modifiers: ModifierSet) {
    self.part = part
    self.declaration = declaration
    self.modifiers = modifiers
  }
}
