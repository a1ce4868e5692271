import Foundation

/// A library, calls of it that must compile and calls that must not.
package struct Library: Sendable {
  /// The module's name.
  package let name: String

  /// Every file of the module.
  package let sources: [URL]

  /// Files that use the module and compile, each for itself.
  package let calls: [URL]

  /// Files that use the module and do not compile, each for itself, with what the compiler says in
  /// line 2: `// error: a part of the message`.
  package let rejects: [URL]

  package init(name: String, sources: [URL], calls: [URL] = [], rejects: [URL] = []) {
    self.name = name
    self.sources = sources
    self.calls = calls
    self.rejects = rejects
  }

  /// Compiles the library, then each of its calls and rejects as a client of it.
  ///
  /// - Returns: What is wrong, each with its file; nothing if all is as it must be.
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
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let prefix = "// error: "
    guard lines.count > 1, lines[1].hasPrefix(prefix) else {
      return "\(file.path): line 2 does not start with '\(prefix)'"
    }
    let expected = lines[1].dropFirst(prefix.count)
    let result = try await compileClient(file, mode: mode, modules: modules)
    if result.isSuccess { return "\(file.path) compiles in Swift \(mode.rawValue)" }
    let says = result.diagnostics.split(separator: "\n")
      .contains { $0.contains("error: ") && $0.contains(expected) }
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
