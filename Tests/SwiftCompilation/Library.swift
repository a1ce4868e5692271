import CompilerDriver
import Foundation

/// The sources of a library.
package struct Library: Sendable {
  /// The module's name.
  package let name: String

  /// Every file of the module.
  package let sources: [URL]

  package init(name: String, sources: [URL]) {
    self.name = name
    self.sources = sources
  }
}

/// Compiles one file that imports a library.
func compileClient(
  _ file: URL, mode: LanguageMode, modules: URL, flags: [String] = ["-warnings-as-errors"]
) async throws -> CompilationResult {
  try await compile(
    [file], moduleName: "Client", mode: mode, searchPaths: [modules], flags: flags)
}
