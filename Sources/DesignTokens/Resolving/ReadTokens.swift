import Diagnostics
import YAMLSyntax

/// Reads the tokens of a project and resolves them in every combination of contexts.
package func readTokens(_ input: TokenInput) -> ReadTokens {
  let ignored = IgnoredContent(input.ignored.map(\.text))
  let files = TokenFiles(
    read: input.read, shownPath: input.shownPath, ignoredTypes: ignored.types)
  guard let resolver = resolver(input, files) else {
    return ReadTokens(
      system: nil, diagnostics: files.diagnostics.sortedByPlace(), files: files.paths)
  }
  var assignment = RoleAssignment(resolver.modifiers, input)
  guard let roles = assignment.assign() else {
    return ReadTokens(
      system: nil, diagnostics: (files.diagnostics + assignment.diagnostics).sortedByPlace(),
      files: files.paths)
  }
  var (system, diagnostics) = resolve(resolver, roles, input, ignored)
  if files.isIncomplete { diagnostics.removeAll { $0.identifier == .problem(.unknownToken) } }
  return ReadTokens(
    system: system,
    diagnostics: (files.diagnostics + assignment.diagnostics + diagnostics).sortedByPlace(),
    files: files.paths)
}

/// The resolver, or an implicit one if there are only token files; nil after an error.
private func resolver(_ input: TokenInput, _ files: TokenFiles) -> ResolverFile? {
  let named = input.path
  let folder: [String]?
  do {
    folder = try input.filesInFolder(named.text)
  } catch {
    files.report(.tokenFile, named.place, "'\(shown(named.text))' cannot be read: \(error)")
    return nil
  }
  guard let folder else { return resolver(inFile: named.text, named.place, files) }
  let tokenFiles = folder.filter { tokenFileTypes.contains($0.fileType) }.sorted()
  let unread = folder.filter { importedFileTypes.contains($0.fileType) }.sorted()
  if let first = unread.first, tokenFiles.isEmpty || !tokenFiles.contains(where: \.isResolverPath) {
    files.report(
      .tokenFile, named.place,
      "'\(shown(first))' is JSON5, which is imported and not read; run 'dscompile tokens import "
        + "\(shown(named.text))', or move it elsewhere",
      severity: tokenFiles.isEmpty ? .error : .warning)
    if tokenFiles.isEmpty { return nil }
  }
  let resolvers = tokenFiles.filter { $0.isResolverPath }
  if resolvers.count > 1 {
    files.report(
      .tokenFile, named.place,
      "there are several resolvers in '\(shown(named.text))'; name one, as in 'tokens: {path: "
        + "\(resolvers[0])}'")
    return nil
  }
  if let only = resolvers.first { return resolver(inFile: only, named.place, files) }
  if tokenFiles.isEmpty {
    files.report(
      .tokenFile, named.place,
      "there is no token file in '\(shown(named.text))'; the names of token files end with "
        + "'.tokens.json' or '.tokens.yaml'")
    return nil
  }
  let groups = tokenFiles.compactMap { files.group($0, [], namedAt: named.place) }
  files.reportTokensInSeveralFiles(groups, in: files.shownPath(named.text))
  return ResolverFile(items: [.sources(groups)])
}

private func resolver(
  inFile path: String, _ place: Place?, _ files: TokenFiles
) -> ResolverFile? {
  guard let file = files.file(path, namedAt: place), let root = file.root else { return nil }
  guard ResolverFile.describes(root) || path.isResolverPath else {
    return files.group(path, [], namedAt: place).map { ResolverFile(items: [.sources([$0])]) }
  }
  var reader = ResolverReader(root: LocatedNode(root, in: file.source), path: path, files: files)
  return reader.read()
}

extension String {
  /// Whether a file has the name of a resolver.
  fileprivate var isResolverPath: Bool {
    [".resolver.json", ".resolver.yaml", ".resolver.yml"].contains { hasSuffix($0) }
      || ["resolver.json", "resolver.yaml", "resolver.yml"].contains(
        String(split(separator: "/").last ?? ""))
  }
}

/// Merges the sources of a resolver and evaluates all tokens.
private func resolve(
  _ resolver: ResolverFile, _ roles: ModifierRoles, _ input: TokenInput, _ ignored: IgnoredContent
) -> (TokenSystem?, [Diagnostic]) {
  let modifiers = resolver.modifiers
  let layers = layers(of: resolver, roles)
  guard let first = layers.first else {
    return (TokenSystem(combinations: [.standard], groups: [], tokens: []), [])
  }
  let (combinations, choices) = combinations(of: roles, modifiers)
  var deciding: ModifierSet = []
  for layer in layers {
    if let condition = layer.condition, layer.group.decidesStructure {
      deciding.insert(ModifierSet(modifier: condition.modifier))
    }
  }
  var diagnostics: [Diagnostic] = []
  var trees: [MergedGroup] = []
  var treeOfChoice: [Int] = []
  var known: [ContextChoice] = []
  var size = 0
  for choice in choices {
    if let tree = known.firstIndex(where: { $0.agrees(with: choice, in: deciding) }) {
      treeOfChoice.append(tree)
      continue
    }
    var merger = LayerMerger(
      theme: roles.theme, choice: choice, decided: deciding, size: size)
    let tree = merger.merge(layers, at: first.group.place)
    diagnostics = diagnostics.merging(merger.diagnostics)
    guard let tree else { return (nil, diagnostics) }
    size = merger.size
    known.append(choice)
    treeOfChoice.append(trees.count)
    trees.append(tree)
  }
  let outline = TokenOutline(of: trees)
  var evaluator = TokenEvaluator(
    choices: choices, trees: trees, treeOfChoice: treeOfChoice, deciding: deciding,
    rem: input.rem, ignored: ignored,
    types: input.types.map { (TokenPattern($0.pattern.text), $0.type) },
    contextNames: { choice, set in
      let names = roles.varying.enumerated().compactMap { index, varying in
        set.contains(ModifierSet(modifier: index))
          ? "'\(shown(modifiers[varying.modifier].contexts[choice.contexts[index]].name))'" : nil
      }
      return names.isEmpty ? "this order of resolution" : names.joined(separator: " with ")
    }, paths: outline.tokens)
  evaluator.evaluateAll()
  let builder = SystemBuilder(
    evaluator: evaluator, outline: outline, combinations: combinations, roles: roles,
    modifiers: modifiers)
  let (system, problems) = builder.build()
  return (
    system,
    diagnostics + evaluator.diagnostics + problems + unusedSettings(input, outline, system)
  )
}

/// The sources in resolution order, except those of contexts that are not selected.
private func layers(of resolver: ResolverFile, _ roles: ModifierRoles) -> [TokenLayer] {
  var layers: [TokenLayer] = []
  var modifier = 0
  for item in resolver.items {
    switch item {
    case .sources(let groups): layers += groups.map { TokenLayer(group: $0, condition: nil) }
    case .modifier(let declared):
      if let context = roles.fixed[modifier] {
        layers += declared.contexts[context].sources.map {
          TokenLayer(group: $0, condition: nil)
        }
      } else if let index = roles.varying.firstIndex(where: { $0.modifier == modifier }) {
        for (context, declared) in declared.contexts.enumerated() {
          let condition = LayerCondition(modifier: index, context: context)
          layers += declared.sources.map { TokenLayer(group: $0, condition: condition) }
        }
      }
      modifier += 1
    }
  }
  return layers
}

/// Every combination of contexts, with the contexts of each modifier.
private func combinations(
  of roles: ModifierRoles, _ modifiers: [ResolverFile.Modifier]
) -> ([TokenCombination], [ContextChoice]) {
  var choices = [ContextChoice(contexts: [])]
  for varying in roles.varying {
    let count = varying.meanings.count
    choices = choices.flatMap { choice in
      (0..<count).map { ContextChoice(contexts: choice.contexts + [$0]) }
    }
  }
  let named = choices.map { choice in
    var combination = TokenCombination.standard
    for (varying, context) in zip(roles.varying, choice.contexts) {
      let meaning = varying.meanings[context]
      combination = TokenCombination(
        theme: meaning.theme ?? combination.theme, isDark: meaning.isDark ?? combination.isDark,
        isHighContrast: meaning.isHighContrast ?? combination.isHighContrast)
    }
    return (combination, choice)
  }
  let sorted = named.sorted { $0.0.order < $1.0.order }
  return (sorted.map(\.0), sorted.map(\.1))
}

extension TokenCombination {
  /// The combination without modifiers.
  fileprivate static let standard = TokenCombination(
    theme: 0, isDark: false, isHighContrast: false)

  fileprivate var order: (Int, Int, Int) { (theme, isHighContrast ? 1 : 0, isDark ? 1 : 0) }
}

extension [Diagnostic] {
  /// The union of both lists, without duplicates.
  fileprivate func merging(_ others: [Diagnostic]) -> [Diagnostic] {
    let known = Set(map(ReportedProblem.init))
    return self + others.filter { !known.contains(ReportedProblem($0)) }
  }
}

/// What makes a diagnostic a duplicate of another one.
private struct ReportedProblem: Hashable {
  let identifier: DiagnosticID
  let span: Span?
  let source: ObjectIdentifier?

  init(_ diagnostic: Diagnostic) {
    identifier = diagnostic.identifier
    span = diagnostic.place?.span
    source = diagnostic.place.map { ObjectIdentifier($0.source) }
  }
}
