import Diagnostics

/// An error or a warning of the Swift compiler, with its notes.
package struct CompilerMessage: Sendable {
  /// The path of the file as the compiler prints it; nil if the message has none.
  package let file: String?

  /// From 1.
  package let line: Int

  /// From 1, in UTF-8 code units.
  package let column: Int

  /// The number of underlined characters; at least 1.
  package private(set) var width = 1
  package let severity: Severity
  package let text: String
  package private(set) var notes: [CompilerMessage] = []

  /// Changes that it suggests, all at once.
  private(set) var fixes: [Fix] = []

  /// Parses compiler output in LLVM style: a line per message, followed by the source.
  package static func all(in text: String) -> [Self] {
    var messages: [Self] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard var message = Self(line) else {
        if let fix = Fix(line), let last = messages.indices.last {
          if let note = messages[last].notes.indices.last {
            messages[last].notes[note].fixes.append(fix)
          } else {
            messages[last].fixes.append(fix)
          }
        }
        continue
      }
      if index + 2 < lines.count {
        let marks = lines[index + 2]
        if let caret = marks.firstIndex(of: "^") {
          message.width = 1 + marks[marks.index(after: caret)...].prefix { $0 == "~" }.count
        }
      }
      if message.severity != .note {
        messages.append(message)
      } else if !messages.isEmpty {
        messages[messages.count - 1].notes.append(message)
      }
    }
    return messages
  }

  /// Whether it is an error about a name that is not declared, which other errors can follow from.
  var isOfUnknownName: Bool {
    severity == .error
      && (text.hasPrefix("cannot find ") || text.contains(" is not a member type of ")
        || text.hasPrefix("no type named "))
  }

  /// Whether it can be about a type, a member, an overload or an argument that another version of a library
  /// declares.
  var canBeOfNewerDeclaration: Bool {
    isOfUnknownName || text.contains(" has no member ") || text.contains(" does not conform to ")
      || text.hasPrefix("extra ") || text.hasPrefix("missing argument")
      || text.hasPrefix("incorrect argument") || text.hasPrefix("no exact matches")
      || text.hasPrefix("argument passed to call that takes no arguments")
  }

  /// Reads `path:line:column: error: text`, and the same without a place.
  init?(_ line: Substring) {
    let bytes = line.utf8[...]
    if let (severity, text) = Self.kind(of: bytes)
      ?? Self.kind(of: line.dropPrefix("<unknown>:0: "))
    {
      self.init(file: nil, line: 0, column: 0, severity, text)
      return
    }
    // Most lines are source code, which this rejects quickly.
    for colon in bytes.indices where bytes[colon] == UInt8(ascii: ":") {
      var rest = bytes[colon...].dropFirst()
      guard let number = Self.number(takenFrom: &rest), let column = Self.number(takenFrom: &rest),
        rest.first == UInt8(ascii: " "), let (severity, text) = Self.kind(of: rest.dropFirst())
      else { continue }
      self.init(file: String(line[..<colon]), line: number, column: column, severity, text)
      return
    }
    return nil
  }

  init(
    file: String?, line: Int, column: Int, width: Int = 1, _ severity: Severity, _ text: String
  ) {
    self.file = file
    self.width = width
    self.line = line
    self.column = column
    self.severity = severity
    self.text = text
  }

  /// Parses a number and the colon after it.
  private static func number(takenFrom rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    guard rest.first == UInt8(ascii: ":") else { return nil }
    rest.removeFirst()
    return Int(Substring(digits))
  }

  /// Splits `error: text`.
  private static func kind(
    of line: Substring.UTF8View
  ) -> (severity: Severity, text: String)? {
    for severity in [Severity.error, .warning, .note] {
      let mark = "\(severity.rawValue): ".utf8
      if line.starts(with: mark) {
        return (severity, String(Substring(line.dropFirst(mark.count))))
      }
    }
    return nil
  }
}

extension Substring {
  fileprivate func dropPrefix(_ prefix: String) -> Substring.UTF8View {
    (hasPrefix(prefix) ? dropFirst(prefix.count) : self).utf8
  }
}

/// Splits compiler output into parts: an error or a warning with its file, and everything up to the next one.
func messageParts(of text: String) -> [(file: String?, text: String)] {
  var parts: [(file: String?, text: String)] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if let message = CompilerMessage(line), message.severity != .note {
      parts.append((message.file, ""))
    }
    if !parts.isEmpty { parts[parts.count - 1].text += line + "\n" }
  }
  return parts
}
