import Foundation
import SwiftCompilation
import Testing

/// The public API of lists does not depend on how SwiftUI enumerates their views.
struct RouteTests {
  /// The public interface of a library is the same for old and new platforms.
  @Test(arguments: ["lists", "selections"])
  func interfacesAreEqual(of name: String) async throws {
    let older = try await interface(of: name)
    let newer = try await interface(of: "\(name)-by-subviews")
    #expect(older.contains("designKitSlotItems"))
    #expect(older == newer)
  }

  /// The interface of a case's library, as printed by the compiler, without its leading comments.
  private func interface(of name: String) async throws -> String {
    let golden = try #require(GoldenCase.all.first { $0.name == name })
    let library = try golden.library()
    return try await withTemporaryFolder { folder in
      let file = folder.appending(path: "Library.swiftinterface")
      let result = try await compile(
        library.sources, moduleName: library.name, mode: .v6,
        flags: ["-enable-library-evolution", "-emit-module-interface-path", file.path])
      #expect(result.isSuccess, "\(result)")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    }
  }
}
