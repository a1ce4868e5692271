import Diagnostics
import TestSupport
import Testing
import YAMLSyntax

/// Whatever happens to a document, there is a sound result.
@Suite struct DamageTests {
  private static let document = """
    # A component.
    component: Card
    summary: A container for one subject
      and what can be done with it.
    slots:
      title:
        options: [text, {symbol: 'it''s'}]
      actions: {optional: true, type: (Int, Int)}
    properties:
      role: &role {type: CardRole, default: .neutral}   # the role
      again: *role
      other: "ä\\n\\u00e4 \\
        two"
    styles:
      automatic:
        body: |
          VStack(alignment: .leading) {
            configuration.title  # no comment

            configuration.actions
          }
      outlined:
        summary: >-
          One
           two

          three

        environment:
        - colorScheme
        -
    empty:

    """

  private static let insertions = [
    "\n", " ", "\t", "  ", "'", "\"", "{", "}", "[", "]", "(", ")", ",", ":", ": ", "- ", "? ", "#",
    " #", "&a ", "*a", "!b", "|", ">", "%", "@", "`", "\\", "\\(", "---\n", "...\n", "\r", "\r\n",
    "ä", "😀", "\u{2028}", "\u{85}", "<<: ", "<", "\u{FEFF}", "\0", "~", "=", "\"\\u{",
  ]

  @Test func theDocumentItselfIsSound() {
    expectInvariants(Self.document)
  }

  @Test(arguments: 0..<10)
  func damageIsHandled(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<60 {
      var scalars = Array(Self.document.unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0..<scalars.count, using: &random)
        let length = [0, 0, 1, 1, 3, 40].randomElement(using: &random) ?? 0
        let end = min(scalars.count, start + length)
        let inserted =
          Bool.random(using: &random) ? Self.insertions.randomElement(using: &random) : nil
        scalars.replaceSubrange(start..<end, with: Array((inserted ?? "").unicodeScalars))
        if scalars.isEmpty { break }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      expectInvariants(String(text))
    }
  }

  @Test func everyPrefixIsHandled() {
    let scalars = Array(Self.document.unicodeScalars)
    for length in scalars.indices {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[..<length])
      expectInvariants(String(text))
    }
  }

  @Test(arguments: 0..<10)
  func noiseIsHandled(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed + 100)
    for _ in 0..<100 {
      let count = Int.random(in: 1...25, using: &random)
      let text = (0..<count).map { _ in
        (Self.insertions + ["a", "b c", "key: value", "\n  "]).randomElement(using: &random) ?? ""
      }
      expectInvariants(text.joined())
    }
  }

  @Test(arguments: 0..<10)
  func bytesAreHandled(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed + 200)
    for _ in 0..<40 {
      var bytes = Array(Self.document.utf8)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      let (source, _) = decodeText(bytes, path: "a.yaml")
      expectInvariants(String(decoding: source.utf8, as: UTF8.self))
    }
  }
}
