import Diagnostics
import YAMLSyntax

/// A token with values for several modes in its extensions.
struct TokenWithModes {
  let path: [String]
  let type: TokenType?
  let oldType: String?

  /// The values by mode.
  let modes: LocatedNode

  var names: [String] { (modes.entries ?? []).compactMap { $0.key.text } }
}

extension TokenMigration {
  /// The names of modes, in a list for each set of tokens that have some of them in common.
  var modeSets: [[String]] {
    var sets: [[String]] = []
    for token in tokensWithModes {
      let names = token.names
      let touched = sets.indices.filter { index in names.contains { sets[index].contains($0) } }
      var merged = touched.flatMap { sets[$0] }
      for name in names where !merged.contains(name) { merged.append(name) }
      for index in touched.reversed() { sets.remove(at: index) }
      sets.append(merged)
    }
    return sets
  }

  /// The tokens that have a value for a mode.
  mutating func values(ofMode mode: String) -> JSONTree {
    let group = VariableGroup()
    for token in tokensWithModes {
      guard let value = token.modes[mode] else { continue }
      var members: [(key: String, value: JSONTree)] = []
      let isAlias: Bool = value.string.map { alias($0) != nil } ?? false
      if let type = token.type, !isAlias { members.append(("$type", .string(type.rawValue))) }
      members.append(("$value", self.value(value, token.type, token.oldType)))
      group.add(token.path, .object(members))
    }
    return group.tree
  }

  /// Extensions without the modes; nil if there are no others.
  func extensionsWithoutModes(_ node: LocatedNode) -> JSONTree? {
    var members: [(key: String, value: JSONTree)] = []
    for entry in node.entries ?? [] {
      guard let key = entry.key.text, key != "mode", key != "modes" else { continue }
      let value = node.with(entry.value)
      if key != "com.figma" || value.entries == nil {
        members.append((key, JSONTree(value)))
      } else if let rest = extensionsWithoutModes(value) {
        members.append((key, rest))
      }
    }
    return members.isEmpty ? nil : .object(members)
  }
}
