import CompilerDriver
import Foundation
import SwiftCompilation
import Testing

/// What the compiler offers callers of what is deprecated.
struct FixItTests {
  /// The fixes for calls by old names of slots write the new ones.
  @Test(arguments: LanguageMode.allCases)
  func renamesLabels(in mode: LanguageMode) async throws {
    let golden = try #require(GoldenCase.all.first { $0.name == "renamed-slots" })
    let old = try #require(golden.file("Old.swift"))
    let new = try #require(golden.file("New.swift"))
    let fixed = try await golden.library().applyingFixIts(to: old, mode: mode)
    #expect(try fixed == String(contentsOf: new, encoding: .utf8))
  }
}
