import CoreGraphics

/// The measures of a font that lays out text: the widths of Inter, and the vertical measures of San Francisco, which is
/// what people see.
struct ModelFontMetrics: Hashable {
  /// Points.
  var size: CGFloat = 17

  /// 400 is regular and 700 bold, as in CSS.
  var weight = 400
  var hasTabularDigits = false
  var isMonospaced = false

  /// The factor by which characters are narrower.
  var narrowing: CGFloat = 1

  // The measures of SF Pro per point, from `UIFont.systemFont(ofSize: 17)`: 16.1855, -4.1006 and 11.9790.

  /// The height above the baseline.
  var ascender: CGFloat { size * 0.95209 }

  /// The depth below the baseline, as a positive number.
  var descender: CGFloat { size * 0.24121 }
  var capHeight: CGFloat { size * 0.70465 }
  var lineHeight: CGFloat { ascender + descender }

  /// The distance to the place of the next character.
  func width(of character: Character) -> CGFloat { advance(of: character) * narrowing }

  private func advance(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if isMonospaced { return (character.isWide ? 1.2 : 0.6) * size }
    let weight = weight < 450 ? 400 : weight < 550 ? 500 : weight < 650 ? 600 : 700
    if hasTabularDigits, character.isASCII, character.isNumber,
      let width = ModelAdvances.digits[weight]
    {
      return CGFloat(width) * size / 1000
    }
    if let width = AdvanceTable.shared.width(of: scalar.value, weight) { return width * size }
    if scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0x200B { return 0 }
    return (character.isWide ? 1 : 0.6) * size
  }
}

extension Character {
  /// Whether it is a square: a character of East Asia or an emoji.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
      || isIdeographic
  }

  /// Whether lines can break around it.
  var isIdeographic: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFF00...0xFF60).contains(value) || (0x20000...0x3FFFD).contains(value)
  }
}

/// ``ModelAdvances`` by character.
private struct AdvanceTable {
  static let shared = AdvanceTable()

  private let positions: [UInt32: Int]
  private let widths: [Int: [CGFloat]]

  private init() {
    var positions: [UInt32: Int] = [:]
    for code in ModelAdvances.ranges.joined() { positions[code] = positions.count }
    self.positions = positions
    widths = ModelAdvances.widths.mapValues { text in
      text.description.split(whereSeparator: \.isWhitespace).map { CGFloat(Int($0) ?? 0) / 1000 }
    }
  }

  func width(of code: UInt32, _ weight: Int) -> CGFloat? {
    positions[code].flatMap { widths[weight]?[$0] }
  }
}
