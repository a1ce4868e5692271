import Diagnostics

/// The origin of a file on disk.
enum Recognition {
  /// As it was emitted.
  case intact

  /// Emitted, then edited by hand.
  case edited

  /// Emitted, then changed by an unresolved merge.
  case conflicted

  /// Not emitted.
  case foreign

  /// - Parameters:
  ///   - text: The file's text, with lines ending in line feeds.
  ///   - listed: The hashes that the manifest has for it.
  init(_ text: [UInt8], path: String, listed: Set<ContentHash>?) {
    let style = HeaderStyle(path: path)
    if let (header, body) = style?.parse(text) {
      if header.hash == ContentHash(of: body) {
        self = .intact
        return
      }
    } else if let listed {
      if style == nil, listed.contains(ContentHash(of: text)) {
        self = .intact
        return
      }
    } else if style == nil || !hasMark(text) {
      self = .foreign
      return
    }
    self = hasConflict(text) ? .conflicted : .edited
  }
}

/// Whether the first line of a header, intact or not, is among the first lines.
func hasMark(_ text: [UInt8]) -> Bool {
  text.prefix(2_000).split(separator: UInt8(ascii: "\n"), maxSplits: 24).prefix(24).contains {
    String(decoding: $0, as: UTF8.self).contains(Header.mark)
  }
}

/// Whether there are conflict markers of a version control system.
func hasConflict(_ text: [UInt8]) -> Bool { conflictMarker(in: text) != nil }

/// The first conflict marker of a version control system; nil if there is none, or no other that ends the
/// conflict.
func conflictMarker(in text: [UInt8]) -> Span? {
  guard contains(text, Array("<<<<<<< ".utf8)) else { return nil }
  var start: Span?
  for line in text.split(separator: UInt8(ascii: "\n")) {
    if start == nil, line.starts(with: "<<<<<<< ".utf8) {
      start = Span(line.startIndex, line.startIndex + 7)
    }
    if let start, line.starts(with: ">>>>>>> ".utf8) { return start }
  }
  return nil
}

/// The text with line feeds as its only line ends, undoing a conversion at checkout.
func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
  guard text.contains(UInt8(ascii: "\r")) else { return text }
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  for (index, unit) in text.enumerated() {
    let isBeforeFeed = index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n")
    if unit != UInt8(ascii: "\r") || !isBeforeFeed { result.append(unit) }
  }
  return result
}
