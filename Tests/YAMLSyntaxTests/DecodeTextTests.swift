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

  /// A text as bytes, and further bytes.
  private static func bytes(_ text: String, _ rest: UInt8...) -> [UInt8] { Array(text.utf8) + rest }

  // A list with a type: the compiler would take a second for the tuples.
  private static let withoutText: [(id: String, bytes: [UInt8], line: Int, column: Int)] = [
    ("invalid-utf8", bytes("a: ä\nb: ", 0xFF, 0x0A), 2, 4),
    ("invalid-utf8", bytes("a: ", 0xC3), 1, 4),
    ("invalid-utf8", bytes("a: ", 0xC0, 0x80), 1, 4),
    ("invalid-utf8", bytes("a: ", 0xED, 0xA0, 0x80), 1, 4),
    ("invalid-utf8", bytes("a: ", 0xF5, 0x80, 0x80, 0x80), 1, 4),
    ("control-character", bytes("a: 1\nbc\0d: 2"), 2, 3),
    ("control-character", bytes("a: \u{1B}[0m"), 1, 4),
    ("control-character", bytes("a: \u{7F}"), 1, 4),
    ("control-character", bytes("a: \u{9F}"), 1, 4),
    ("control-character", bytes("a: \u{FEFF}b"), 1, 4),
    ("control-character", bytes("a: \u{FFFE}"), 1, 4),
    ("unsupported-encoding", [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x61], 1, 1),
    ("unsupported-encoding", [0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], 1, 1),
    ("unsupported-encoding", [0x61, 0x00, 0x00, 0x00], 1, 1),
    ("unsupported-encoding", [0x00, 0x00, 0x00, 0x61], 1, 1),
    ("invalid-utf16", [0xFE, 0xFF, 0x00, 0x61, 0x00], 1, 1),
    ("invalid-utf16", [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x00, 0x00, 0x61], 1, 2),
  ]

  @Test(arguments: withoutText)
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
