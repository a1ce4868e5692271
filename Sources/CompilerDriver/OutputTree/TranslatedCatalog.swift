/// An emitted String Catalog with translations.
///
/// The texts and their comments are emitted; translations, and texts that Xcode extracts from the code, are
/// not. The file contains both, and each build merges them.
struct TranslatedCatalog {
  /// The merged file.
  let merged: [UInt8]

  /// Whether the file is up to date, whatever its layout.
  let isCurrent: Bool

  /// The part of the file that an earlier run emitted, as it emitted it.
  let emittedPart: [UInt8]

  /// Whether a file is a String Catalog.
  static func isOne(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

  /// - Parameters:
  ///   - current: The file on disk.
  ///   - emitted: The file emitted from the specs.
  /// - Returns: nil if one of them is not a String Catalog.
  init?(current: [UInt8], emitted: [UInt8]) {
    guard let old = JSON(current), case .object(let oldTexts)? = old["strings"],
      var new = JSON(emitted), case .object(var texts)? = new["strings"]
    else { return nil }
    var ownTexts: [String: JSON] = [:]
    for (key, entry) in oldTexts {
      let isOurs = entry[state] == .string("manual")
      if isOurs { ownTexts[key] = .object(ourMembers(of: entry)) }
      if let text = texts[key] {
        texts[key] = adding(membersOf: entry, to: text)
      } else if !isOurs {
        texts[key] = entry
      } else if entry[translations] != nil {
        // The text may come back, and its translations should not be lost.
        var kept = entry
        kept[state] = .string("stale")
        texts[key] = kept
      }
    }
    new["strings"] = .object(texts)
    var own = old
    own["strings"] = .object(ownTexts)
    isCurrent = old == new
    merged = texts.isEmpty ? emitted : Array((new.text() + "\n").utf8)
    emittedPart = Array((own.text() + "\n").utf8)
  }
}

private let state = "extractionState"
private let translations = "localizations"

/// The emitted members of an entry.
private func ourMembers(of entry: JSON) -> [String: JSON] {
  guard case .object(let members) = entry else { return [:] }
  return members.filter { [state, "comment"].contains($0.key) }
}

/// An emitted entry with the other members that the file has for it.
private func adding(membersOf old: JSON, to new: JSON) -> JSON {
  guard case .object(let oldMembers) = old, case .object(let members) = new else { return new }
  return .object(
    oldMembers.filter { ![state, "comment"].contains($0.key) }.merging(members) { $1 })
}
