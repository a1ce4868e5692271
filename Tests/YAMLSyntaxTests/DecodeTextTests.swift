import Diagnostics
import Testing
import YAMLSyntax

@Suite struct DecodeTextTests {
  private static let text = "a: 'äß😀'\nb: c\n"

  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [
    Array(text.utf8),
    [0xEF, 0xBB, 0xBF] + Array(text.utf8),
    utf16(text, bigEndian: true),
    utf16(text, bigEndian: false),
    utf16("\u{FEFF}" + text, bigEndian: true),
    utf16("\u{FEFF}" + text, bigEndian: false),
  ])
  func textsAreDecoded(_ bytes: [UInt8]) {
    let (source, diagnostics) = decodeText(bytes, path: "a.yaml")
    #expect(diagnostics.isEmpty)
    #expect(String(decoding: source.utf8, as: UTF8.self) == Self.text)
    #expect(parseYAML(source).root?["a"]?.text == "äß😀")
  }

  @Test func nothingIsText() {
    let (source, diagnostics) = decodeText([], path: "a.yaml")
    #expect(source.utf8.isEmpty && diagnostics.isEmpty)
    #expect(decodeText([0xEF, 0xBB, 0xBF], path: "a.yaml").source.utf8.isEmpty)
  }

  @Test(arguments: [
    ("invalid-utf8", Array("a: ä\nb: ".utf8) + [0xFF, 0x0A], 2, 4),
    ("invalid-utf8", Array("a: ".utf8) + [0xC3], 1, 4),
    ("invalid-utf8", Array("a: ".utf8) + [0xC0, 0x80], 1, 4),
    ("invalid-utf8", Array("a: ".utf8) + [0xED, 0xA0, 0x80], 1, 4),
    ("invalid-utf8", Array("a: ".utf8) + [0xF5, 0x80, 0x80, 0x80], 1, 4),
    ("control-character", Array("a: 1\nbc\0d: 2".utf8), 2, 3),
    ("control-character", Array("a: \u{1B}[0m".utf8), 1, 4),
    ("control-character", Array("a: \u{7F}".utf8), 1, 4),
    ("control-character", Array("a: \u{9F}".utf8), 1, 4),
    ("control-character", Array("a: \u{FEFF}b".utf8), 1, 4),
    ("control-character", Array("a: \u{FFFE}".utf8), 1, 4),
    ("unsupported-encoding", [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x61], 1, 1),
    ("unsupported-encoding", [0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], 1, 1),
    ("unsupported-encoding", [0x61, 0x00, 0x00, 0x00], 1, 1),
    ("unsupported-encoding", [0x00, 0x00, 0x00, 0x61], 1, 1),
    ("invalid-utf16", [0xFE, 0xFF, 0x00, 0x61, 0x00], 1, 1),
    ("invalid-utf16", [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x00, 0x00, 0x61], 1, 2),
  ])
  func whatIsNoTextIsReported(_ id: String, _ bytes: [UInt8], _ line: Int, _ column: Int) {
    let (source, diagnostics) = decodeText(bytes, path: "a.yaml")
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.first?.place?.start == LineColumn(line: line, column: column))
    // The rest can be read, and nothing is reported twice.
    #expect(parseYAML(source).diagnostics.isEmpty)
  }

  @Test func forbiddenTextIsAnErrorWithoutDecodingToo() {
    expectProblem("control-character", "a: b\nc: ↓\u{1}")
    expectProblem("control-character", "↓\u{FEFF}a: b")
  }
}
