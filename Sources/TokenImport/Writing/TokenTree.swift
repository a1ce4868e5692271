import DesignTokens

/// A tree of groups that is built from paths.
final class TokenTree {
  private var names: [String] = []
  private var groups: [String: TokenTree] = [:]
  private var tokens: [String: JSONTree] = [:]

  func add(_ path: [String], _ token: JSONTree) {
    guard let last = path.last else { return }
    var group = self
    for name in path.dropLast() {
      if group.groups[name] == nil {
        group.names.append(name)
        group.groups[name] = TokenTree()
      }
      if let next = group.groups[name] { group = next }
    }
    if group.tokens.updateValue(token, forKey: last) == nil { group.names.append(last) }
  }

  var isEmpty: Bool { names.isEmpty }

  var tree: JSONTree {
    .object(
      names.map { name in (name, groups[name]?.tree ?? tokens[name] ?? .object([])) })
  }
}
