extension Scenario {
  /// Problems that no example of an explanation can show, because they concern bytes, sizes or paths.
  static let outputs = [bytes]

  static let bytes = Scenario(
    "bytes",
    Part(
      "Encodings",
      .bytes("components/A.yaml", [0xFF, 0xFE, 0x00, 0x00, 0x61, 0, 0, 0], as: "UTF-32"),
      .bytes("components/B.yaml", [0xFE, 0xFF, 0x00, 0x61, 0x00], as: "UTF-16, cut in a unit"),
      .bytes(
        "components/C.yaml", [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x00, 0x00, 0x61],
        as: "UTF-16, half a pair"),
      .bytes("components/D.yaml", Array("a: ".utf8) + [0xC3, 0x28, 0x0A], as: "not UTF-8"),
      .bytes("components/E.yaml", Array("a: b\0c\n".utf8), as: "a control character"),
      .bytes("components/F.yaml", Array("a: b\u{2028}c\n".utf8), as: "a line separator"),
      .run("lint")),
    Part(
      "Sizes",
      .bytes(
        "components/A.yaml", Array("a: ".utf8) + [UInt8](repeating: 0x61, count: 9 << 20),
        as: "9 MB"),
      .bytes(
        "components/B.yaml", Array(String(repeating: "[", count: 20_000).utf8),
        as: "20,000 brackets"),
      .bytes("components/C.yaml", Array(aliases.utf8), as: "aliases of aliases"),
      .bytes("components/D.yaml", Array(longAliases.utf8), as: "aliases of a long text"),
      .run("lint")),
    Part(
      "A file that is too large to read",
      .bytes("components/A.yaml", [UInt8](repeating: 0x61, count: 17 << 20), as: "17 MB"),
      .run("lint")),
    Part(
      "Problems that only libyaml finds",
      .write("components/A.yaml", "&: !!? >\n"), .write("components/B.yaml", "*: ,\n"),
      .write("components/C.yaml", "!<a> |2: !<a> - \n"),
      .write("components/D.yaml", "%TAG ! x\n: ? \n"), .run("lint")))

  private static let aliases = (1...30).reduce(into: "a0: &a0 [x]\n") { text, level in
    let items = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
    text += "a\(level): &a\(level) [\(items)]\n"
  }

  private static let longAliases: String = {
    let items = Array(repeating: "*a", count: 1000).joined(separator: ", ")
    return "a: &a \(String(repeating: "x", count: 100_000))\nb: [\(items)]\n"
  }()
}
