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

  /// What the project does without.
  let ignored: IgnoredContent

  /// The types of tokens that have none, by patterns of their paths.
  let types: [(pattern: TokenPattern, type: TokenType)]

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

  /// The ignored type of the current token, or of the token that it stands for.
  private var ignoredType: String?

  /// The first reference to an ignored token.
  private var ignoredReference: (path: TokenPath, place: Place)?

  /// The place of the JSON pointer that led to the current value.
  var pointer: Place?

  private var reported: Set<ReportKey> = []
  private var unknownTokens = 0
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
    rem: Double, ignored: IgnoredContent, types: [(pattern: TokenPattern, type: TokenType)],
    contextNames: @escaping (ContextChoice, ModifierSet) -> String, paths: [TokenPath]
  ) {
    self.ignored = ignored
    self.types = types
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
  private var isFull: Bool { diagnostics.count >= mostProblems }

  /// Whether unknown tokens are still reported: near names are looked for among all tokens.
  var reportsUnknown: Bool { unknownTokens < 1000 }

  var tree: MergedGroup { trees[treeOfChoice[choice]] }

  mutating func report(
    _ problem: ProblemID, _ place: Place, _ message: String, notes: [Note] = [],
    fix: (message: String, replacement: String)? = nil
  ) {
    guard !isFull else { return }
    if let pointer, pointer.source !== place.source || pointer.span != place.span {
      let (place, outer) = (pointer, place)
      self.pointer = nil
      report(problem, place, message, notes: [Note("the value is here", at: outer)] + notes)
      self.pointer = place
      return
    }
    let fixIts = fix.map { [FixIt($0.message, [.init(place, $0.replacement)])] } ?? []
    let diagnostic = Diagnostic(problem, at: place, message, notes: notes, fixIts: fixIts)
    let key = ReportKey(
      problem: diagnostic.identifier, source: ObjectIdentifier(place.source), span: place.span)
    guard reported.insert(key).inserted else { return }
    diagnostics.append(diagnostic)
    if problem == .unknownToken { unknownTokens += 1 }
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
    ignoredType = nil
    ignoredReference = nil
    let result: TokenResult
    if ignored.ignores(paths[token]) {
      result = .ignored(type: nil, [])
    } else if let winner = winner(token) {
      let part = type(of: token, winner).flatMap { value(winner.declaration.value, $0) }
        .flatMap { modified($0, winner.declaration.modifier) }
      result =
        part.map {
          .value(ResolvedToken(part: $0, declaration: winner.declaration, modifiers: modifiers))
        } ?? unreadable(winner.declaration)
    } else {
      result = .missing(modifiers)
    }
    for other in choices.indices
    where choices[other].agrees(with: choices[choice], in: modifiers) {
      results[token][other] = result
    }
  }

  /// The result of a token without a value: an error was reported, or the project ignores it.
  private mutating func unreadable(_ declaration: TokenDeclaration) -> TokenResult {
    if let ignoredType { return .ignored(type: ignoredType, modifiers) }
    guard let (path, place) = ignoredReference else { return .failed(modifiers) }
    report(
      .tokenReference, place,
      "'\(shown(path.description))' is left out by 'ignore' in the project file; refer to another "
        + "token, or ignore '\(shown(paths[current].description))', too")
    return .failed(modifiers)
  }

  /// Records a reference to a token that the project ignores.
  mutating func noteIgnored(_ path: TokenPath, _ type: String?, at place: Place) {
    ignoredReference = ignoredReference ?? (path, place)
    guard let winner = winner(current)?.declaration, winner.properties.declaredType == nil,
      winner.value.node.span == place.span
    else { return }
    // An alias without a type of its own is what it stands for.
    ignoredType = type ?? path.description
  }

  /// Records that a token cannot be evaluated in the current combination.
  mutating func fail(_ token: Int) { results[token][choice] = .failed([]) }

  /// The type of a token: its own, that of the referenced token, or that of the nearest group.
  private mutating func type(
    of token: Int, _ winner: Conditional<TokenDeclaration>
  ) -> TokenType? {
    if let declared = winner.declaration.properties.declaredType { return known(declared) }
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
    if let declared = winner.origin.flatMap({ groupType(of: $0) }) ?? groupType(of: paths[token]) {
      return known(declared)
    }
    if let type = types.first(where: { $0.pattern.match(paths[token]) != nil })?.type {
      return type
    }
    let path = paths[token]
    let pattern = path.names[0] + (path.names.count > 1 ? ".*" : "")
    report(
      .tokenType, winner.declaration.place,
      "'\(shown(path.description))' has no type; write \"$type\" in it or in a group around "
        + "it, or give it one in the project file, as in 'tokens: {types: {"
        + "\(shown(pattern)): color}}'")
    return nil
  }

  /// The type that a declaration states; nil after an error, or if the project ignores it.
  private mutating func known(_ declared: DeclaredTokenType) -> TokenType? {
    switch declared {
    case .known(let type): return type
    case .ignored(let name): ignoredType = name
    case .wrong: break
    }
    return nil
  }

  /// The type of the nearest group that has one; nil if none has.
  private mutating func groupType(of path: TokenPath) -> DeclaredTokenType? {
    var groups = [tree]
    for name in path.names.dropLast() {
      guard let next = groups.last?.members[name]?.group else { break }
      groups.append(next)
    }
    for group in groups.reversed() {
      let (type, modifiers) = group.declarations.last(in: choices[choice]) {
        $0.properties.declaredType
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

  /// The project ignores it, because of its type or its path.
  case ignored(type: String?, ModifierSet)
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
