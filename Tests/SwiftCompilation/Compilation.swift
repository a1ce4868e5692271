import Foundation

/// A language mode of the compiler.
package enum LanguageMode: String, CaseIterable, Sendable {
  case v5 = "5"
  case v6 = "6"
}

/// What came of a compilation.
package struct CompilationResult: Sendable, CustomStringConvertible {
  /// Zero if the files compile.
  package let exitCode: Int32

  /// The compiler's words, a line per diagnostic followed by the source it is about.
  package let diagnostics: String

  /// Whether the files compile.
  package var isSuccess: Bool { exitCode == 0 }

  package var description: String { isSuccess ? "compiles" : diagnostics }
}

/// Compiles files as one module, as far as all is diagnosed: to SIL, so that properties without a
/// value, missing returns and values sent across isolation show. Nothing is left but the module.
///
/// - Parameters:
///   - files: The sources of the module.
///   - moduleName: The module's name.
///   - mode: The language mode.
///   - module: Where the module goes, for those that import it.
///   - searchPaths: Folders of modules the files may import, beside SwiftUI.
///   - flags: Further options of the compiler.
/// - Throws: If the compiler cannot be run, not if the files do not compile.
package func compile(
  _ files: [URL],
  moduleName: String,
  mode: LanguageMode,
  emitModuleTo module: URL? = nil,
  searchPaths: [URL] = [],
  flags: [String] = ["-warnings-as-errors"]
) async throws -> CompilationResult {
  var command = compilerCommand
  #if os(macOS)
    // The driver knows where Apple's macros are.
    command += ["-emit-sil", "-whole-module-optimization", "-o", "/dev/null"]
    if let module { command += ["-emit-module", "-emit-module-path", module.path] }
  #else
    // Without the driver, a small file takes half the time.
    command += ["-frontend", "-emit-sil", "-o", "/dev/null"]
    if let module { command += ["-emit-module-path", module.path] }
  #endif
  command += try await swiftUIOptions.value
  command += searchPaths.flatMap { ["-I", $0.path] }
  command += [
    "-parse-as-library", "-module-name", moduleName, "-swift-version", mode.rawValue,
    "-diagnostic-style", "llvm",
  ]
  let output = try await run(command + flags + files.map(\.path))
  return CompilationResult(exitCode: output.exitCode, diagnostics: output.text)
}

/// Compiles a text as a module of its own, as ``compile(_:moduleName:mode:emitModuleTo:searchPaths:flags:)``
/// does a file.
///
/// - Throws: If the compiler cannot be run.
package func compile(
  source: String, mode: LanguageMode, searchPaths: [URL] = [],
  flags: [String] = ["-warnings-as-errors"]
) async throws -> CompilationResult {
  try await withTemporaryFolder { folder in
    let file = folder.appending(path: "Source.swift")
    try Data(source.utf8).write(to: file)
    return try await compile(
      [file], moduleName: "Source", mode: mode, searchPaths: searchPaths, flags: flags)
  }
}
