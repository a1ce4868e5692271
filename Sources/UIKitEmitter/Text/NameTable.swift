import SwiftUIDeclarations

/// Names with their numbers, which are found by the bytes of a word in a text.
struct NameTable: Sendable {
  /// The number of names.
  let count: Int

  private let units: [UInt8]

  /// The ranges of the names in `units`.
  private let ranges: [Range<Int>]

  /// The numbers of names at the hash of their bytes or at the next free position; -1 for none.
  private let positions: [Int]

  /// Numbers names in their order.
  ///
  /// - Parameter names: Different names.
  init(_ names: some Sequence<String>) {
    var units: [UInt8] = []
    var ranges: [Range<Int>] = []
    for name in names {
      let start = units.count
      units += name.utf8
      ranges.append(start..<units.count)
    }
    var size = 16
    while size < 4 * ranges.count { size *= 2 }
    var positions = Array(repeating: -1, count: size)
    for (number, range) in ranges.enumerated() {
      var position = units.withUnsafeBufferPointer {
        hash(UnsafeBufferPointer(rebasing: $0[range]))
      }
      while positions[position & (size - 1)] >= 0 { position += 1 }
      positions[position & (size - 1)] = number
    }
    count = ranges.count
    self.units = units
    self.ranges = ranges
    self.positions = positions
  }

  /// The number of a name; nil if it is not in the table.
  func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    var position = hash(word)
    while case let number = positions[position & (positions.count - 1)], number >= 0 {
      let range = ranges[number]
      if range.count == word.count, units[range].elementsEqual(word) { return number }
      position += 1
    }
    return nil
  }
}

/// FNV-1a, without the sign.
private func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
  var hash: UInt32 = 2_166_136_261
  for unit in word { hash = (hash ^ UInt32(unit)) &* 16_777_619 }
  return Int(hash ^ hash >> 15)
}

/// A set of numbers below a limit.
struct NumberSet: Sendable {
  private var words: [UInt64]

  /// - Parameter count: The limit.
  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  func contains(_ number: Int) -> Bool { words[number / 64] >> UInt64(number % 64) & 1 == 1 }

  mutating func insert(_ number: Int) { words[number / 64] |= 1 << UInt64(number % 64) }

  mutating func formUnion(_ other: NumberSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }
}

/// The end of the identifier or number at an offset of a text in UTF-8; the offset itself if there is none.
func endOfWord(_ units: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
  var end = start
  while end < units.count {
    let unit = units[end]
    if unit < 0x80 {
      guard isWordUnit(unit) else { break }
      end += 1
    } else {
      guard let scalar = scalar(units, at: end), scalar.isInWords else { break }
      end += lengthOfScalar(unit)
    }
  }
  return end
}

/// The number of bytes of the Unicode scalar that begins with a byte.
func lengthOfScalar(_ unit: UInt8) -> Int {
  unit < 0xC0 ? 1 : unit < 0xE0 ? 2 : unit < 0xF0 ? 3 : 4
}

/// Whether an ASCII character is a letter, a digit or `_`.
private func isWordUnit(_ unit: UInt8) -> Bool {
  let lower = unit | 0x20
  return UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower
    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= unit || unit == UInt8(ascii: "_")
}

/// The scalar at an offset; nil if the text ends within it.
private func scalar(_ units: UnsafeBufferPointer<UInt8>, at start: Int) -> Unicode.Scalar? {
  let length = lengthOfScalar(units[start])
  guard length > 1, start + length <= units.count else { return nil }
  var value = UInt32(units[start]) & (0x7F >> UInt32(length))
  for unit in units[start + 1..<start + length] { value = value << 6 | UInt32(unit & 0x3F) }
  return Unicode.Scalar(value)
}

extension Unicode.Scalar {
  /// Whether it can be part of an identifier, rather than of an operator or of white space.
  fileprivate var isInWords: Bool { !properties.isPatternSyntax && !properties.isWhitespace }
}
