import CompilerDriver
import Foundation

extension Library {
  /// Converts the library's documentation with the toolchain's DocC: the comments of its sources,
  /// and its catalog.
  ///
  /// - Parameters:
  ///   - catalog: The folder with the catalog.
  ///   - platform: The platform to compile for; that of the tests if nil.
  ///   - modules: The folders of modules that it imports.
  ///   - flags: Further arguments of the compiler; a package of its own if nil.
  /// - Returns: DocC's output, including warnings; empty if there are no problems.
  /// - Throws: If something cannot be read or a tool cannot be run.
  package func documentationProblems(
    catalog: URL, for platform: (ApplePlatform, version: String)? = nil, modules: [URL] = [],
    flags: [String]? = nil
  ) async throws -> String {
    try await withTemporaryFolder { folder in
      let graphs = folder.appending(path: "graphs")
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      let result = try await compile(
        sources, moduleName: name, mode: .v6, for: platform,
        emitModuleTo: folder.appending(path: "\(name).swiftmodule"), searchPaths: modules,
        flags: (flags ?? ownPackage) + [
          "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path,
        ])
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
  /// - Parameters:
  ///   - platform: The platform to compile for; that of the tests if nil.
  ///   - modules: The folders of modules that the library imports.
  ///   - flags: Further arguments of the compiler; a package of its own if nil.
  /// - Returns: The compiler's output; empty if everything compiles.
  /// - Throws: If something cannot be read or the compiler cannot be run.
  package func problems(
    inExamplesOf pages: [URL], mode: LanguageMode,
    for platform: (ApplePlatform, version: String)? = nil, modules: [URL] = [],
    flags: [String]? = nil
  ) async throws -> String {
    try await problems(
      in: try pages.flatMap { page in
        examples(
          in: try String(contentsOf: page, encoding: .utf8),
          named: page.deletingPathExtension().lastPathComponent)
      }, mode: mode, for: platform, modules: modules,
      flags: (flags ?? ownPackage) + ["-warnings-as-errors"])
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

  private var ownPackage: [String] { ["-package-name", name] }

  /// The blocks of Swift in a text.
  private func examples(in text: String, named name: String) -> [(name: String, code: String)] {
    let parts = text.components(separatedBy: "\n```swift\n")
    return parts.dropFirst().enumerated().map { index, part in
      (name + "\(index)", part.components(separatedBy: "\n```").first ?? "")
    }
  }

  private func problems(
    in examples: [(name: String, code: String)], mode: LanguageMode,
    for platform: (ApplePlatform, version: String)? = nil, modules: [URL] = [], flags: [String]
  ) async throws -> String {
    try await withTemporaryFolder { folder in
      let library = try await compile(
        sources, moduleName: name, mode: mode, for: platform,
        emitModuleTo: folder.appending(path: "\(name).swiftmodule"), searchPaths: modules,
        flags: flags)
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
      let result = try await compile(
        [file], moduleName: "Client", mode: mode, for: platform, searchPaths: [folder] + modules)
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
