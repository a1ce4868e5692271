#if os(Linux)
  import CompilerDriver
  import Diagnostics
  import Foundation
  import Linter
  import SwiftCompilation
  import TestSupport
  import Testing

  /// `inspect` runs the previews of a project, and reports findings at the places of specs.
  struct InspectTests {
    private let project: TestProject

    init() throws {
      project = try TestProject()
      try project.write(
        "dscompile.yaml", "library: Kit\nplatforms: {iOS: \"16.0\"}\nsnapshots: false\n")
    }

    private func inspect(
      _ components: [String] = [], _ change: (inout InspectRequest) -> Void = { _ in }
    ) async throws -> (outcome: Outcome, output: String, errors: String) {
      project.log.clear()
      var request = InspectRequest(components: components)
      change(&request)
      let (project, chosen) = (project, request)
      let cache = URL(filePath: project.folder).appending(path: ".cache")
      let surroundings = try renderingSurroundings(base: project.folder, cache: cache)
      let outcome = try await withTurn {
        CompilerDriver.inspect(chosen, in: surroundings, console: project.log.console(.quiet))
      }
      return (outcome, project.log.output, project.log.errors)
    }

    /// Each rule about what is drawn finds something at each mark of its bad examples, and nothing elsewhere.
    @Test func examplesOfRules() async throws {
      var expected: Set<String> = []
      for rule in rules where rule.command == .inspect {
        for (isBad, examples) in [(false, rule.good), (true, rule.bad)] {
          for (number, example) in examples.enumerated() {
            let words = rule.id.split(separator: "-").map(\.capitalized).joined()
            let name = "\(words)\(isBad ? "Bad" : "Good")\(number)"
            let spec = try #require(example.specs.first)
            let lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
            let path = "components/\(name).yaml"
            for (index, line) in lines.enumerated() {
              guard let mark = line.firstIndex(of: "↓") else { continue }
              let column = line.distance(from: line.startIndex, to: mark)
              expected.insert("\(path):\(index + 1):\(column + 1) \(rule.id)")
            }
            let renamed = ["component: \(name)"] + lines.dropFirst().map(String.init)
            try project.write(
              path, renamed.joined(separator: "\n").replacing("↓", with: "") + "\n")
          }
        }
      }
      let (outcome, output, errors) = try await inspect { $0.reports = [.init(format: .jsonl)] }
      #expect(outcome == .fine, "\(errors)")
      let found = try output.split(separator: "\n").map {
        try JSONDecoder().decode(Problem.self, from: Data($0.utf8))
      }
      #expect(Set(found.map(\.line)) == expected, "\(output)")
    }

    /// A finding has a place, a command that shows it, and can be turned off as those of `lint`.
    @Test func reportsFindings() async throws {
      let card = """
        component: Card
        slots: {title: {options: [text]}}
        styles:
          automatic: {body: configuration.title}
          fixed:
            body: |
              VStack {
                configuration.title
                  .lineLimit(1)
                  .frame(width: 120)
              }
        previews:
          broken: |
            Text(verbatim: [String]()[0])

        """
      try project.write("components/Card.yaml", card)
      let (outcome, output, errors) = try await inspect(["Card"])
      #expect(outcome == .findings)
      #expect(
        output.contains(
          "components/Card.yaml:8:9: warning: at the text size xLarge, 'Monthly report' is cut to "
            + "'Monthly rep…' [cut-text]"), "\(output)")
      #expect(
        output.contains(
          "note: 'dscompile render Card --preview fixed --text-size xLarge --format layout' shows it"
        ),
        "\(output)")
      #expect(
        output.contains(
          "components/Card.yaml:14:30: error: 'Card.broken' ends with a runtime error: Index out of "
            + "range [preview-trap]"), "\(output)")
      #expect(errors.hasSuffix("1 error, 1 warning\n") || errors == "", "\(errors)")

      let sound = card.replacing("Text(verbatim: [String]()[0])", with: "Text(verbatim: \"x\")")
      try project.write("components/Card.yaml", sound)
      #expect(try await inspect().outcome == .fine)
      #expect(try await inspect { $0.isStrict = true }.outcome == .findings)
      try project.write(
        "components/Card.yaml",
        sound.replacing(
          "  fixed:", with: "  # dscompile:disable=cut-text It is for short titles.\n  fixed:"))
      #expect(try await inspect().output == "")
      // `lint` does not know whether the comment is needed.
      project.log.clear()
      _ = lint(
        LintRequest(), by: .components, in: project.surroundings, console: project.log.console())
      #expect(!project.log.output.contains("unused-suppression"), "\(project.log.output)")
      try project.write("components/Card.yaml", sound)
      try project.write(
        "dscompile.yaml",
        "library: Kit\nplatforms: {iOS: \"16.0\"}\nsnapshots: false\nlint: {rules: {cut-text: error}}\n"
      )
      #expect(try await inspect().outcome == .findings)
      try project.write(
        "dscompile.yaml",
        """
        library: Kit
        platforms: {iOS: "16.0"}
        snapshots: false
        lint: {overrides: [{components: [Card], rules: {cut-text: off}}]}

        """)
      #expect(try await inspect().output == "")
    }

    @Test func unknownNames() async throws {
      try project.write("components/Card.yaml", "component: Card\nslots: {title: }\nbody: title\n")
      let (outcome, output, errors) = try await inspect(["Crad"])
      #expect(outcome == .failure)
      #expect(output == "")
      #expect(errors == "error: the project has no component 'Crad'; did you mean 'Card'?\n")
    }
  }

  private struct Problem: Decodable {
    let path: String
    let start: Position
    let id: String

    struct Position: Decodable {
      let line: Int
      let column: Int
    }

    var line: String { "\(path):\(start.line):\(start.column) \(id)" }
  }
#endif
