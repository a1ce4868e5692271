import CompilerDriver
import Foundation
import StyleClients
import SwiftCompilation
import TestSupport
import Testing

/// The components of this repository, as used by a team.
struct LibraryTests {
  /// The library and every promised call compile without a warning, for a version of iOS and for macOS; for
  /// each component the calls compile as a client, as do styles written by a client, and the rejects do not.
  @Test(arguments: ["16.0", "18.0"])
  func verifies(forIOS version: String) async throws {
    try await withTemporaryFolder { folder in
      let project = folder.appending(path: "project")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      let components = project.appending(path: "components")
      for name in ["components", "tokens", "uikit"] {
        try FileManager.default.copyItem(
          at: repositoryRoot.appending(path: name), to: project.appending(path: name))
      }
      if version == "18.0" {
        // With a minimum of iOS 17, API introduced in iOS 17 needs no availability, and API deprecated in iOS
        // 17 is replaced.
        for name in try specs(in: components) {
          let file = components.appending(path: name)
          let spec = try String(contentsOf: file, encoding: .utf8)
          let newer =
            spec.replacing("availability: {iOS: \"17.0\", ", with: "availability: {")
            .replacing(#/(\.onChange\(of: [^)]*\) \{ )(\w+ in)/#) { "\($0.1)_, \($0.2)" }
          try Data(newer.utf8).write(to: file)
        }
      }
      let settings = try String(
        contentsOf: repositoryRoot.appending(path: "dscompile.yaml"), encoding: .utf8)
      try Data(settings.replacing("iOS: \"16.0\"", with: "iOS: \"\(version)\"").utf8)
        .write(to: project.appending(path: "dscompile.yaml"))
      let client = try #require(try styleClient(of: project, in: folder))
      let problems = try await verificationProblems(
        of: project,
        calls: try clients("Calls") + clients("UIKitCalls") + [client],
        rejects: try clients("Rejects"),
        platforms: version == "16.0" ? [.iOS, .macOS] : [.iOS], isLong: true)
      #expect(problems == "")
    }
  }

  /// The library compiles for platforms that lack some API of its components, without these parts.
  @Test func verifiesForOtherPlatforms() async throws {
    let problems = try await verificationProblems(
      of: repositoryRoot, platforms: [.tvOS, .watchOS], isLong: true)
    #expect(problems == "")
  }

  /// The library compiles in a target of a team, whatever the settings of that target are. Those of one list do not
  /// hide each other's effects: isolation by default and its inference; how imports and types are written; and, in
  /// Swift 5 mode, complete checks of concurrency with library evolution and optimization.
  @Test(arguments: [
    (
      LanguageMode.v6,
      """
      -default-isolation, MainActor, -enable-upcoming-feature, InferIsolatedConformances,
      -enable-upcoming-feature, NonisolatedNonsendingByDefault,
      -enable-upcoming-feature, MemberImportVisibility, -enable-upcoming-feature, ExistentialAny,
      -enable-upcoming-feature, InternalImportsByDefault
      """
    ),
    (
      LanguageMode.v5,
      """
      -strict-concurrency=complete, -enable-upcoming-feature, ExistentialAny,
      -enable-library-evolution, -O
      """
    ),
  ])
  func verifiesInOtherTargets(mode: LanguageMode, flags: String) async throws {
    try await withTemporaryFolder { folder in
      for name in ["components", "tokens"] {
        try FileManager.default.copyItem(
          at: repositoryRoot.appending(path: name), to: folder.appending(path: name))
      }
      let settings = """
        library: DesignKit
        prefix: DK
        output: {sources: Sources/DesignKit}
        platforms: {iOS: "16.0", macOS: "13.0", tvOS: "16.0", watchOS: "9.0", visionOS: "1.0"}
        publicImports: true
        verify: {flags: [\(flags)]}
        tokens: {path: tokens/design.resolver.json, namespaces: {stroke: Stroke}}
        resolvers: {symbol: {type: DKSymbol, view: DKSymbolImage, value: DKSymbolImage($0)}}
        """
      try Data(settings.utf8).write(to: folder.appending(path: "dscompile.yaml"))
      let problems = try await withTurn {
        let log = Transcript()
        let outcome = verify(
          VerifyRequest(
            folder: folder.path, modes: [mode], platforms: [.iOS], verifiesCalls: false,
            isStrict: true),
          in: verificationSurroundings(base: folder.path), console: log.console(.quiet))
        return outcome == .fine ? "" : log.output + log.errors
      }
      #expect(problems == "")
    }
  }

  @Test func everyComponentIsUsed() throws {
    let components = try specs(in: repositoryRoot.appending(path: "components"))
      .map { $0.replacing(".yaml", with: ".swift") }.sorted()
    #expect(try clients("Calls").map(\.lastPathComponent) == components)
    #expect(try clients("Rejects").map(\.lastPathComponent) == components)
  }

  /// The names of the specs in a folder, which may also contain tests.
  private func specs(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }
  }

  private func clients(_ folder: String) throws -> [URL] {
    try swiftFiles(in: repositoryRoot.appending(path: "Tests/LibraryTests/\(folder)"))
  }
}
