import CompilerDriver
import Foundation

/// A library whose documentation is checked.
///
/// It is compiled once, and without function bodies, which other tests diagnose. Its clients can also see its
/// internal declarations.
package struct DocumentedLibrary: Sendable {
  private let library: Library
  private let platform: (ApplePlatform, version: String)?

  /// The folders of its module and of those that it imports.
  private let modules: [URL]

  /// The folder of its module.
  private let folder: URL

  /// The folder of its symbol graph.
  private let graphs: URL

  /// Compiles a library.
  ///
  /// - Parameters:
  ///   - library: Its sources compile.
  ///   - platform: The platform to compile for; that of the tests if nil.
  ///   - modules: The folders of modules that it imports.
  ///   - package: The name of its package; that of the library if nil.
  ///   - folder: An existing folder for what is written.
  /// - Throws: If it does not compile.
  package init(
    _ library: Library, for platform: (ApplePlatform, version: String)? = nil,
    importing modules: [URL] = [], package: String? = nil, in folder: URL
  ) async throws {
    self.library = library
    self.platform = platform
    self.folder = folder
    self.modules = [folder] + modules
    let graphs = folder.appending(path: "\(library.name)-graphs")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    self.graphs = graphs
    let result = try await compile(
      library.sources, moduleName: library.name, mode: .v6, for: platform,
      emitModuleTo: folder.appending(path: "\(library.name).swiftmodule"), isModuleOnly: true,
      searchPaths: self.modules,
      flags: [
        "-suppress-warnings", "-enable-testing", "-package-name", package ?? library.name,
        "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path,
        // Members that SwiftUI declares for all views are many, and not documented here.
        "-symbol-graph-skip-synthesized-members",
      ])
    guard result.isSuccess else { throw VerificationError(result.diagnostics) }
  }

  /// Converts the documentation with the toolchain's DocC: the comments of the sources, and a catalog.
  ///
  /// - Parameter catalog: The folder with the catalog.
  /// - Returns: DocC's output, including warnings; empty if there are no problems.
  /// - Throws: If DocC cannot be run.
  package func problems(inCatalog catalog: URL) async throws -> String {
    let command =
      doccCommand + [
        "convert", catalog.path, "--additional-symbol-graph-dir", graphs.path,
        "--output-dir", folder.appending(path: "\(library.name).doccarchive").path,
        "--fallback-display-name", library.name, "--fallback-bundle-identifier", library.name,
        "--warnings-as-errors",
      ]
    let output = try await withTurn { try run(command) }
    let log = output.text.trimmingCharacters(in: .whitespacesAndNewlines)
    return output.isSuccess || !log.isEmpty ? log : "docc fails and says nothing"
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
      }, seesInternal: false, mode: mode)
  }

  /// Compiles the Swift in the documentation comments of the library as a client that also sees its internal
  /// declarations.
  ///
  /// - Returns: The compiler's output; empty without problems.
  /// - Throws: If something cannot be read or the compiler cannot be run.
  package func problems(inCommentsFor mode: LanguageMode) async throws -> String {
    let found = try library.sources.flatMap { source in
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
    return found.isEmpty ? "" : try await problems(in: found, seesInternal: true, mode: mode)
  }

  /// The blocks of Swift in a text.
  private func examples(in text: String, named name: String) -> [(name: String, code: String)] {
    let parts = text.components(separatedBy: "\n```swift\n")
    return parts.dropFirst().enumerated().map { index, part in
      (name + "\(index)", part.components(separatedBy: "\n```").first ?? "")
    }
  }

  private func problems(
    in examples: [(name: String, code: String)], seesInternal: Bool, mode: LanguageMode
  ) async throws -> String {
    // Not all examples are views.
    var text = """
      \(seesInternal ? "@testable " : "")import \(library.name)
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
    let file = folder.appending(path: "Examples-\(seesInternal)-\(mode.rawValue).swift")
    try Data(text.utf8).write(to: file)
    let result = try await compile(
      [file], moduleName: "Client", mode: mode, for: platform, searchPaths: modules)
    return result.isSuccess ? "" : result.diagnostics
  }
}

/// The command that starts DocC.
#if os(macOS)
  private let doccCommand = ["xcrun", "docc"]
#else
  private let doccCommand = ["docc"]
#endif
