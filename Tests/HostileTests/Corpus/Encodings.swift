/// Bytes that are not text, or not the text they seem to be.
let encodingIdeas: [HostileIdea] = [
  HostileIdea("emptyFile") { HostileProject(bytes: []) },
  HostileIdea("onlyNULs") { HostileProject(bytes: [UInt8](repeating: 0, count: largestSpec)) },
  HostileIdea("onlyInvalidUTF8") {
    HostileProject(bytes: [UInt8](repeating: 0xFF, count: largestSpec))
  },
  HostileIdea("everyOtherByteInvalid") {
    HostileProject(
      bytes: Array("component: Card\n".utf8)
        + (0..<(largestSpec / 2 - 20)).flatMap { _ in [UInt8(0x61), 0xC0] })
  },
  HostileIdea("truncatedScalarAtTheEnd") {
    HostileProject(bytes: Array("component: Card\nsummary: caf".utf8) + [0xC3])
  },
  HostileIdea("byteOrderMarks") {
    HostileProject(bytes: times(100_000, "\u{FEFF}").utf8 + Array("component: Card\n".utf8))
  },
  HostileIdea("utf16") {
    let text = "component: Card\nsummary: " + times(200_000, "é")
    return HostileProject(
      bytes: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  },
  HostileIdea("utf16LoneSurrogates") {
    HostileProject(
      bytes: [0xFE, 0xFF] + (0..<(largestSpec / 2 - 2)).flatMap { _ in [UInt8(0xD8), 0x00] })
  },
  HostileIdea("utf16CutInHalf") {
    HostileProject(bytes: [0xFF, 0xFE, 0x61])
  },
  HostileIdea("utf32") { HostileProject(bytes: [0xFF, 0xFE, 0, 0] + times(1000, "a\0\0\0").utf8) },
  HostileIdea("controlCharacters") {
    HostileProject(
      spec: "component: Card\nsummary: \"" + times(100_000, "\u{7}\u{1B}[31m") + "\"\n")
  },
  HostileIdea("textDirection") {
    HostileProject(spec: "component: Card\nsummary: " + times(100_000, "\u{202E}a") + "\n")
  },
  HostileIdea("unicodeLineBreaks") {
    HostileProject(spec: "component: Card\nsummary: a" + times(200_000, "\u{2028}") + "b\n")
  },
  HostileIdea("carriageReturnsAlone") {
    HostileProject(spec: "component: Card\rsummary: |\r" + times(100_000, "  text\r"))
  },
  HostileIdea("carriageReturnsAndLineFeeds") {
    HostileProject(spec: "component: Card\r\nsummary: |\r\n" + times(60_000, "  text\r\n"))
  },
  HostileIdea("combiningMarks") {
    HostileProject(
      spec: "component: Card\nproperties: {a\(times(5000, "\u{301}")): Int}\nsummary: e"
        + times(100_000, "\u{301}\u{323}") + "\n")
  },
  HostileIdea("privateUseAndLineBreaks") {
    let privateUse = String(
      String.UnicodeScalarView((0xE000...0xF8FF).compactMap { Unicode.Scalar($0) }))
    return HostileProject(
      spec: "component: Card\nsummary: '" + times(10, privateUse) + times(10_000, "\u{85}") + "'\n")
  },
  HostileIdea("tabs") {
    HostileProject(spec: "component: Card\nslots:\n" + times(100_000, "\t") + "title:\n")
  },
  HostileIdea("tabsEverywhere") {
    HostileProject(spec: "component:\tCard\t\nslots:\t\n" + times(20_000, "  a\t:\t\n"))
  },
]

private func + (left: String.UTF8View, right: [UInt8]) -> [UInt8] { Array(left) + right }
