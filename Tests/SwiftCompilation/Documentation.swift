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
    try await problems(
      in: try pages.flatMap { page in
        examples(
          in: try String(contentsOf: page, encoding: .utf8),
          named: page.deletingPathExtension().lastPathComponent)
      }, mode: mode, flags: ["-warnings-as-errors"])
  }

  /// Compiles the Swift in the documentation comments of the library as a client that also sees its internal
  /// declarations.
  ///
  /// - Returns: The compiler's output; empty without problems.
  /// - Throws: If something cannot be read or the compiler cannot be run.
  package func problems(inCommentsFor mode: LanguageMode) async throws -> String {
    let found = try sources.flatMap { source in
      let lines = try String(contentsOf: source, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let comments = lines.map { line -> Substring in
        let text = line.drop { $0 == " " }
        return text.hasPrefix("///") ? text.dropFirst(text.hasPrefix("/// ") ? 4 : 3) : ""
      }
      return examples(
        in: comments.joined(separator: "\n"),
        named: source.deletingPathExtension().lastPathComponent)
    }
    return found.isEmpty
      ? ""
      : try await problems(
        in: found, mode: mode, flags: ["-enable-testing", "-package-name", "Package"])
  }

  /// The blocks of Swift in a text.
  private func examples(in text: String, named name: String) -> [(name: String, code: String)] {
    let parts = text.components(separatedBy: "\n```swift\n")
    return parts.dropFirst().enumerated().map { index, part in
      (name + "\(index)", part.components(separatedBy: "\n```").first ?? "")
    }
  }

  private func problems(
    in examples: [(name: String, code: String)], mode: LanguageMode, flags: [String]
  ) async throws -> String {
    try await withTemporaryFolder { folder in
      let library = try await compile(
        sources, moduleName: name, mode: mode,
        emitModuleTo: folder.appending(path: "\(name).swiftmodule"), flags: flags)
      guard library.isSuccess else { return library.diagnostics }
      let isTestable = flags.contains("-enable-testing")
      // Not all examples are views.
      var text = """
        \(isTestable ? "@testable " : "")import \(name)
        import SwiftUI

        @resultBuilder enum Examples {
          static func buildBlock<each Example>(_ examples: repeat each Example) {}
        }

        """
      for example in examples {
        // Types cannot be declared in a result builder.
        text +=
          example.code.hasPrefix("struct ")
          ? "\n\(example.code)\n"
          : "\n@MainActor @Examples func example\(example.name)() {\n\(example.code)\n}\n"
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
