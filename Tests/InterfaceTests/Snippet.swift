import CompilerDriver
import SwiftCompilation
import Testing

/// Whether a text can use API that iOS has and macOS lacks: the interface modules have both, a Mac's SDK does
/// not.
#if os(macOS)
  let knowsAllPlatforms = false
#else
  let knowsAllPlatforms = true
#endif

/// A text that imports SwiftUI, and the expected compiler result.
struct Snippet: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let errors: [LanguageMode: String]

  /// A text that compiles, without a warning, in both modes.
  static func accepted(_ name: String, _ source: String) -> Self {
    Self(testDescription: name, source: source, errors: [:])
  }

  /// A text with an error in some modes; it compiles in the others.
  static func rejected(
    _ name: String, _ error: String, in modes: [LanguageMode] = LanguageMode.allCases,
    _ source: String
  ) -> Self {
    let errors = Dictionary(uniqueKeysWithValues: modes.map { ($0, error) })
    return Self(testDescription: name, source: source, errors: errors)
  }

  /// Compiles the text in both modes.
  func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for mode in LanguageMode.allCases {
      let result = try await compile(source: "import SwiftUI\n" + source, mode: mode)
      if let error = errors[mode] {
        #expect(!result.isSuccess, "Swift \(mode.rawValue)", sourceLocation: sourceLocation)
        #expect(result.diagnostics.contains(error), sourceLocation: sourceLocation)
      } else {
        #expect(
          result.isSuccess, "Swift \(mode.rawValue): \(result.diagnostics)",
          sourceLocation: sourceLocation)
      }
    }
  }
}
