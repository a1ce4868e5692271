import CompilerDriver
import Foundation
import Specification
import TestSupport

/// What came of a compilation.
package struct CompilationResult: Sendable, CustomStringConvertible {
  /// Whether the files compile.
  package let isSuccess: Bool

  /// The compiler's words, a line per diagnostic followed by the source it is about.
  package let diagnostics: String

  package var description: String { isSuccess ? "compiles" : diagnostics }
}

/// Compiles files as one module, as far as all is diagnosed: to SIL, so that properties without a
/// value, missing returns and values sent across isolation show. Nothing is left but the module.
///
/// - Parameters:
///   - files: The sources of the module.
///   - moduleName: The module's name.
///   - mode: The language mode.
///   - platform: The platform of Apple's that they are compiled for, and its version; nil for this
///     machine.
///   - module: Where the module goes, for those that import it.
///   - searchPaths: Folders of modules the files may import, beside SwiftUI.
///   - flags: Further options of the compiler.
/// - Throws: If the compiler cannot be run, not if the files do not compile.
package func compile(
  _ files: [URL],
  moduleName: String,
  mode: LanguageMode,
  for platform: (ApplePlatform, version: String)? = nil,
  emitModuleTo module: URL? = nil,
  searchPaths: [URL] = [],
  flags: [String] = ["-warnings-as-errors"]
) async throws -> CompilationResult {
  try await withTurn {
    let output = try testTarget(for: platform).compile(
      Compilation(
        files.map(\.path), moduleName: moduleName, mode: mode, module: module?.path,
        searchPaths: searchPaths.map(\.path), flags: flags))
    return CompilationResult(isSuccess: output.isSuccess, diagnostics: output.text)
  }
}

/// Compiles a text as a module of its own, as ``compile(_:moduleName:mode:for:emitModuleTo:searchPaths:flags:)``
/// does a file.
///
/// - Throws: If the compiler cannot be run.
package func compile(
  source: String, mode: LanguageMode, for platform: (ApplePlatform, version: String)? = nil,
  searchPaths: [URL] = [], flags: [String] = ["-warnings-as-errors"]
) async throws -> CompilationResult {
  try await withTemporaryFolder { folder in
    let file = folder.appending(path: "Source.swift")
    try Data(source.utf8).write(to: file)
    return try await compile(
      [file], moduleName: "Source", mode: mode, for: platform, searchPaths: searchPaths,
      flags: flags)
  }
}

/// The interface modules of this repository, and where those that tests build are kept.
package var interfaceSources: String { repositoryRoot.appending(path: "Interfaces").path }
private let interfaceStore = Result {
  try InterfaceStore(
    sources: interfaceSources, store: repositoryRoot.appending(path: ".build/interfaces").path,
    compiler: SwiftCompiler.current())
}

/// The options by which the compiler finds what expands the macros of the interface modules.
func macroOptions() throws -> [String] { try interfaceStore.get().macros().options }

/// What tests compile for.
private func testTarget(
  for platform: (ApplePlatform, version: String)?
) throws -> CompilationTarget {
  #if os(macOS)
    guard
      let target = try CompilationTarget.xcode(SwiftCompiler.current(), for: .macOS, "13.0")
    else {
      throw VerificationError("Xcode has no SDK for macOS")
    }
    return target
  #else
    return try .interfaces(interfaceStore.get(), for: platform)
  #endif
}

/// Waits for a turn, and does what takes a processor; no more than two of those run at once in this process.
///
/// Who waits for a compiler blocks a thread, and must not block one of those that tasks run on: the
/// compiler is waited for by a task.
package func withTurn<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    turns.addOperation {
      continuation.resume(with: Swift.Result { try body() })
    }
  }
}

private let turns = {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  return queue
}()
