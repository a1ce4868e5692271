extension CompilerMessage {
  /// A change of the file that a message is about.
  struct Fix: Sendable {
    /// Lines and columns from 1, in UTF-8 code units; the end is exclusive.
    let start: (line: Int, column: Int)
    let end: (line: Int, column: Int)
    let replacement: String
  }
}

extension CompilerMessage.Fix {
  private static let mark = "fix "

  /// A line after the text of the message, which is stored with it.
  fileprivate var text: String {
    // Its text must not look like a message.
    let digits = replacement.utf8.map { unit in
      (unit < 16 ? "0" : "") + String(unit, radix: 16)
    }
    return "\(Self.mark)\(start.line) \(start.column) \(end.line) \(end.column) \(digits.joined())"
  }

  /// Reads what ``text`` wrote.
  init?(_ line: Substring) {
    guard line.utf8.starts(with: Self.mark.utf8) else { return nil }
    let words = line.dropFirst(Self.mark.count).split(
      separator: " ", omittingEmptySubsequences: false)
    guard words.count == 5, words[4].utf8.count.isMultiple(of: 2) else { return nil }
    let numbers = words.prefix(4).compactMap { Int($0) }
    var bytes: [UInt8] = []
    var digits = words[4]
    while !digits.isEmpty {
      guard let byte = UInt8(digits.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      digits = digits.dropFirst(2)
    }
    guard numbers.count == 4 else { return nil }
    self.init(
      start: (numbers[0], numbers[1]), end: (numbers[2], numbers[3]),
      replacement: String(decoding: bytes, as: UTF8.self))
  }
}

/// Adds the suggested changes to the text of messages, after each of them.
func adding(_ messages: [SerializedMessage], to text: String) -> String {
  var rest = messages.filter { !$0.fixes.isEmpty }
  if rest.isEmpty { return text }
  var lines: [Substring] = []
  var pending: [Substring] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if let message = CompilerMessage(line) {
      lines += pending
      pending = []
      let position = rest.firstIndex {
        // The text of the compiler's output can end with the name of a group: '… [#no-usage]'.
        $0.line == message.line && $0.column == message.column
          && (message.text == $0.text || message.text.hasPrefix($0.text + " [#"))
      }
      if let position { pending = rest.remove(at: position).fixes.map { $0.text[...] } }
    }
    lines.append(line)
  }
  // A part ends with a line feed.
  let end = lines.last == "" ? lines.removeLast() : nil
  return (lines + pending + (end.map { [$0] } ?? [])).joined(separator: "\n")
}
