extension Character {
  /// Whether it can stand in a name of Swift.
  var isPartOfName: Bool {
    // The tables of Unicode are slow to ask, and nearly all names are ASCII.
    guard let ascii = asciiValue else { return isLetter || isNumber }
    return switch ascii {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
