import CompilerDriver
import Foundation

extension Library {
  /// Converts the library's documentation with the toolchain's DocC: the comments of its sources,
  /// and its catalog.
  ///
  /// - Parameter catalog: The folder with the catalog.
  /// - Returns: DocC's output, including warnings; empty if there are no problems.
  /// - Throws: If something cannot be read or a tool cannot be run.
  package func documentationProblems(catalog: URL) async throws -> String {
    try await withTemporaryFolder { folder in
      let graphs = folder.appending(path: "graphs")
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      let result = try await compile(
        sources, moduleName: name, mode: .v6,
        emitModuleTo: folder.appending(path: "\(name).swiftmodule"),
        flags: ["-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path])
      guard result.isSuccess else { return result.diagnostics }
      let command =
        doccCommand + [
          "convert", catalog.path, "--additional-symbol-graph-dir", graphs.path,
          "--output-dir", folder.appending(path: "\(name).doccarchive").path,
          "--fallback-display-name", name, "--fallback-bundle-identifier", name,
          "--warnings-as-errors",
        ]
      let output = try await withTurn { try run(command) }
      let log = output.text.trimmingCharacters(in: .whitespacesAndNewlines)
      return output.isSuccess || !log.isEmpty ? log : "docc fails and says nothing"
    }
  }

  /// Compiles the Swift in Markdown files as a client of the library.
  ///
  /// - Returns: The compiler's output; empty if everything compiles.
  /// - Throws: If something cannot be read or the compiler cannot be run.
  package func problems(inExamplesOf pages: [URL], mode: LanguageMode) async throws -> String {
    try await withTemporaryFolder { folder in
      let library = try await compile(
        sources, moduleName: name, mode: mode,
        emitModuleTo: folder.appending(path: "\(name).swiftmodule"))
      guard library.isSuccess else { return library.diagnostics }
      // Not all examples are views.
      var text = """
        import \(name)
        import SwiftUI

        @resultBuilder enum Examples {
          static func buildBlock<each Example>(_ examples: repeat each Example) {}
        }

        """
      for page in pages {
        let parts = try String(contentsOf: page, encoding: .utf8).components(
          separatedBy: "\n```swift\n")
        for (index, part) in parts.dropFirst().enumerated() {
          let block = part.components(separatedBy: "\n```").first ?? ""
          let function = page.deletingPathExtension().lastPathComponent + "\(index)"
          text += "\n@MainActor @Examples func example\(function)() {\n"
          text += block + "\n}\n"
        }
      }
      let file = folder.appending(path: "Examples.swift")
      try Data(text.utf8).write(to: file)
      let result = try await compileClient(file, mode: mode, modules: folder)
      return result.isSuccess ? "" : result.diagnostics
    }
  }
}

/// The command that starts DocC.
#if os(macOS)
  private let doccCommand = ["xcrun", "docc"]
#else
  private let doccCommand = ["docc"]
#endif
