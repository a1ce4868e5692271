import CompilerDriver
import Foundation
import StyleClients
import SwiftCompilation
import Testing

/// What the expected trees mean to the Swift compiler.
struct CompilationTests {
  /// Every tree compiles without a warning in both language modes, its calls compile as a client
  /// of it, as do styles that somebody else writes, and its rejects do not.
  @Test(arguments: GoldenCase.all, LanguageMode.allCases)
  func compiles(_ golden: GoldenCase, in mode: LanguageMode) async throws {
    let library = try golden.library()
    guard let inside = golden.file("Inside.swift") else {
      try await withTemporaryFolder { folder in
        let clients = try styleClient(of: golden.folder, in: folder).map { [$0] } ?? []
        let problems = try await library.adding(calls: clients).problems(in: mode)
        for problem in problems { Issue.record("\(problem)") }
      }
      return
    }
    // What is not public can only be called from the module itself.
    let result = try await compile(
      library.sources + [inside], moduleName: library.name, mode: mode,
      flags: ["-warnings-as-errors", "-package-name", library.name])
    #expect(result.isSuccess, "\(golden.name) in Swift \(mode.rawValue):\n\(result)")
  }

  /// Every call selects the initializer that its comment names.
  ///
  /// The slots are named by the first such line of the file: `// Slots: title, actions`. What a
  /// call takes for each stands behind it: v a view builder, i a system symbol, k a
  /// `LocalizedStringKey`, s a `String`, - nothing.
  @Test(arguments: GoldenCase.all.filter { $0.hasSelections }, LanguageMode.allCases)
  func callsSelect(_ golden: GoldenCase, in mode: LanguageMode) async throws {
    let file = try #require(golden.file("Calls.swift"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let slots = try #require(
      lines.first { $0.hasPrefix("// Slots: ") }?.dropFirst(10).split(separator: ", ")
        .map(String.init))
    let selected = try await golden.library().selectedInitializers(in: file, mode: mode)
    var count = 0
    for (index, line) in lines.enumerated() {
      guard let match = line.firstMatch(of: #/  // ([viks-]( [viks-])*)$/#) else { continue }
      count += 1
      let taken = selected[index + 1]?.first?.choices(of: slots)
      #expect(taken == String(match.1), "\(golden.name):\(index + 1): \(line)")
    }
    #expect(count > 0)
  }
}

extension GoldenCase {
  fileprivate var hasSelections: Bool {
    guard let file = file("Calls.swift"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return false }
    return text.contains("// Slots: ")
  }
}
