import DesignModel
import Diagnostics
import English

/// Texts of a project in which a name is replaced wherever the compiler misses it.
///
/// What is recorded as a use when the specs are checked is replaced first. The errors of the changed specs then lead to the
/// other uses: before, there were none, so each is about the name.
struct RenamedTexts {
  /// As they were.
  let originals: [SourceText]
  private(set) var texts: [SourceText]

  /// The number of replaced names, by the path of the text.
  private(set) var counts: [String: Int] = [:]
  let old: String
  let new: String

  /// The maximum number of checks: each round can uncover uses in specs that depend on those before.
  private static let rounds = 20

  init(_ texts: [SourceText], old: String, new: String) {
    originals = texts
    self.texts = texts
    self.old = old
    self.new = new
  }

  /// Replaces the name at some places of the texts, in bytes of the text without a byte order mark.
  mutating func replace(_ ranges: [Range<Int>], in path: String) {
    guard let index = texts.firstIndex(where: { $0.path == path }) else { return }
    let source = texts[index]
    let content = source.withoutByteOrderMark
    var utf8 = source.utf8
    let unique = Set(ranges).sorted { $0.lowerBound > $1.lowerBound }
    for range in unique {
      let replacement = isShorthandBinding(range, in: content.utf8) ? "\(old) = \(new)" : new
      let start = content.fileOffset
      utf8.replaceSubrange(
        (range.lowerBound + start)..<(range.upperBound + start), with: Array(replacement.utf8))
    }
    texts[index] = SourceText(path: path, utf8: utf8)
    counts[path, default: 0] += unique.count
  }

  /// Replaces the name where errors lead.
  ///
  /// - Parameter errors: Finds the errors of specs.
  /// - Returns: An error that is not about the name; nil if there is none left.
  mutating func follow(_ errors: ([SourceText]) -> [Diagnostic]) -> Diagnostic? {
    for _ in 0..<Self.rounds {
      let found = errors(texts)
      guard let first = found.first else { return nil }
      var ranges: [String: [Range<Int>]] = [:]
      for error in found {
        guard let place = error.place else { continue }
        let inside = occurrences(in: place.source).filter {
          place.span.start <= $0.lowerBound && $0.upperBound <= place.span.end
        }
        // Of several, it is not clear which one is meant.
        if inside.count == 1 { ranges[place.source.path, default: []] += inside }
      }
      if ranges.isEmpty { return first }
      for (path, ranges) in ranges { replace(ranges, in: path) }
    }
    return errors(texts).first
  }

  /// The places where a text has the old name as a word of its own.
  func occurrences(in source: SourceText) -> [Range<Int>] {
    let name = Array(old.utf8)
    let text = source.utf8
    var found: [Range<Int>] = []
    var index = 0
    while index + name.count <= text.count {
      let end = index + name.count
      if text[index] == name[0], text[index..<end].elementsEqual(name),
        index == 0 || !isOfWord(text[index - 1]), end == text.count || !isOfWord(text[end])
      {
        found.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  private func isOfWord(_ unit: UInt8) -> Bool {
    unit >= 0x80 || unit == UInt8(ascii: "_") || UnicodeScalar(unit).properties.isAlphabetic
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= unit
  }

  /// Whether a name is that of a variable and its value at once, as in `if let icon {`.
  private func isShorthandBinding(_ range: Range<Int>, in text: [UInt8]) -> Bool {
    let blanks = " \t\r\n".utf8
    let before = text[..<range.lowerBound].reversed().drop { blanks.contains($0) }.prefix(4)
    let keyword = String(decoding: before.reversed(), as: UTF8.self)
    guard before.count < range.lowerBound, keyword.hasSuffix(" let") || keyword.hasSuffix(" var")
    else { return false }
    let next = text[range.upperBound...].first { !blanks.contains($0) }
    return next == UInt8(ascii: "{") || next == UInt8(ascii: ",")
  }
}

extension SourceText {
  /// The text as places refer to it: without a byte order mark.
  var withoutByteOrderMark: SourceText {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard utf8.starts(with: mark) else { return self }
    return SourceText(path: path, utf8: Array(utf8.dropFirst(mark.count)), fileOffset: mark.count)
  }
}
