import Diagnostics

/// What a build said that can be said again: warnings stand until somebody changes the files.
struct RememberedReport: Hashable, Sendable {
  /// What the text depends on besides the files.
  struct Audience: Sendable {
    /// How many problems are told at most; nil for all.
    let limit: Int?

    /// The folder that paths are shown from.
    let base: String

    fileprivate var hash: ContentHash {
      ContentHash(of: Array("\(limit.map(String.init) ?? "-") \(base)".utf8))
    }
  }

  /// That of the audience, in hexadecimal digits.
  private let audience: String

  /// By the style of the text; empty if there was nothing to say.
  private let texts: [TextStyle: String]

  init(_ diagnostics: [Diagnostic], for audience: Audience) {
    self.audience = audience.hash.text
    texts =
      diagnostics.isEmpty
      ? [:]
      : Dictionary(
        uniqueKeysWithValues: TextStyle.allCases.map {
          ($0, CompilerDriver.text(of: diagnostics, limit: audience.limit, style: $0))
        })
  }

  /// What is said in a style; nil if it would be another text for these readers.
  func text(for audience: Audience, style: TextStyle) -> String? {
    texts.isEmpty ? "" : audience.hash.text == self.audience ? texts[style] : nil
  }

  /// The report as it is kept: the audience and the number of bytes of each text, then the texts.
  var text: String {
    let all = TextStyle.allCases.map { texts[$0] ?? "" }
    return "\(audience) " + all.map { String($0.utf8.count) }.joined(separator: " ") + "\n"
      + all.joined()
  }

  /// Reads what ``text`` wrote.
  init?(_ bytes: ArraySlice<UInt8>) {
    let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    let counts = words.dropFirst().compactMap { Int($0) }
    var rest = bytes.dropFirst(head.count + 1)
    guard let first = words.first, counts.count == TextStyle.allCases.count else { return nil }
    var texts: [TextStyle: String] = [:]
    for (style, count) in zip(TextStyle.allCases, counts) where count > 0 {
      texts[style] = String(decoding: rest.prefix(count), as: UTF8.self)
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty else { return nil }
    audience = String(first)
    self.texts = texts
  }
}
