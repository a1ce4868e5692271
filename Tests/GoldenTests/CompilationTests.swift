import CompilerDriver
import Foundation
import StyleClients
import SwiftCompilation
import Testing

/// The expected trees compile.
struct CompilationTests {
  /// Every tree and every promised call compile without a warning for each platform and in both language
  /// modes; so do the case's calls, as a client, and styles written by a client; the rejects do not compile.
  @Test(arguments: GoldenCase.all)
  func verifies(_ golden: GoldenCase) async throws {
    try await withTemporaryFolder { folder in
      let clients = [golden.file("Calls.swift"), try styleClient(of: golden.folder, in: folder)]
      let problems = try await verificationProblems(
        of: golden.folder, calls: clients.compactMap { $0 },
        rejects: try golden.file("Rejects").map(swiftFiles) ?? [])
      #expect(problems == "")
    }
  }

  /// Internal declarations can be used in the module itself, whose other files are verified.
  @Test(arguments: GoldenCase.all.filter { $0.file("Inside.swift") != nil }, LanguageMode.allCases)
  func compilesInside(_ golden: GoldenCase, in mode: LanguageMode) async throws {
    let library = try golden.library()
    let inside = try #require(golden.file("Inside.swift"))
    let result = try await compile(
      library.sources + [inside], primaryFiles: [inside], moduleName: library.name, mode: mode,
      flags: ["-warnings-as-errors", "-package-name", library.name])
    #expect(result.isSuccess, "\(golden.name) in Swift \(mode.rawValue):\n\(result)")
  }

  /// Every call selects the initializer that its comment names.
  ///
  /// The first such line of the file names the slots: `// Slots: title, actions`. A letter after each call
  /// describes the argument for each slot: v a view builder, i a system symbol, k a `LocalizedStringKey`, s a
  /// `String`, - nothing.
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
