import DesignModel
import Diagnostics

/// Which specs of a project declare which names: text with a sorted line for each name.
///
///     Badge 4
///     density 0 7 12
///
/// It is searched as it is, since a run that compiles one spec needs only a few of the names.
struct NameIndex: Sendable {
  /// The lines, each with its line feed.
  let text: [UInt8]

  init(text: [UInt8]) { self.text = text }

  /// - Parameter names: The names that each spec declares, by position.
  init(_ names: [UsableNames]) {
    var positions: [String: [Int]] = [:]
    for (position, names) in names.enumerated() {
      for name in names.declarations { positions[name, default: []].append(position) }
    }
    for (position, names) in names.enumerated() {
      // One spec is enough to know that there is a member of that name.
      for name in names.members where positions[name] == nil { positions[name] = [position] }
    }
    let lines = positions.map { (name: Array($0.key.utf8), positions: $0.value) }
      .sorted { $0.name.lexicographicallyPrecedes($1.name) }
    var text: [UInt8] = []
    for line in lines {
      text += line.name
      for position in line.positions { text += Array(" \(position)".utf8) }
      text.append(UInt8(ascii: "\n"))
    }
    self.text = text
  }

  /// The positions of the specs that matter to Swift or YAML with a name.
  func positions(of name: some Collection<UInt8>) -> [Int] {
    var (low, high) = (0, text.count)
    while low < high {
      let start = startOfLine(at: (low + high) / 2)
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let parts = text[start..<end].split(separator: UInt8(ascii: " "))
      guard let found = parts.first else { return [] }
      if found.elementsEqual(name) {
        return parts.dropFirst().compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      }
      if found.lexicographicallyPrecedes(name) { low = end + 1 } else { high = start }
    }
    return []
  }

  /// The positions of the specs that declare a name which a word may be meant to be, if it is misspelled: whether
  /// an unknown name is reported depends on the known ones.
  func positions(near word: ArraySlice<UInt8>) -> Set<Int> {
    let text = String(decoding: word, as: UTF8.self)
    // The maximum distance of `nearest`.
    let limit = max(1, text.unicodeScalars.count / 3)
    let letters = letters(of: word)
    var positions: Set<Int> = []
    for line in self.text.split(separator: UInt8(ascii: "\n")) {
      let name = line.prefix { $0 != UInt8(ascii: " ") }
      // Each edit changes at most two letters of the sets.
      guard abs(name.count - word.count) <= 4 * limit,
        (letters ^ self.letters(of: name)).nonzeroBitCount <= 2 * limit,
        nearest(text, among: CollectionOfOne(String(decoding: name, as: UTF8.self))) != nil
      else { continue }
      for position in line.dropFirst(name.count).split(separator: UInt8(ascii: " ")) {
        if let position = Int(String(decoding: position, as: UTF8.self)) {
          positions.insert(position)
        }
      }
    }
    return positions
  }

  /// The letters in a word as a set of bits; everything that is not ASCII counts as one letter.
  private func letters(of word: ArraySlice<UInt8>) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64($1 >= 0x80 ? 0 : ($1 | 0x20) & 0x3F) }
  }

  private func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }
}
