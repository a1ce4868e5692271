import Diagnostics
import YAMLSyntax

/// An older format of a token file, and the first place that shows it.
struct OldTokenFormat {
  let reason: String
  let place: Place
}

/// Whether a file has an older format.
package func hasOldTokenFormat(_ source: SourceText) -> Bool {
  let document = parseTokenFile(source, as: .json5)
  guard !document.diagnostics.hasErrors, let node = document.root else { return false }
  return oldTokenFormat(of: LocatedNode(node, in: source)) != nil
}

/// The older format of a token file; nil if it does not have one.
///
/// A few values in an older notation are reported as errors; a file has an older format if most of its
/// values do.
func oldTokenFormat(of root: LocatedNode) -> OldTokenFormat? {
  for key in ["$themes", "$metadata"] where root[key] != nil {
    return OldTokenFormat(
      reason: "'\(key)' is a form of Tokens Studio", place: root.keyPlace(key) ?? root.place)
  }
  for node in [root, root["meta"]] {
    guard let collections = node?["variableCollections"], collections.entries != nil else {
      continue
    }
    return OldTokenFormat(
      reason: "this is an answer of Figma's interface for variables", place: collections.place)
  }
  if let collections = root["collections"], collections.items != nil {
    return OldTokenFormat(
      reason: "this is an export of Figma variables", place: collections.place)
  }
  var search = OldFormatSearch()
  search.visit(root, type: nil)
  if let plain = search.plainKey {
    return OldTokenFormat(
      reason:
        "'value' without '$' is an older notation of Style Dictionary and Tokens Studio",
      place: plain)
  }
  if let collection = search.collection {
    return OldTokenFormat(
      reason: "the format has a file for each mode, and '$collection' is a form of Specify",
      place: collection)
  }
  if let modes = search.modes {
    return OldTokenFormat(
      reason: "the format has a file for each mode, and this one has modes in '$extensions'",
      place: modes)
  }
  if let type = search.oldType { return type }
  guard let first = search.firstText, search.texts > search.objects else { return nil }
  return OldTokenFormat(
    reason: "older versions of the format have values such as '#0066cc' and '16px'",
    place: first)
}

private struct OldFormatSearch {
  /// The place where a token has `value` instead of `$value`.
  var plainKey: Place?

  /// A type of an older format.
  var oldType: OldTokenFormat?

  /// The place of a collection with modes.
  var collection: Place?

  /// The first place of values for several modes.
  var modes: Place?

  /// The place where a color, a length or a duration is a string.
  var firstText: Place?
  var texts = 0
  var objects = 0

  /// The depth of trees is limited by that of files.
  mutating func visit(_ node: LocatedNode, type inherited: String?) {
    guard plainKey == nil, let entries = node.entries else { return }
    let type = node["$type"]?.string ?? inherited
    if collection == nil, node["$collection"]?["$modes"] != nil {
      collection = node.keyPlace("$collection")
    }
    if let written = node["$type"], let name = written.string, oldTypes[name] != nil,
      oldType == nil
    {
      oldType = OldTokenFormat(
        reason: "'\(name)' is a type of Tokens Studio", place: written.place)
    }
    if let value = node["$value"] {
      if modes == nil {
        let several = modesInExtensions(of: node).flatMap {
          ($0.entries?.count ?? 0) > 1 ? $0 : nil
        }
        modes = (several ?? overridesInExtensions(of: node))?.place
      }
      guard let type, ["color", "dimension", "duration"].contains(type) else { return }
      if let text = value.string, !text.hasPrefix("{") {
        firstText = firstText ?? value.place
        texts += 1
      } else if value.entries != nil {
        objects += 1
      }
      return
    }
    if node.isOldToken {
      plainKey = node.keyPlace("value")
      return
    }
    for entry in entries where entry.key.text?.hasPrefix("$") == false {
      visit(node.with(entry.value), type: type)
    }
  }
}

extension LocatedNode {
  /// Whether it is a token whose keys lack the `$`.
  var isOldToken: Bool {
    guard let value = self["value"], self["$value"] == nil else { return false }
    // A group may contain a token of that name.
    guard let entries = value.entries else { return true }
    return self["type"]?.string != nil
      || entries.contains { $0.key.text?.hasPrefix("$") == false && $0.value.isNumber }
  }

  /// The place of a key; nil if it does not exist.
  func keyPlace(_ key: String) -> Place? {
    entries?.first { $0.key.text == key }.map { with($0.key).place }
  }
}

extension Node {
  fileprivate var isNumber: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return JSONNumber(scalar.text) != nil
  }
}

/// The types of Tokens Studio, with their equivalents in the format.
let oldTypes: [String: TokenType] = [
  "spacing": .dimension, "sizing": .dimension, "borderRadius": .dimension,
  "borderWidth": .dimension, "fontSizes": .dimension, "fontSize": .dimension,
  "letterSpacing": .dimension, "paragraphSpacing": .dimension, "size": .dimension,
  "opacity": .number, "lineHeights": .number, "lineHeight": .number, "float": .number,
  "fontFamilies": .fontFamily, "fontWeights": .fontWeight, "boxShadow": .shadow,
  "time": .duration,
]
