import SwiftRendering
import Testing

struct DocumentationTests {
  private func text(_ comment: DocumentationComment) -> String {
    let text = SwiftPrinter.text(
      of: [.enumCase(EnumCaseDeclaration(documentation: comment, "a"))])
    return String(text.dropLast("\ncase a".count))
  }

  private let long = String(repeating: "word ", count: 30)

  @Test func paragraphs() {
    #expect(text(.init("One.", nil, "Two.")) == "/// One.\n///\n/// Two.")
  }

  @Test func linesAreWrapped() {
    #expect(
      text(.init(long + "end"))
        == """
        /// \(String(repeating: "word ", count: 19))
        /// \(String(repeating: "word ", count: 11))end
        """.split(separator: "\n").map { $0.trimmingSuffix(while: { $0 == " " }) }.joined(
          separator: "\n"))
    let wide = String(repeating: "w", count: 120)
    #expect(text(.init("a \(wide) b")) == "/// a\n/// \(wide)\n/// b")
  }

  @Test func lineBreaksStay() {
    #expect(
      text(.init("- One\n- Two\n\n      code\r\nend"))
        == "/// - One\n/// - Two\n///\n///       code\n/// end")
  }

  @Test func paragraphsAreFilled() {
    let narrow = Array(repeating: "word word", count: 15).joined(separator: "\n")
    #expect(
      text(.init("One\ntwo.\n\n\(narrow)\n\nEnd."))
        == """
        /// One two.
        ///
        /// \(Array(repeating: "word", count: 19).joined(separator: " "))
        /// \(Array(repeating: "word", count: 11).joined(separator: " "))
        ///
        /// End.
        """)
  }

  @Test(arguments: [
    "- One\n- Two\n  and more", "1. One\n2. Two", "# One\ntwo", "```swift\none\n\n- two\n```",
    "| a | b |\n|---|---|\n| 1 | 2 |", "> One\n> two", "One  \ntwo", "One\\\ntwo", "One\n===",
    "    one\n    two", "~~~\none\ntwo\n~~~", "@Comment {\n  one\n}",
  ])
  func otherBlocksStay(_ markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      text(.init(markdown))
        == lines.map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n"))
  }

  /// A word that is significant at the start of a line does not get there by wrapping.
  @Test(arguments: ["-", "#", "1.", "+", ">"])
  func wordsDoNotBeginBlocks(word: String) {
    let words = Array(repeating: "word", count: 19).joined(separator: " ")
    #expect(
      text(.init("\(words) end \(word) more")).split(separator: "\n").allSatisfy {
        !$0.hasPrefix("/// \(word)")
      })
  }

  @Test func parameters() {
    #expect(
      text(.init("Does.", parameters: [.init("a", "The a.")], returns: "The b."))
        == "/// Does.\n///\n/// - Parameter a: The a.\n/// - Returns: The b.")
    #expect(
      text(.init("Does.", parameters: [.init("a", "The a."), .init("b", "The b.")])) == """
        /// Does.
        ///
        /// - Parameters:
        ///   - a: The a.
        ///   - b: The b.
        """)
  }

  /// No part of a text may end up outside of the comment.
  @Test(arguments: ["\n", "\r", "\r\n", "\n\n"])
  func everyLineIsAComment(lineBreak: String) {
    let words = "one\(lineBreak)import Evil\(lineBreak)\(lineBreak)three"
    let comment = DocumentationComment(
      words, words, parameters: [.init("a", words), .init("b", words)], returns: words)
    let single = DocumentationComment(words, parameters: [.init("a", words)])
    for comment in [comment, single] {
      for line in text(comment).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      {
        #expect(line.hasPrefix("///"))
        #expect(line.last != " ")
      }
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isTrimmed(last) { text = text.dropLast() }
    return text
  }
}
