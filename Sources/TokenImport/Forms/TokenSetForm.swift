import DesignTokens
import Diagnostics
import YAMLSyntax

/// A form in which token sets are published.
package enum TokenSetForm: String, Sendable {
  case styleDictionary
  case tokensStudio
  case figmaVariables
  case figmaExport
  case terrazzo
  case specify
  case resolver
  case designTokens
}

extension TokenSetForm {
  /// Its name in messages.
  package var phrase: String {
    switch self {
    case .styleDictionary: "Style Dictionary"
    case .tokensStudio: "Tokens Studio"
    case .figmaVariables: "Figma's REST interface for variables"
    case .figmaExport: "an export of Figma variables"
    case .terrazzo: "Terrazzo"
    case .specify: "Specify"
    case .resolver: "a resolver with token files"
    case .designTokens: "the Design Tokens format"
    }
  }

  /// Whether its files are not trees of groups and tokens.
  package var hasOwnStructure: Bool {
    switch self {
    case .figmaVariables, .figmaExport, .specify: true
    case .styleDictionary, .tokensStudio, .terrazzo, .resolver, .designTokens: false
    }
  }

  /// What its color objects with the components `r`, `g` and `b` count in.
  var colorObjectScale: ColorObjectScale {
    switch self {
    case .figmaVariables, .figmaExport: .unit
    case .styleDictionary, .tokensStudio, .terrazzo, .specify, .resolver, .designTokens: .bytes
    }
  }
}

/// A parsed file of a published set.
struct SetFile {
  /// The path below the imported folder, without extensions.
  let name: String
  let root: LocatedNode
}

/// The form of a set; nil if there are no tokens.
func recognizeForm(_ files: [SetFile]) -> TokenSetForm? {
  let roots = files.map(\.root)
  if roots.contains(where: { figmaVariables(in: $0) != nil }) { return .figmaVariables }
  if roots.contains(where: isFigmaExport) { return .figmaExport }
  if files.contains(where: { $0.isStudioFile }) { return .tokensStudio }
  if roots.contains(where: { $0["resolutionOrder"]?.items != nil }) { return .resolver }
  var search = FormSearch()
  for root in roots { search.visit(root, depth: 0) }
  guard search.tokens > 0 else { return nil }
  if search.isSpecify { return .specify }
  if search.hasStudioTypes { return .tokensStudio }
  if search.hasPlainValues { return .styleDictionary }
  return search.hasModes ? .terrazzo : .designTokens
}

extension SetFile {
  /// Whether it has Tokens Studio's themes or order of sets.
  var isStudioFile: Bool {
    let last = name.split(separator: "/").last ?? ""
    return root["$themes"] != nil || root["$metadata"] != nil
      || ["$themes", "$metadata"].contains(last)
  }
}

private struct FormSearch {
  var tokens = 0
  var isSpecify = false
  var hasStudioTypes = false
  var hasPlainValues = false
  var hasModes = false

  mutating func visit(_ node: LocatedNode, depth: Int) {
    guard depth < 100 else { return }
    if node["$collection"]?["$modes"] != nil { isSpecify = true }
    if let value = node.tokenValue {
      tokens += 1
      if node["value"] != nil, node["$value"] == nil { hasPlainValues = true }
      let type = (node["$type"] ?? node["type"])?.string
      if let type, studioTypes.contains(type) { hasStudioTypes = true }
      if node["$extensions"]?["studio.tokens"] != nil { hasStudioTypes = true }
      if modesInExtensions(of: node) != nil { hasModes = true }
      if value["$alias"] != nil { isSpecify = true }
    }
    for entry in node.entries ?? [] {
      guard let key = entry.key.text, !key.hasPrefix("$"), key != "value" else { continue }
      visit(node.with(entry.value), depth: depth + 1)
    }
  }
}

/// Types that only Tokens Studio has.
private let studioTypes: Set<String> = [
  "boxShadow", "fontSizes", "fontFamilies", "fontWeights", "lineHeights", "borderRadius",
  "borderWidth", "spacing", "sizing", "composition", "paragraphSpacing", "textCase",
  "textDecoration",
]

extension LocatedNode {
  /// The value of a token; nil for a group.
  var tokenValue: LocatedNode? {
    if let value = self["$value"] { return value }
    guard let value = self["value"] else { return self["aliasOf"]?.string == nil ? nil : self }
    if value.entries == nil || (self["type"] ?? self["$type"])?.string != nil { return value }
    // A group may contain tokens in a group of that name.
    let isGroup = (value.entries ?? []).contains { entry in
      let child = value.with(entry.value)
      return (child["value"] != nil || child["$value"] != nil) && child["unit"] == nil
    }
    return isGroup ? nil : value
  }

  /// The place of a key; that of the object if it does not exist.
  func place(of key: String) -> Place {
    entries?.first { $0.key.text == key }.map { with($0.key).place } ?? place
  }
}

/// The modes in the extensions of a token: the name and the value of each.
func modes(of token: LocatedNode) -> [(name: String, value: LocatedNode)]? {
  guard let modes = modesInExtensions(of: token) ?? overridesInExtensions(of: token) else {
    return nil
  }
  return modes.entries?.compactMap { entry in
    let value = modes.with(entry.value)
    let hasAlpha = value["alpha"] != nil && value["$value"] != nil
    return entry.key.text.map {
      let inner = value["$value"] ?? (value["unit"] == nil ? value["value"] : nil)
      return ($0, hasAlpha ? value : inner ?? value)
    }
  }
}
