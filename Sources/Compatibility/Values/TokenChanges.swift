import DesignTokens
import Diagnostics
import English

/// The design tokens of a version.
package struct VersionTokens: Sendable {
  let library: TokenLibrary

  /// Finds what uses them, which takes as long as reading all specs.
  fileprivate let findUses: @Sendable () -> TokenUses

  package init(_ library: TokenLibrary, findUses: @escaping @Sendable () -> TokenUses) {
    self.library = library
    self.findUses = findUses
  }

  /// The resolved value of a token in each combination of contexts, by the names of the contexts.
  fileprivate func values(of token: DesignToken) -> [(contexts: String, value: String)] {
    zip(library.system.combinations, token.values).compactMap { combination, part in
      part.map {
        (
          library.system.contextNames(of: combination).joined(separator: " and "),
          valueText(of: $0, resolvingReferences: true)
        )
      }
    }
  }
}

/// The tokens whose resolved values differ between two versions. A token of one version alone is a change of declarations.
func tokenFindings(
  from old: VersionTokens, to new: VersionTokens, module: String
) -> [ChangeFinding] {
  let before = Dictionary(
    old.library.system.tokens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  var uses: TokenUses?
  return new.library.system.tokens.compactMap { token in
    guard let earlier = before[token.path] else { return nil }
    let values = Dictionary(
      old.values(of: earlier).map { ($0.contexts, $0.value) },
      uniquingKeysWith: { first, _ in first })
    let all = new.values(of: token)
    let changed = all.filter { contexts, value in values[contexts].map { $0 != value } == true }
    guard let first = changed.first, let value = values[first.contexts] else { return nil }
    let isSame = changed.allSatisfy { $0.value == first.value && values[$0.contexts] == value }
    var message = "the token '\(token.path)' is '\(first.value)' instead of '\(value)'"
    if !isSame {
      message +=
        " in \(first.contexts), and others in \(counted(changed.count - 1, "further context"))"
    } else if changed.count < all.count {
      message += " in \(listed(changed.map(\.contexts)))"
    }
    let found = uses ?? new.findUses()
    uses = found
    let users = found.files[token.path] ?? []
    if let user = users.first {
      message +=
        users.count == 1
        ? "; '\(user)' uses it" : "; '\(user)' and \(counted(users.count - 1, "other file")) use it"
    }
    return ChangeFinding(
      .look, origin: token.place.source.path, module: module, message, at: token.place,
      earlier: [Note("it was stated here", at: earlier.place)])
  }
}
