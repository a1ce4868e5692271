import CompilerDriver
import Foundation
import SwiftCompilation
import Testing

/// The fix-its that the compiler offers to callers of deprecated API.
struct FixItTests {
  /// The fix-its for calls with old names of slots insert the new ones.
  @Test(arguments: LanguageMode.allCases)
  func renamesLabels(in mode: LanguageMode) async throws {
    let golden = try #require(GoldenCase.all.first { $0.name == "renamed-slots" })
    let old = try #require(golden.file("Old.swift"))
    let new = try #require(golden.file("New.swift"))
    let fixed = try await golden.library().applyingFixIts(to: old, mode: mode)
    #expect(try fixed == String(contentsOf: new, encoding: .utf8))
  }
}
