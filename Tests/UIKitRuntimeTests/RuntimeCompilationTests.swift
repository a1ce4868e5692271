#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing
  import UIKitRuntime

  // Gesture recognizer actions need Objective-C, which the compiler only supports for Apple platforms.
  private let platform = (ApplePlatform.iOS, version: "16.0")

  @Suite struct RuntimeCompilationTests {
    /// A module gets exactly the files that it uses, directly or indirectly.
    ///
    /// Only the file itself is diagnosed: the files that it needs are, with theirs, in their own turn.
    @Test(arguments: RuntimeFile.allCases)
    func fileCompilesWithWhatItNeeds(file: RuntimeFile) async throws {
      try await withTemporaryFolder { folder in
        let others = try write(RuntimeFile.closure(of: [file]).filter { $0 != file }, into: folder)
        let own = try write([file], into: folder)
        let result = try await compile(
          others + own, primaryFiles: own, moduleName: "DesignKitUIKit", mode: .v6, for: platform)
        #expect(result.isSuccess, "\(file.path):\n\(result)")
      }
    }

    @Test(arguments: LanguageMode.allCases, ["public ", "package ", ""])
    func allCompile(mode: LanguageMode, access: String) async throws {
      try await withTemporaryFolder { folder in
        let files = try write(RuntimeFile.allCases, access: access, into: folder)
        let result = try await compile(
          files, moduleName: "DesignKitUIKit", mode: mode, for: platform,
          flags: ["-warnings-as-errors", "-package-name", "Design"])
        #expect(result.isSuccess, "\(result)")
      }
    }

    @Test func allCompileForTheMainActorByDefault() async throws {
      try await withTemporaryFolder { folder in
        let files = try write(RuntimeFile.allCases, into: folder)
        let result = try await compile(
          files, moduleName: "DesignKitUIKit", mode: .v6, for: platform,
          flags: ["-warnings-as-errors", "-default-isolation", "MainActor"])
        #expect(result.isSuccess, "\(result)")
      }
    }

    /// The runtime is safe without constructs that hide a race or change system classes.
    @Test func nothingIsUnsafe() {
      for file in RuntimeFile.allCases {
        for word in [
          "nonisolated(unsafe)", "@unchecked", "unsafeBitCast", "method_exchange", "class_replace",
          "static var ", "as!", "try!",
        ] where file.template.contains(word) {
          // Colors by name are computed.
          if word == "static var ", file == .colorNames { continue }
          Issue.record("\(file.path) has '\(word)'")
        }
      }
    }

    @Test(arguments: ["public ", "package ", ""])
    func textIsFormatted(access: String) async throws {
      try await withTemporaryFolder { folder in
        _ = try write(RuntimeFile.allCases, access: access, into: folder)
        let output = try await withTurn {
          try run([
            "swift", "format", "lint", "--strict", "--recursive", "--configuration",
            repositoryRoot.appending(path: ".swift-format").path, folder.path,
          ])
        }
        #expect(output.isSuccess, "\(output.text)")
      }
    }

    /// Components on top of the runtime, calls of them, and calls that are rejected.
    @Test(arguments: LanguageMode.allCases)
    func clientsCompile(mode: LanguageMode) async throws {
      try await withTemporaryFolder { folder in
        let client = runtimeTests.appending(path: "Client")
        let sources = try swiftFiles(in: client.appending(path: "Sources"))
        let runtime = try write(RuntimeFile.allCases, into: folder)
        let module = try await compile(
          runtime + sources, moduleName: "DesignKitUIKit", mode: mode, for: platform,
          emitModuleTo: folder.appending(path: "DesignKitUIKit.swiftmodule"))
        #expect(module.isSuccess, "\(module)")
        let calls = try await compile(
          [client.appending(path: "Calls.swift")], moduleName: "Client", mode: mode, for: platform,
          searchPaths: [folder])
        #expect(calls.isSuccess, "\(calls)")
        let rejects = try swiftFiles(in: client.appending(path: "Rejects"))
        #expect(rejects.count == 13)
        for file in rejects {
          let result = try await compile(
            [file], moduleName: "Client", mode: mode, for: platform, searchPaths: [folder])
          let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")[1]
            .replacing("// error: ", with: "").split(separator: "|")
          #expect(!result.isSuccess, "\(file.lastPathComponent)")
          #expect(
            expected.contains { result.diagnostics.contains($0) },
            "\(file.lastPathComponent): \(result)")
        }
      }
    }
  }
#endif
