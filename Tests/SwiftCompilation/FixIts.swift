import CompilerDriver
import Foundation

extension Library {
  /// The text of a client of the library after applying all fix-its.
  ///
  /// - Throws: If the library or the client does not compile.
  package func applyingFixIts(to file: URL, mode: LanguageMode) async throws -> String {
    try await withTemporaryFolder { folder in
      let library = try await compile(
        sources, moduleName: name, mode: mode,
        emitModuleTo: folder.appending(path: "\(name).swiftmodule"), isModuleOnly: true)
      guard library.isSuccess else { throw VerificationError(library.diagnostics) }
      let result = try await compileClient(file, mode: mode, modules: folder, flags: [])
      guard result.isSuccess else { throw VerificationError(result.diagnostics) }
      var lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      // From the end of a line, so that earlier columns stay valid.
      for fix in fixes(in: result.diagnostics).sorted(by: { $0.column > $1.column }) {
        let line = Array(lines[fix.line])
        lines[fix.line] =
          String(line[..<fix.column]) + fix.text + String(line[(fix.column + fix.count)...])
      }
      return lines.joined(separator: "\n")
    }
  }
}

/// A replacement in one line that the compiler offers.
private struct LineFix: Hashable {
  let line: Int
  let column: Int
  let count: Int
  let text: String
}

/// Parses the replacements that the compiler shows: below the source line, tildes mark the replaced text, and
/// the replacement is below that.
private func fixes(in diagnostics: String) -> Set<LineFix> {
  let lines = diagnostics.split(separator: "\n", omittingEmptySubsequences: false)
  var fixes: Set<LineFix> = []
  for (index, header) in lines.enumerated() where index + 3 < lines.count {
    guard let match = header.firstMatch(of: #/:(\d+):\d+: (?:warning|note): /#),
      let line = Int(match.1)
    else { continue }
    // If the message points at the replaced text, its marker is the first character of that.
    let (marks, texts) = (
      Array(lines[index + 2].replacing("^~", with: "~~")), Array(lines[index + 3])
    )
    var column = 0
    while column < marks.count {
      guard marks[column] == "~" else {
        column += 1
        continue
      }
      let count = marks[column...].prefix { $0 == "~" }.count
      let text = column < texts.count ? String(texts[column...].prefix { $0 != " " }) : ""
      if !text.isEmpty, column == 0 || texts[column - 1] == " " {
        fixes.insert(LineFix(line: line - 1, column: column, count: count, text: text))
      }
      column += count
    }
  }
  return fixes
}
