/// A pattern of the paths of tokens, in which `*` stands for any text: `color.*.DEFAULT`.
package struct TokenPattern: Hashable, Sendable {
  package let text: String

  /// The texts between the `*`, as bytes.
  private let pieces: [[UInt8]]

  package init(_ text: String) {
    self.text = text
    pieces = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// The texts that the `*` stand for in a path, each as short as possible; nil if the path does not match.
  package func match(_ path: TokenPath) -> [String]? {
    let text = Array(path.description.utf8)
    guard let first = pieces.first, let last = pieces.last, text.starts(with: first) else {
      return nil
    }
    if pieces.count == 1 { return text.count == first.count ? [] : nil }
    let end = text.count - last.count
    guard end >= first.count, text[end...].elementsEqual(last) else { return nil }
    var found: [String] = []
    var start = first.count
    for piece in pieces.dropFirst().dropLast() {
      guard let next = text[start..<end].firstIndex(of: piece) else { return nil }
      found.append(String(decoding: text[start..<next], as: UTF8.self))
      start = next + piece.count
    }
    return found + [String(decoding: text[start..<end], as: UTF8.self)]
  }
}

extension ArraySlice<UInt8> {
  /// The first index at which some bytes begin; nil if they do not occur.
  fileprivate func firstIndex(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first else { return startIndex }
    var start = startIndex
    while let next = self[start...].firstIndex(of: first), next + bytes.count <= endIndex {
      if self[next..<next + bytes.count].elementsEqual(bytes) { return next }
      start = next + 1
    }
    return nil
  }
}
