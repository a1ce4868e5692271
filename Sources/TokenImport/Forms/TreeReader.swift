import DesignTokens
import Diagnostics
import YAMLSyntax

/// Reads a tree of groups and tokens: the Design Tokens format and its drafts, Style Dictionary, a set of Tokens
/// Studio, Terrazzo.
struct TreeReader {
  var notes: ImportNotes
  private(set) var table = TokenTable()

  /// The values of modes, by the paths of their tokens.
  private(set) var modeValues: [(path: [String], name: String, value: LocatedNode)] = []

  /// The descriptions, deprecations and extensions of groups, by their paths.
  private(set) var groups: GroupProperties = [:]

  /// The position of the set among all sets.
  private let order: Int

  init(notes: ImportNotes, order: Int = 0) {
    self.notes = notes
    self.order = order
  }

  mutating func read(_ root: LocatedNode) { group(root, [], type: nil) }

  private mutating func group(_ node: LocatedNode, _ path: [String], type inherited: String?) {
    guard path.count < 100 else { return }
    let type = node["$type"]?.string ?? node["type"]?.string ?? inherited
    for entry in node.entries ?? [] {
      guard let key = entry.key.text else { continue }
      let value = node.with(entry.value)
      switch key {
      case "$root": member(key, node.with(entry.key), value, path, type: type)
      case "$extends", "$ref":
        notes.add(
          path.shownPath, "extends another group, which is not converted; copy its tokens into it",
          at: node.with(entry.key).place)
      case "$schema" where path.isEmpty, "$description", "$deprecated", "$extensions":
        groups[path, default: []].append((key, JSONTree(value)))
      case _ where key.hasPrefix("$"): continue
      case "type", "description", "comment":
        if value.entries == nil { continue } else { fallthrough }
      default: member(key, node.with(entry.key), value, path, type: type)
      }
    }
  }

  private mutating func member(
    _ name: String, _ key: LocatedNode, _ node: LocatedNode, _ parent: [String], type: String?
  ) {
    let path = parent + [name]
    guard node.entries != nil else {
      notes.add(
        path.shownPath, "is neither a group nor a token; it is left out", at: key.place)
      return
    }
    if let sets = node.valuesInSets {
      modeValues += sets.map { (path, $0.name, $0.value) }
      return token(node, sets[0].value, path, key, type: type)
    }
    guard let value = node.tokenValue else { return group(node, path, type: type) }
    token(node, value, path, key, type: type)
    // Style Dictionary allows tokens in tokens.
    for entry in node.entries ?? [] {
      guard let name = entry.key.text, !name.hasPrefix("$") || name == "$root",
        !tokenKeys.contains(name), !metadataKeys.contains(name)
      else { continue }
      let child = node.with(entry.value)
      if child.containsTokens(depth: 0) {
        member(name, node.with(entry.key), child, path, type: type)
      } else if !recordKeys.contains(name), child.string != "normal" {
        notes.add(
          "'\(shown(name))'", "is not a key of the format; it is left out",
          at: node.with(entry.key).place)
      }
    }
  }

  private mutating func token(
    _ node: LocatedNode, _ value: LocatedNode, _ path: [String], _ key: LocatedNode,
    type inherited: String?
  ) {
    let schemes = schemeValues(in: value)
    for (name, value) in schemes ?? [] { modeValues.append((path, name, value)) }
    let value = schemes?.first { ["light", "default"].contains($0.name) }?.value ?? value
    var token = ImportedToken(
      path: path, type: (node["$type"] ?? node["type"])?.string ?? inherited,
      value: .written(value), place: key.place, order: order)
    let description = (node["$description"] ?? node["description"] ?? node["comment"])?.string
    token.description = description.flatMap { $0.isEmpty ? nil : $0 }
    token.alpha = node["alpha"]
    token.deprecation = (node["$deprecated"] ?? node["deprecated"]).map { JSONTree($0) }
    if let extensions = node["$extensions"] {
      token.type = figmaType(of: token, extensions["com.figma.scopes"]) ?? token.type
      token.modifier = extensions["studio.tokens"]?["modify"]
      if let own = extensions["dscompile"] { token.extensions = [("dscompile", JSONTree(own))] }
      token.otherExtensions = (extensions.entries ?? []).compactMap { entry in
        guard let key = entry.key.text, !understoodExtensions.contains(key) else { return nil }
        return (key, JSONTree(extensions.with(entry.value)))
      }
    }
    for mode in modes(of: node) ?? [] { modeValues.append((path, mode.name, mode.value)) }
    table.add(token)
  }
}

/// The values of a token that has one for light and one for dark instead of a single one.
private func schemeValues(in value: LocatedNode) -> [(name: String, value: LocatedNode)]? {
  guard let entries = value.entries, value["dark"] != nil,
    value["light"] != nil || value["default"] != nil
  else { return nil }
  return entries.compactMap { entry in entry.key.text.map { ($0, value.with(entry.value)) } }
}

private let understoodExtensions: Set<String> = ["dscompile", "mode", "modes", "studio.tokens"]

private let tokenKeys: Set<String> = [
  "aliasOf", "alpha", "value", "type", "description", "comment", "deprecated", "extensions",
]

/// Keys of Style Dictionary that have no meaning without it.
private let metadataKeys: Set<String> = [
  "attributes", "filePath", "isSource", "key", "name", "original", "path", "themeable",
]

/// Keys of Spectrum that describe the record of a token.
private let recordKeys: Set<String> = [
  "component", "deprecated_comment", "private", "renamed", "uuid",
]

extension LocatedNode {
  /// The values in the sets of Spectrum, each with a record of its own; nil for another node.
  fileprivate var valuesInSets: [(name: String, value: LocatedNode)]? {
    guard let sets = self["sets"], let entries = sets.entries, !entries.isEmpty, tokenValue == nil
    else { return nil }
    var values: [(name: String, value: LocatedNode)] = []
    for entry in entries {
      guard let name = entry.key.text, let value = sets.with(entry.value).tokenValue else {
        return nil
      }
      values.append((name, value))
    }
    let haveRecords = entries.allSatisfy { sets.with($0.value)["uuid"] != nil }
    return haveRecords || values.contains { isDarkName($0.name) } ? values : nil
  }

  fileprivate func containsTokens(depth: Int) -> Bool {
    if depth > 100 { return false }
    if entries == nil { return false }
    if tokenValue != nil { return true }
    return entries?.contains { with($0.value).containsTokens(depth: depth + 1) } ?? false
  }
}
