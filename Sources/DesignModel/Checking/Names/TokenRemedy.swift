import Diagnostics
import English

/// The maximum number of tokens in a message.
private let mostTokens = 8

extension ComponentScope {
  /// The design tokens that an unknown name may have been meant for, as the end of a message: those of a group of
  /// that name, the token of that name, or the one with the nearest name; nil if there are none.
  func tokenRemedy(for name: String) -> String? {
    let namespaces = declarations.tokens?.namespaces ?? []
    if let namespace = namespaces.first(where: { $0.isMeant(by: name) }) {
      let tokens = namespace.usable.map(namespace.code)
      if tokens.isEmpty { return nil }
      let rest = tokens.count - mostTokens
      let shown = tokens.prefix(mostTokens).map { "'\($0)'" } + (rest > 0 ? ["\(rest) more"] : [])
      let what = tokens.count == 1 ? "the only token in" : "the tokens in"
      return "; \(what) '\(namespace.group)' \(tokens.count == 1 ? "is" : "are") \(listed(shown))"
    }
    for namespace in namespaces {
      if let member = namespace.usable.first(where: { $0.name == name }) {
        return "; write '\(namespace.code(member))' for the design token"
      }
    }
    // Short names are near to one by chance.
    guard name.count > 3 else { return nil }
    for namespace in namespaces {
      if let near = nearest(name, among: namespace.usable.lazy.map(\.name)),
        let member = namespace.member(named: near)
      {
        return "; did you mean '\(namespace.code(member))'?"
      }
    }
    return nil
  }
}

extension TokenDeclarations.Namespace {
  /// The members that code can use.
  var usable: [TokenDeclarations.Member] { members.filter(\.lacking.isEmpty) }

  /// Whether a name is that of the group, or begins with it, as in `spacingMedium`.
  fileprivate func isMeant(by name: String) -> Bool {
    [property, group].contains { prefix in
      name == prefix
        || name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// How code uses a member.
  fileprivate func code(_ member: TokenDeclarations.Member) -> String {
    member.isThemed
      ? "\(TokenDeclarations.theme).\(property).\(member.name)" : "\(name).\(member.name)"
  }
}
