import Diagnostics

/// Calls written by the team: files that use the library, each of which must compile, or must not. A file of
/// a folder may use declarations of the other files in this folder.
struct OwnCalls {
  struct File {
    let path: String
    let text: String
    let source: SourceText

    /// The other files of its folder, which are the rest of the same client; empty for a reject.
    let others: [String]

    /// Identifies its text, and that of the other files.
    let content: String

    /// Its text, and those of the other files.
    let texts: [[UInt8]]

    /// Parts of compiler messages, at least one of which must occur; nil if the file must compile.
    let expected: [Substring]?
  }

  let files: [File]

  /// - Throws: If a file cannot be read, or a reject does not state the expected error.
  init(_ request: VerifyRequest, base: String, _ files: FileSystem) throws {
    var found: [File] = []
    for (names, isReject) in [(request.calls, false), (request.rejects, true)] {
      for name in names {
        let paths = try files.swiftFiles(atOrIn: normalized(joined(base, name)))
        let sources = try paths.map { path throws(FileError) in
          SourceText(
            path: CompilerDriver.path(path, below: base) ?? path,
            utf8: try files.contents(of: path))
        }
        for (path, source) in zip(paths, sources) {
          let text = String(decoding: source.utf8, as: UTF8.self)
          let others = zip(paths, sources).filter {
            !isReject && $0.0 != path && parentFolder(of: $0.0) == parentFolder(of: path)
          }
          found.append(
            File(
              path: path, text: text, source: source, others: others.map(\.0),
              content: ([source] + others.map(\.1)).map { ContentHash(of: $0.utf8).text }
                .joined(separator: " "),
              texts: ([source] + others.map(\.1)).map(\.utf8),
              expected: isReject ? Self.expected(in: text) : nil))
        }
      }
    }
    self.files = found
  }

  /// The expected parts of messages, which a file states on a separate line: `// error: a part`, or several
  /// separated by bars; empty for any error.
  private static func expected(in text: String) -> [Substring] {
    let prefix = "// error: "
    let line = text.split(separator: "\n").lazy.map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix(prefix) }
    return line?.dropFirst(prefix.count).split(separator: "|") ?? []
  }
}

extension OwnCalls.File {
  /// The problems of the file, based on the compiler's messages.
  ///
  /// - Parameter isStrict: Whether warnings count as errors.
  func diagnostics(
    _ messages: [CompilerMessage], _ mode: LanguageMode, isStrict: Bool
  ) -> [Diagnostic] {
    let errors = messages.filter { $0.severity == .error || isStrict && $0.severity == .warning }
    guard let expected else {
      return messages.filter { $0.file == path }.map { message in
        Diagnostic(
          .swiftCompiler, message.severity, at: source.place(of: message), message.text,
          notes: message.notes.map {
            Note($0.text, at: $0.file == path ? source.place(of: $0) : nil)
          }
        )
      }
    }
    let start = Place(source, Span(0, 0))
    if errors.isEmpty {
      return [
        Diagnostic(
          .compilingReject, at: start,
          "this compiles in Swift \(mode.rawValue), and must not")
      ]
    }
    let texts = errors.flatMap { [$0.text] + $0.notes.map(\.text) }
    let isMeant =
      expected.isEmpty
      || texts.contains { text in
        expected.contains { text.contains($0) }
      }
    return isMeant
      ? []
      : [
        Diagnostic(
          .compilingReject, at: errors.first.map { source.place(of: $0) } ?? start,
          "this does not compile in Swift \(mode.rawValue), but for a reason that the file does "
            + "not name: "
            + errors[0].text)
      ]
  }
}

extension SourceText {
  /// The place of a message about this text.
  func place(of message: CompilerMessage) -> Place {
    place(ofLine: message.line, column: message.column, width: message.width)
  }

  /// The place of a part of a line.
  ///
  /// - Parameters:
  ///   - line: From 1.
  ///   - column: From 1, in UTF-8 code units.
  func place(ofLine line: Int, column: Int, width: Int) -> Place {
    var offset = 0
    var current = 1
    while current < line, let end = utf8[offset...].firstIndex(of: UInt8(ascii: "\n")) {
      offset = end + 1
      current += 1
    }
    let start = min(offset + max(0, column - 1), utf8.count)
    return Place(self, Span(start, min(start + width, utf8.count)))
  }
}

extension FileSystem {
  /// The file itself, or the Swift files in a folder.
  fileprivate func swiftFiles(atOrIn path: String) throws(FileError) -> [String] {
    guard let kind = try status(path)?.kind else { throw .missing(path) }
    return kind == .folder ? try swiftFiles(in: path) : [path]
  }
}
