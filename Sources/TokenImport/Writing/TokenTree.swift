import DesignTokens

/// A tree of groups that is built from paths.
final class TokenTree {
  private var names: [String] = []
  private var groups: [String: TokenTree] = [:]
  private var tokens: [String: JSONTree] = [:]
  private var properties: [(key: String, value: JSONTree)] = []

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

  /// Describes a group; without effect if there is no such group.
  func describe(_ path: some Sequence<String>, _ properties: [(key: String, value: JSONTree)]) {
    var group: TokenTree? = self
    for name in path { group = group?.groups[name] }
    group?.properties = properties
  }

  var isEmpty: Bool { names.isEmpty }

  var tree: JSONTree {
    .object(
      properties
        + names.map { name in (name, groups[name]?.tree ?? tokens[name] ?? .object([])) })
  }
}
