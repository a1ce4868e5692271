/// An emitted String Catalog in which people translate.
///
/// The texts and their comments are emitted; the translations are not, nor is what Xcode finds in
/// the code by itself. The file holds both, and each build puts them together anew.
struct TranslatedCatalog {
  /// The file as it is to be.
  let merged: [UInt8]

  /// Whether the file is that already, however it is laid out.
  let isCurrent: Bool

  /// What an earlier run emitted of the file, as it emitted it.
  let emittedPart: [UInt8]

  /// Whether a file is a String Catalog.
  static func isOne(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

  /// - Parameters:
  ///   - current: What is on the disk.
  ///   - emitted: What the specs give.
  /// - Returns: nil if one of them is no catalog.
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
        // The text may come back, and its translations are somebody's work.
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

/// What is emitted of an entry.
private func ourMembers(of entry: JSON) -> [String: JSON] {
  guard case .object(let members) = entry else { return [:] }
  return members.filter { [state, "comment"].contains($0.key) }
}

/// An emitted entry with what else the file has for it.
private func adding(membersOf old: JSON, to new: JSON) -> JSON {
  guard case .object(let oldMembers) = old, case .object(let members) = new else { return new }
  return .object(
    oldMembers.filter { ![state, "comment"].contains($0.key) }.merging(members) { $1 })
}
