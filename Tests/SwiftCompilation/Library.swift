import CompilerDriver
import Foundation

/// A library, calls of it that must compile, and calls that must not.
package struct Library: Sendable {
  /// The module's name.
  package let name: String

  /// Every file of the module.
  package let sources: [URL]

  /// Files that use the module and compile, each separately.
  package let calls: [URL]

  /// Files that use the module and do not compile, each separately, with the expected message on a separate
  /// line: `// error: a part of the message`, or several alternatives separated by bars.
  package let rejects: [URL]

  package init(name: String, sources: [URL], calls: [URL] = [], rejects: [URL] = []) {
    self.name = name
    self.sources = sources
    self.calls = calls
    self.rejects = rejects
  }

  /// Compiles the library, then each of its calls and rejects as a client of it.
  ///
  /// - Returns: The problems, each with its file; empty if there are none.
  /// - Throws: If something cannot be read or the compiler cannot be run.
  package func problems(in mode: LanguageMode) async throws -> [String] {
    try await withTemporaryFolder { folder in
      let library = try await compile(
        sources, moduleName: name, mode: mode,
        emitModuleTo: folder.appending(path: "\(name).swiftmodule"))
      guard library.isSuccess else {
        return ["\(name) in Swift \(mode.rawValue):\n\(library.diagnostics)"]
      }
      return try await withThrowingTaskGroup(of: String?.self) { group in
        for file in calls {
          group.addTask { try await problem(ofCalls: file, mode: mode, modules: folder) }
        }
        for file in rejects {
          group.addTask { try await problem(ofReject: file, mode: mode, modules: folder) }
        }
        return try await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }.sorted()
      }
    }
  }

  private func problem(
    ofCalls file: URL, mode: LanguageMode, modules: URL
  ) async throws -> String? {
    let result = try await compileClient(file, mode: mode, modules: modules)
    return result.isSuccess ? nil : "\(file.path) in Swift \(mode.rawValue):\n\(result.diagnostics)"
  }

  private func problem(
    ofReject file: URL, mode: LanguageMode, modules: URL
  ) async throws -> String? {
    let prefix = "// error: "
    let comment = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").lazy
      .map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix(prefix) }
    guard let comment else { return "\(file.path): no line starts with '\(prefix)'" }
    let expected = comment.dropFirst(prefix.count).split(separator: "|")
    let result = try await compileClient(file, mode: mode, modules: modules)
    if result.isSuccess { return "\(file.path) compiles in Swift \(mode.rawValue)" }
    let says = result.diagnostics.split(separator: "\n")
      .filter { $0.contains(": error: ") || $0.contains(": note: ") }
      .contains { line in expected.contains { line.contains($0) } }
    return says ? nil : "\(file.path) in Swift \(mode.rawValue):\n\(result.diagnostics)"
  }
}

/// Compiles one file that imports a library.
func compileClient(
  _ file: URL, mode: LanguageMode, modules: URL, flags: [String] = ["-warnings-as-errors"]
) async throws -> CompilationResult {
  try await compile(
    [file], moduleName: "Client", mode: mode, searchPaths: [modules], flags: flags)
}
