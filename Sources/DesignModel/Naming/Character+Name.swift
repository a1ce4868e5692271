extension Character {
  /// Whether it can be part of a Swift name.
  var isPartOfName: Bool {
    // Unicode tables are slow, and nearly all names are ASCII.
    guard let ascii = asciiValue else { return isLetter || isNumber }
    return switch ascii {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
