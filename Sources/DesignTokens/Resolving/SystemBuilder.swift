import Diagnostics
import English

/// Builds the tokens of a system from evaluated values, and checks how contexts affect them.
struct SystemBuilder {
  let evaluator: TokenEvaluator
  let outline: TokenOutline
  let combinations: [TokenCombination]
  let roles: ModifierRoles
  let modifiers: [ResolverFile.Modifier]

  func build() -> (TokenSystem, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let themed = themedTokens()
    var tokens: [DesignToken] = []
    for (index, path) in evaluator.paths.enumerated() {
      guard let token = token(index, path, isThemed: themed[index], &diagnostics) else { continue }
      tokens.append(token)
    }
    diagnostics += contextProblems()
    let system = TokenSystem(
      // The contexts light and dark of one modifier are one theme, which has neither name.
      theme: axis(roles.theme, first: roles.theme == roles.colorScheme ? "standard" : nil) {
        $0.theme
      },
      colorScheme: axis(roles.colorScheme) { $0.isDark.map { $0 ? 1 : 0 } },
      contrast: axis(roles.contrast) { $0.isHighContrast.map { $0 ? 1 : 0 } },
      combinations: combinations, groups: outline.groups.compactMap(group), tokens: tokens,
      ignored: ignoredTokens(), failed: failedTokens())
    return (system, diagnostics + incompleteTokens(system))
  }

  /// Reports the tokens that are not emitted because a context lacks them, one for each such set of contexts.
  ///
  /// A token that others refer to is a part of their values where it exists, and is not reported. A theme can
  /// have a palette of its own, so that a token without a value in another theme is only noted.
  private func incompleteTokens(_ system: TokenSystem) -> [Diagnostic] {
    var referred: Set<TokenPath> = []
    for targets in evaluator.references {
      for target in targets { referred.insert(evaluator.paths[target]) }
    }
    var lists: [[String]] = []
    var tokens: [[String]: [DesignToken]] = [:]
    for token in system.tokens where !token.isComplete && !referred.contains(token.path) {
      let contexts = system.contexts(lacking: token).map { $0.joined(separator: " with ") }
      if tokens[contexts] == nil { lists.append(contexts) }
      tokens[contexts, default: []].append(token)
    }
    return lists.compactMap { contexts in
      guard let all = tokens[contexts], let first = all.first else { return nil }
      let names = contexts.prefix(mostListed).map { "'\(shown($0))'" }
      let places = contexts.count > mostListed ? names + ["other contexts"] : names
      let isThemed =
        system.theme != nil && system.contexts(lacking: first).allSatisfy { $0.count == 1 }
      let subject = "'\(shown(first.path.description))'"
      let others = all.count == 1 ? "" : " and \(counted(all.count - 1, "other token"))"
      return Diagnostic(
        .tokenContext, isThemed ? .note : .warning, at: first.place,
        "\(subject)\(others) \(all.count == 1 ? "has" : "have") no value in \(listed(places)), so "
          + "\(all.count == 1 ? "it is" : "they are") not emitted; declare "
          + "\(all.count == 1 ? "it" : "them") there, or in a source that applies to every context",
        notes: all.dropFirst().prefix(mostListed).map {
          Note("'\(shown($0.path.description))' is here", at: $0.place)
        })
    }
  }

  // MARK: - Tokens

  /// The tokens that are ignored in a combination.
  private func ignoredTokens() -> [IgnoredToken] {
    zip(evaluator.paths, evaluator.results).compactMap { path, results in
      for case .ignored(let type, _) in results { return IgnoredToken(path: path, type: type) }
      return nil
    }
  }

  /// The tokens whose values could not be read.
  private func failedTokens() -> [FailedToken] {
    evaluator.results.indices.compactMap { index in
      let hasFailed = evaluator.results[index].contains {
        if case .failed = $0 { true } else { false }
      }
      guard hasFailed,
        let declaration = evaluator.slots[index].lazy.compactMap(\.self).first?.tokens.first?
          .declaration
      else { return nil }
      return FailedToken(
        path: evaluator.paths[index], place: declaration.place, extensions: declaration.extensions)
    }
  }

  private func token(
    _ index: Int, _ path: TokenPath, isThemed: Bool, _ diagnostics: inout [Diagnostic]
  ) -> DesignToken? {
    var first: (ResolvedToken, choice: Int)?
    var values: [TokenPart<TokenValue>?] = []
    for (choice, result) in evaluator.results[index].enumerated() {
      guard case .value(let resolved) = result else {
        if case .missing = result { values.append(nil) } else { return nil }
        continue
      }
      if let (known, _) = first, known.type != resolved.type {
        diagnostics.append(
          Diagnostic(
            .tokenType, at: resolved.declaration.place,
            "'\(shown(path.description))' is \(resolved.type.phrase) here and \(known.type.phrase) in "
              + "another context; a token has one type",
            notes: [Note("it is \(known.type.phrase) here", at: known.declaration.place)]))
        return nil
      }
      first = first ?? (resolved, choice)
      values.append(resolved.part)
    }
    guard let (resolved, choice) = first else { return nil }
    let declaration = resolved.declaration
    let mark = declaration.properties.deprecation ?? groupMark(of: path, choice)
    return DesignToken(
      path: path, place: declaration.place, type: resolved.type,
      description: declaration.properties.description, deprecation: mark?.deprecation,
      extensions: declaration.extensions, values: values, isThemed: isThemed)
  }

  /// The deprecation of the nearest group around a path.
  private func groupMark(of path: TokenPath, _ choice: Int) -> DeprecationMark? {
    var mark: DeprecationMark?
    var group = evaluator.trees[evaluator.treeOfChoice[choice]]
    for name in path.names {
      mark =
        group.declarations.last(in: evaluator.choices[choice]) { $0.properties.deprecation }.0
        ?? mark
      guard let next = group.members[name]?.group else { break }
      group = next
    }
    return mark
  }

  private func group(_ path: TokenPath) -> TokenGroup? {
    for (choice, contexts) in evaluator.choices.enumerated() {
      let tree = evaluator.trees[evaluator.treeOfChoice[choice]]
      guard let group = tree.group(at: path.names),
        group.declarations.contains(where: { contexts.satisfies($0.condition) })
      else { continue }
      let description = group.declarations.last(in: contexts) { $0.properties.description }.0
      let mark =
        group.declarations.last(in: contexts) { $0.properties.deprecation }.0
        ?? groupMark(of: path, choice)
      return TokenGroup(
        path: path, place: group.place, description: description, deprecation: mark?.deprecation)
    }
    return nil
  }

  /// For each token, whether a source of the theme defines it, or one that it refers to.
  private func themedTokens() -> [Bool] {
    var themed = evaluator.slots.map { slots in
      slots.contains { $0?.tokens.contains { $0.isThemed } == true }
    }
    var referrers: [[Int]] = Array(repeating: [], count: themed.count)
    for (token, targets) in evaluator.references.enumerated() {
      for target in targets { referrers[target].append(token) }
    }
    var open = themed.indices.filter { themed[$0] }
    while let token = open.popLast() {
      for referrer in referrers[token] where !themed[referrer] {
        themed[referrer] = true
        open.append(referrer)
      }
    }
    return themed
  }

  // MARK: - Axes

  /// - Parameter first: The name of the first context; nil for its own.
  private func axis(
    _ index: Int?, first: String? = nil, _ meaning: (ModifierRoles.Meaning) -> Int?
  ) -> TokenAxis? {
    guard let index else { return nil }
    let varying = roles.varying[index]
    let modifier = modifiers[varying.modifier]
    var contexts: [Int: TokenAxis.Context] = [:]
    for (context, meanings) in zip(modifier.contexts, varying.meanings) {
      guard let position = meaning(meanings), contexts[position] == nil else { continue }
      contexts[position] = TokenAxis.Context(
        name: position == 0 ? first ?? context.name : context.name, place: context.place)
    }
    let defaultIndex = modifier.defaultIndex.flatMap { meaning(varying.meanings[$0]) } ?? 0
    return TokenAxis(
      modifier: modifier.name, description: modifier.description,
      contexts: contexts.sorted { $0.key < $1.key }.map(\.value), defaultIndex: defaultIndex)
  }

  // MARK: - Color scheme and contrast

  /// The errors of tokens that depend on color scheme or contrast and are not made of colors.
  private func contextProblems() -> [Diagnostic] {
    guard roles.colorScheme != nil || roles.contrast != nil else { return [] }
    var offending: [Int: (DesignTokenPair, sameDeclaration: Bool)] = [:]
    for index in evaluator.paths.indices {
      if let pair = differingPair(index) {
        offending[index] = (pair, pair.first.declaration === pair.second.declaration)
      }
    }
    return offending.sorted { $0.key < $1.key }.compactMap { index, found in
      let (pair, sameDeclaration) = found
      // A token that only refers to an invalid token is valid once that is fixed.
      if sameDeclaration, evaluator.references[index].contains(where: { offending[$0] != nil }) {
        return nil
      }
      let path = shown(evaluator.paths[index].description)
      return Diagnostic(
        .tokenContext, at: pair.second.declaration.place,
        "'\(path)' is \(pair.first.type.phrase) that differs in \(pair.contexts), and only colors "
          + "can follow the color scheme and the contrast; remove this value, and declare the token "
          + "in a source that applies to every context",
        notes: sameDeclaration
          ? [] : [Note("it has another value here", at: pair.first.declaration.place)])
    }
  }

  private struct DesignTokenPair {
    let first: ResolvedToken
    let second: ResolvedToken
    let contexts: String
  }

  /// Two values of a token in one theme that differ in more than colors; nil if there are none.
  private func differingPair(_ index: Int) -> DesignTokenPair? {
    var firstOfTheme: [Int: (ResolvedToken, [String])] = [:]
    for (choice, result) in evaluator.results[index].enumerated() {
      guard case .value(let resolved) = result else { continue }
      if resolved.type == .color { return nil }
      guard let (first, parts) = firstOfTheme[combinations[choice].theme] else {
        firstOfTheme[combinations[choice].theme] = (
          resolved, resolved.part.value.partsWithoutColors
        )
        continue
      }
      if first === resolved || parts == resolved.part.value.partsWithoutColors { continue }
      var axes: ModifierSet = []
      for axis in [roles.colorScheme, roles.contrast] {
        if let axis { axes.insert(ModifierSet(modifier: axis)) }
      }
      return DesignTokenPair(
        first: first, second: resolved,
        contexts: evaluator.contextNames(evaluator.choices[choice], axes))
    }
    return nil
  }
}
