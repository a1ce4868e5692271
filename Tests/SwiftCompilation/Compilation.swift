import CompilerDriver
import Foundation
import Specification
import TestSupport

/// The result of a compilation.
package struct CompilationResult: Sendable, CustomStringConvertible {
  /// Whether the files compile.
  package let isSuccess: Bool

  /// The compiler's output, one line per diagnostic followed by the source.
  package let diagnostics: String

  package var description: String { isSuccess ? "compiles" : diagnostics }
}

/// Compiles files as one module, up to SIL, so that all diagnostics appear: uninitialized properties, missing
/// returns, and values sent across isolation. The only output is the module.
///
/// - Parameters:
///   - files: The sources of the module.
///   - primaryFiles: The files to diagnose, while the others only provide declarations; empty for all.
///   - moduleName: The module's name.
///   - mode: The language mode.
///   - platform: The Apple platform and its version; nil for this machine.
///   - module: The path of the module to write, for clients that import it.
///   - isModuleOnly: Whether only the module is needed, of files that another test diagnoses: function bodies are
///     skipped.
///   - searchPaths: Folders of modules that the files may import, besides SwiftUI.
///   - flags: Further options for the compiler.
/// - Throws: If the compiler cannot be run, not if the files do not compile.
package func compile(
  _ files: [URL],
  primaryFiles: [URL] = [],
  moduleName: String,
  mode: LanguageMode,
  for platform: (ApplePlatform, version: String)? = nil,
  emitModuleTo module: URL? = nil,
  isModuleOnly: Bool = false,
  searchPaths: [URL] = [],
  flags: [String] = ["-warnings-as-errors"]
) async throws -> CompilationResult {
  try await withTurn {
    let output = try testTarget(for: platform).compile(
      Compilation(
        files.map(\.path), primaryFiles: primaryFiles.map(\.path), moduleName: moduleName,
        mode: mode, module: module?.path, isModuleOnly: isModuleOnly,
        searchPaths: searchPaths.map(\.path), flags: flags))
    return CompilationResult(isSuccess: output.isSuccess, diagnostics: output.text)
  }
}

/// Compiles a text as a separate module, like
/// ``compile(_:primaryFiles:moduleName:mode:for:emitModuleTo:isModuleOnly:searchPaths:flags:)`` does for files.
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

/// The interface modules of this repository, and the folder of the built ones.
package var interfaceSources: String { repositoryRoot.appending(path: "Interfaces").path }
private let interfaceStore = Result {
  try InterfaceStore(
    sources: interfaceSources, store: repositoryRoot.appending(path: ".build/interfaces").path,
    compiler: SwiftCompiler.current())
}

/// The options with which the compiler finds the macro plug-ins of the interface modules.
func macroOptions() throws -> [String] { try interfaceStore.get().macros().options }

/// The interface modules as code that runs.
func runningModules() throws -> RunningModules { try interfaceStore.get().runningModules(jobs: 1) }

/// A folder next to the built interface modules, filled on first use; another one if they or the compiler change.
///
/// - Parameter fill: Writes into the given folder, which gets its final name when it is complete.
func interfaceFolder(
  named name: String, fill: (_ draft: String) throws -> Void
) throws -> String {
  let store = try interfaceStore.get()
  return try store.folder(named: "\(store.fingerprint.text)-\(name)", fill: fill)
}

/// The compilation target of tests.
func testTarget(
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

/// Waits for a turn, and runs work that needs a processor; at most two run at once in this process.
///
/// Waiting for a compiler blocks a thread, which must not be one of the threads for tasks; therefore a task
/// waits for the compiler.
///
/// - Parameter isPartOfLongWork: Whether it takes minutes, or other work follows it that does. It precedes work that
///   waits already, so that no processor is idle when the rest has ended.
package func withTurn<Result: Sendable>(
  isPartOfLongWork: Bool = false, _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let turn = BlockOperation {
      continuation.resume(with: Swift.Result { try body() })
    }
    if isPartOfLongWork { turn.queuePriority = .high }
    turns.addOperation(turn)
  }
}

private let turns = {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  return queue
}()
