import InterfaceComparison
import Testing

/// The text of a report, and reasons.
struct ReportTests {
  private let comparison = compare(
    "SwiftUI",
    declarations(
      in: """
        public struct Row: View {
          public var body: Never { fatalError() }
          public func pad(_ length: Int = 8) {}
        }
        """, file: "SwiftUI/Row.swift"),
    with: declarations(
      in: """
        public struct Row : SwiftUICore.View {
          public func pad(_ length: Swift.Int = 4)
          public func bold()
        }
        """, file: "SwiftUI.swiftinterface"))

  @Test func differencesAreNamedWithTheirPlaces() {
    let report = Report([comparison], reasons: [])
    #expect(report.unexplained == 2)
    #expect(
      report.text.contains(
        """
        SwiftUI/Row.swift:3: method Row.pad(_:) differs
          default arguments
            ours:    8
            Apple's: 4
        """))
    #expect(report.text.contains("SwiftUI/Row.swift:2: property Row.body has no counterpart"))
    #expect(report.text.contains("| SwiftUI | 4 | 2 | 1 | 1 | 0 | 1 |"))
    #expect(!report.text.contains("Row.bold()"))
    #expect(
      Report([comparison], reasons: [], listsLacking: true).text.contains("  method Row.bold()"))
  }

  @Test func reasonsExplainDifferences() throws {
    let reasons = try reasons(
      in: """
        # A comment.

        SwiftUI *.body: it is not printed
        SwiftUI Row.pad(_:) differs: eight: it is more
        """)
    #expect(reasons.map(\.pattern) == ["*.body", "Row.pad(_:)"])
    #expect(reasons.map(\.text) == ["it is not printed", "eight: it is more"])
    let report = Report([comparison], reasons: reasons)
    #expect(report.unexplained == 0)
    #expect(report.text.contains("- `*.body` in SwiftUI: it is not printed"))
    #expect(!report.text.contains("has no counterpart"))
  }

  @Test func reasonsThatNothingNeedsAreNamed() throws {
    let reasons = try reasons(
      in: "SwiftUI *: all\nSwiftUI * differs: all\nSwiftUI Other: none\nCombine *: none")
    let report = Report([comparison], reasons: reasons)
    #expect(report.unexplained == 2)
    #expect(report.text.contains("The reason for `Other` in SwiftUI is not needed."))
  }

  @Test func reasonsForMissingCounterpartsDoNotCoverDifferences() throws {
    let reasons = try reasons(in: "SwiftUI *: all")
    #expect(Report([comparison], reasons: reasons).unexplained == 1)
  }

  @Test func aReasonHasAForm() {
    #expect(throws: ReasonError.self) { try reasons(in: "SwiftUI Row without a colon") }
  }
}
