#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// The modules of the samples, as teams check and compile what they commit.
  @Suite struct SampleModuleTests {
    /// Emits the samples of this repository.
    ///
    /// - Returns: The folder of the package.
    private func emit(into folder: URL) throws -> URL {
      let output = folder.appending(path: "Generated")
      let log = Transcript()
      let outcome = build(
        BuildRequest(folder: repositoryRoot.path, output: output.path), by: .components,
        in: Surroundings(base: repositoryRoot.path, jobs: 2, cacheFolder: nil),
        console: log.console())
      #expect(outcome == .fine, "\(log.errors)")
      return output
    }

    @Test func passesTheEmittedLinterSettings() async throws {
      try await withTemporaryFolder { folder in
        let package = try emit(into: folder)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
          "swift", "format", "lint", "--strict", "--recursive", "--configuration",
          package.appending(path: ".swift-format").path, package.appending(path: "Sources").path,
        ]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(String(decoding: data, as: UTF8.self) == "")
      }
    }

    /// Each file imports the modules whose members it uses.
    @Test func filesImportWhatTheyUse() async throws {
      try await withTemporaryFolder { folder in
        let sources = try emit(into: folder).appending(path: "Sources")
        let accessor = repositoryRoot.appending(path: "Tests/SwiftCompilation/ResourceAccessor")
        for name in ["DesignKit", "DesignKitUIKit"] {
          let result = try await compile(
            swiftFiles(in: sources.appending(path: name))
              + (name == "DesignKit" ? swiftFiles(in: accessor) : []),
            moduleName: name, mode: .v6, for: (.iOS, version: "16.0"),
            emitModuleTo: folder.appending(path: "\(name).swiftmodule"), searchPaths: [folder],
            flags: [
              "-package-name", "DesignKit", "-enable-upcoming-feature", "MemberImportVisibility",
            ])
          #expect(result.isSuccess, "\(name):\n\(result)")
        }
      }
    }

    /// Native views and the runtime compile for the oldest system, in a module without SwiftUI.
    @Test func viewsAreForTheOldestSystem() async throws {
      try await withTemporaryFolder { folder in
        for name in ["components", "tokens"] {
          try FileManager.default.copyItem(
            at: repositoryRoot.appending(path: name), to: folder.appending(path: name))
        }
        let settings = """
          library: DesignKit
          prefix: DK
          platforms: {iOS: "15.0", macOS: "13.0", tvOS: "16.0", watchOS: "9.0", visionOS: "1.0"}
          tokens: {path: tokens/design.resolver.json, namespaces: {stroke: Stroke}}
          targets: [uikit]
          uikit: {fallback: omit, runtime: all}
          resolvers: {symbol: {type: DKSymbol, view: DKSymbolImage, value: DKSymbolImage($0)}}
          """
        try Data(settings.utf8).write(to: folder.appending(path: "dscompile.yaml"))
        let log = Transcript()
        let outcome = build(
          BuildRequest(folder: folder.path), by: .components,
          in: Surroundings(base: folder.path, jobs: 2, cacheFolder: nil), console: log.console())
        #expect(outcome == .fine, "\(log.errors)")
        let sources = folder.appending(path: "Generated/Sources/DesignKitUIKit")
        let components = try FileManager.default.contentsOfDirectory(
          atPath: sources.appending(path: "Components").path)
        #expect(components.count > 30)
        let accessor = repositoryRoot.appending(path: "Tests/SwiftCompilation/ResourceAccessor")
        let result = try await compile(
          swiftFiles(in: sources) + swiftFiles(in: accessor), moduleName: "DesignKitUIKit",
          mode: .v6,
          for: (.iOS, version: "15.0"),
          flags: ["-warnings-as-errors", "-package-name", "DesignKit"])
        #expect(result.isSuccess, "\(result)")
      }
    }
  }
#endif
