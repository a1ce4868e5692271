import Diagnostics
import English
import YAMLSyntax

/// The result of migrating a token file of an older format.
package struct MigratedTokens {
  /// The replacement files: their names next to the old file, and their texts. A single one has the name of
  /// the old file.
  package var files: [(name: String, text: String)]

  /// Reports what could not be migrated and was kept or omitted.
  package var diagnostics: [Diagnostic]
}

/// Converts a token file of an older format to the format 2025.10.
///
/// - Parameter source: The text of the file; its path determines the names of the new files.
/// - Returns: Nil for a file that does not have an older format, or cannot be read.
package func migrateTokens(_ source: SourceText) -> MigratedTokens? {
  let isYAML = source.path.hasSuffix(".yaml") || source.path.hasSuffix(".yml")
  let document = isYAML ? parseYAML(source) : parseJSON(source)
  guard !document.diagnostics.hasErrors, let node = document.root else { return nil }
  let root = LocatedNode(node, in: source)
  guard root.entries != nil, oldTokenFormat(of: root) != nil else { return nil }
  var migration = TokenMigration()
  let name = String(source.path.split(separator: "/").last ?? "")
  let files: [(name: String, text: String)]
  if root["collections"]?.items != nil {
    files = migration.figmaFiles(root)
  } else if root["$themes"] != nil || root["$metadata"] != nil {
    files = migration.tokensStudioFiles(root)
  } else {
    files = migration.singleFile(root, name)
  }
  return MigratedTokens(files: files, diagnostics: migration.diagnostics)
}

/// Migrates groups and tokens of older formats.
struct TokenMigration {
  var diagnostics: [Diagnostic] = []

  /// The tokens with values for several modes.
  var tokensWithModes: [TokenWithModes] = []

  /// Whether components of colors are from 0 to 1, and not to 255.
  var hasUnitColors = false

  /// The names of the groups around the current token, and its own.
  private var path: [String] = []

  mutating func note(_ node: LocatedNode, _ message: String) {
    guard diagnostics.count < mostProblems else { return }
    diagnostics.append(Diagnostic(.oldTokenFormat, .warning, at: node.place, message))
  }

  /// - Parameter type: The type of the enclosing group.
  mutating func group(_ node: LocatedNode, type inherited: String?) -> JSONTree {
    let type = (node["$type"] ?? node["type"])?.string ?? inherited
    var members: [(key: String, value: JSONTree)] = []
    for entry in node.entries ?? [] {
      guard let key = entry.key.text else { continue }
      let value = node.with(entry.value)
      switch key {
      case "$type":
        if let name = value.string { members.append(typeMember(name)) }
      case "type" where value.entries == nil:
        if let name = value.string { members.append(typeMember(name)) }
      case "description" where value.string != nil, "comment" where value.string != nil:
        members.append(("$description", JSONTree(value)))
      case _ where key.hasPrefix("$"): members.append((key, JSONTree(value)))
      default:
        guard value.entries != nil else {
          note(
            node.with(entry.key), "'\(shown(key))' is neither a group nor a token; it is left out")
          continue
        }
        let isToken = value.isOldToken || value["$value"] != nil
        if isToken, let type = (value["$type"] ?? value["type"])?.string,
          foreignTypes.contains(type)
        {
          note(
            node.with(entry.key),
            "the format has no type '\(shown(type))'; the token '\(shown(key))' is left out")
          continue
        }
        let newName = name(key, node.with(entry.key))
        path.append(newName)
        defer { path.removeLast() }
        if !isToken {
          members.append((newName, self.group(value, type: type)))
        } else if let migrated = self.token(value, type: type) {
          members.append((newName, migrated))
        } else {
          note(
            node.with(entry.key),
            "'\(shown(key))' has no type, and its value does not show one; it is left out")
        }
      }
    }
    return .object(members)
  }

  /// A name without characters that the format does not allow.
  private mutating func name(_ name: String, _ node: LocatedNode) -> String {
    guard name.contains(where: { ".{}".contains($0) }) else { return name }
    let new = String(name.map { ".{}".contains($0) ? "-" : $0 })
    note(
      node, "'\(shown(name))' cannot be a name and became '\(shown(new))'; correct references to it"
    )
    return new
  }

  private func typeMember(_ name: String) -> (key: String, value: JSONTree) {
    ("$type", .string(oldTypes[name]?.rawValue ?? name))
  }

  /// A token in the format; nil if it has no type.
  private mutating func token(_ node: LocatedNode, type inherited: String?) -> JSONTree? {
    guard let value = node["$value"] ?? node["value"] else { return JSONTree(node) }
    let own = (node["$type"] ?? node["type"])?.string
    let isLineHeight = ["lineHeight", "lineHeights"].contains(own ?? inherited ?? "")
    let isHeight = isLineHeight && isLineLength(value)
    if isHeight, let number = value.number ?? value.string.flatMap({ JSONNumber($0)?.value }) {
      note(
        value,
        "this line height is a length in pixels, because \(JSONTree.number(number).text.dropLast()) "
          + "would be too large a multiple of the font size")
    }
    let type: TokenType? = isHeight ? .dimension : migratedType(own ?? inherited, of: value)
    var members: [(key: String, value: JSONTree)] = []
    // Style Dictionary infers types from groups; here each token has its own type.
    let isAlias = value.string.map { alias($0) != nil } ?? false
    if own == nil, inherited == nil, type == nil, !isAlias { return nil }
    if let modes = node.modes {
      tokensWithModes.append(
        TokenWithModes(path: path, type: type, oldType: own ?? inherited, modes: modes))
    }
    if isHeight || own == nil && inherited == nil, let type, !isAlias {
      members.append(("$type", .string(type.rawValue)))
    }
    for entry in node.entries ?? [] {
      guard let key = entry.key.text else { continue }
      let member = node.with(entry.value)
      switch key {
      case "$type", "type":
        // A reference has the type of its target, which for a line height may be a length.
        if isLineHeight, isHeight || isAlias { continue }
        if let name = member.string { members.append(typeMember(name)) }
      case "$value", "value": members.append(("$value", self.value(member, type, own ?? inherited)))
      case "$description", "description", "comment":
        if member.string != "" { members.append(("$description", JSONTree(member))) }
      case "deprecated": members.append(("$deprecated", JSONTree(member)))
      case "extensions", "$extensions":
        let extensions =
          node.modes == nil ? JSONTree(member) : extensionsWithoutModes(member)
        if let extensions { members.append(("$extensions", extensions)) }
      case _ where key.hasPrefix("$"): members.append((key, JSONTree(member)))
      default: note(node.with(entry.key), "the format has no key '\(shown(key))'; it is left out")
      }
    }
    return .object(members)
  }

  /// The type of a token: the current name of its old type, or the type that its value suggests.
  private func migratedType(_ name: String?, of value: LocatedNode) -> TokenType? {
    if let name { return oldTypes[name] ?? TokenType(rawValue: name) }
    if value.number != nil { return .number }
    if value["r"] != nil || value["h"] != nil { return .color }
    guard let text = value.string else { return nil }
    if OldColor(text) != nil { return .color }
    guard let quantity = OldQuantity(text) else { return nil }
    switch quantity.unit {
    case "ms", "s": return .duration
    case "": return .number
    default: return .dimension
    }
  }
}
