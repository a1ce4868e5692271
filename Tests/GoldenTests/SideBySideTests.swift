import CompilerDriver
import Foundation
import SwiftCompilation
import TestSupport
import Testing

/// Two emitted libraries in one app: no public name that the compiler uses implicitly is ambiguous if both
/// are imported.
struct SideBySideTests {
  private static let folder = repositoryRoot.appending(path: "Tests/GoldenTests/SideBySide")

  @Test(arguments: LanguageMode.allCases)
  func librariesAreUsedInOneFile(in mode: LanguageMode) async throws {
    try await withTemporaryFolder { folder in
      for name in ["Alpha", "Beta"] {
        let tree = folder.appending(path: name)
        #expect(emit(Self.folder.appending(path: name), into: tree) == "")
        let library = try await compile(
          librarySources(in: tree), moduleName: name, mode: mode,
          emitModuleTo: folder.appending(path: "\(name).swiftmodule"))
        #expect(library.isSuccess, "\(name) in Swift \(mode.rawValue):\n\(library)")
      }
      let client = try await compile(
        [Self.folder.appending(path: "Client.swift")], moduleName: "Client", mode: mode,
        searchPaths: [folder])
      #expect(client.isSuccess, "the client in Swift \(mode.rawValue):\n\(client)")
    }
  }
}
