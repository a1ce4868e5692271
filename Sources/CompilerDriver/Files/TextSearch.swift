#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether a text contains another one that is not empty.
func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool { offset(of: part, in: text) != nil }

/// The offset at which a text first contains another one that is not empty; nil if it does not.
func offset(of part: [UInt8], in text: [UInt8]) -> Int? {
  guard let first = part.first else { return nil }
  return text.withUnsafeBytes { text in
    part.withUnsafeBytes { part in
      guard let start = text.baseAddress, let sought = part.baseAddress else { return nil }
      var offset = 0
      while text.count - offset >= part.count,
        let found = memchr(start + offset, Int32(first), text.count - offset - part.count + 1)
      {
        offset = UnsafeRawPointer(found) - start
        if memcmp(found, sought, part.count) == 0 { return offset }
        offset += 1
      }
      return nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Removes the first line and returns it without its line feed.
  mutating func takeLine() -> Self {
    let line = prefix { $0 != UInt8(ascii: "\n") }
    self = dropFirst(line.count + 1)
    return line
  }
}

/// The words in a text that can be names in Swift or YAML, including those in comments and strings, each once.
func words(in text: [UInt8]) -> Set<ArraySlice<UInt8>> {
  Set(
    text.split { !$0.isIdentifier }.filter {
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0.first ?? 0)
    })
}

/// The words of a text that another version of it does not have, or not between the same characters.
func newWords(in text: [UInt8], since old: [UInt8]) -> Set<ArraySlice<UInt8>> {
  struct Use: Hashable {
    let word: ArraySlice<UInt8>
    let before: UInt8?
    let after: UInt8?
  }
  func uses(in text: [UInt8]) -> Set<Use> {
    Set(
      text.split { !$0.isIdentifier }.map { word in
        Use(
          word: word, before: word.startIndex > 0 ? text[word.startIndex - 1] : nil,
          after: word.endIndex < text.count ? text[word.endIndex] : nil)
      })
  }
  return Set(uses(in: text).subtracting(uses(in: old)).map(\.word))
}
