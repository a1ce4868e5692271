/// The text for libyaml, and the conversion of its marks to the source.
///
/// libyaml ends lines at U+0085, U+2028 and U+2029, which is wrong inside quoted and block scalars;
/// private-use scalars replace them. It miscounts CR LF inside scalars; LF replaces it. Neither changes
/// the meaning of its marks, which count scalars, with CR LF as one.
struct ParserInput {
  /// The text for libyaml; nil if it is the source itself.
  let substitute: [UInt8]?

  /// Whether libyaml's indices are the same as offsets in the source.
  let isIdentity: Bool

  /// The offsets of U+0085, U+2028 and U+2029 in the source.
  let unicodeBreaks: [Int]

  /// The replacements of U+0085, U+2028 and U+2029 in libyaml's text.
  private let standIns: [(standIn: Unicode.Scalar, original: Unicode.Scalar)]

  init(_ utf8: [UInt8]) {
    let (isASCII, hasReturn) = utf8.withUnsafeBufferPointer { utf8 in
      var union: UInt8 = 0
      var hasReturn = false
      for unit in utf8 {
        union |= unit
        hasReturn = hasReturn || unit == 0x0D
      }
      return (union < 0x80, hasReturn)
    }
    unicodeBreaks = isASCII ? [] : Self.unicodeBreaks(in: utf8)
    isIdentity = isASCII && !hasReturn
    if unicodeBreaks.isEmpty {
      standIns = []
    } else {
      let originals: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]
      standIns = zip(Self.unusedScalars(in: utf8), originals).map { ($0, $1) }
    }
    if hasReturn || !standIns.isEmpty {
      substitute = Self.substitute(for: utf8, breaks: unicodeBreaks, standIns.map(\.standIn))
    } else {
      substitute = nil
    }
  }

  /// The text of a scalar with the original scalars.
  func restored(_ text: String) -> String {
    guard !standIns.isEmpty else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(standIns.first { $0.standIn == scalar }?.original ?? scalar)
    }
    return String(result)
  }

  private static func unicodeBreaks(in utf8: [UInt8]) -> [Int] {
    var found: [Int] = []
    for index in utf8.indices where utf8[index] == 0xC2 || utf8[index] == 0xE2 {
      if breakLength(at: index, in: utf8) > 0 { found.append(index) }
    }
    return found
  }

  /// The number of code units of a U+0085, U+2028 or U+2029 at an offset; 0 if there is none.
  private static func breakLength(at index: Int, in utf8: [UInt8]) -> Int {
    if utf8[index] == 0xC2 { return utf8.unit(at: index + 1) == 0x85 ? 2 : 0 }
    guard utf8.unit(at: index + 1) == 0x80, let last = utf8.unit(at: index + 2) else { return 0 }
    return last == 0xA8 || last == 0xA9 ? 3 : 0
  }

  /// Three private-use scalars that do not occur in the text; fewer if nearly all occur.
  private static func unusedScalars(in utf8: [UInt8]) -> [Unicode.Scalar] {
    var used: Set<Unicode.Scalar> = []
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars
    where scalar.properties.generalCategory == .privateUse {
      used.insert(scalar)
    }
    let candidates = [0xE000...0xF8FF, 0xF0000...0xFFFFD].joined()
    return Array(
      candidates.lazy.compactMap { Unicode.Scalar(UInt32($0)) }.filter { !used.contains($0) }
        .prefix(3))
  }

  private static func substitute(
    for utf8: [UInt8], breaks: [Int], _ standIns: [Unicode.Scalar]
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + breaks.count)
    var nextBreak = 0
    var index = 0
    while index < utf8.count {
      if nextBreak < breaks.count, breaks[nextBreak] == index, standIns.count == 3 {
        nextBreak += 1
        let length = breakLength(at: index, in: utf8)
        let kind = length == 2 ? 0 : utf8[index + 2] == 0xA8 ? 1 : 2
        result.append(contentsOf: String(standIns[kind]).utf8)
        index += length
      } else if utf8[index] == UInt8(ascii: "\r") {
        result.append(UInt8(ascii: "\n"))
        index = utf8.afterBreak(at: index)
      } else {
        result.append(utf8[index])
        index += 1
      }
    }
    return result
  }
}

/// Finds the source offset for an index of libyaml's. Indices are nearly in order, so it continues from the
/// last one.
struct MarkCursor {
  let source: UnsafeBufferPointer<UInt8>
  let isIdentity: Bool
  private var index = 0
  private var offset = 0

  init(source: UnsafeBufferPointer<UInt8>, isIdentity: Bool) {
    self.source = source
    self.isIdentity = isIdentity
  }

  mutating func offset(ofIndex target: Int) -> Int {
    if isIdentity { return min(target, source.count) }
    while index < target, offset < source.count {
      offset = source.afterBreak(at: offset)
      while offset < source.count, source[offset].isContinuation { offset += 1 }
      index += 1
    }
    while index > target, offset > 0 {
      offset -= 1
      while offset > 0, source[offset].isContinuation { offset -= 1 }
      if offset > 0, source[offset] == UInt8(ascii: "\n"),
        source[offset - 1] == UInt8(ascii: "\r")
      {
        offset -= 1
      }
      index -= 1
    }
    return offset
  }
}
