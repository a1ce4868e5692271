import CompilerDriver
import TestSupport
import Testing

@Suite struct StatsTests {
  private func makeProject() throws -> TestProject {
    let project = try TestProject()
    try project.write(
      "components/Card.yaml",
      """
      component: Card
      slots: {title: {options: [text]}, actions: {optional: true}}
      styles: {automatic: , plain: }
      """)
    try project.write(
      "components/Row.yaml",
      """
      component: Row
      slots: {icon: , title: {options: [string]}}
      initializers: {order: [icon, title], strategy: explicit, forms: [{title: [view, string]}]}
      """)
    return project
  }

  private func run(_ project: TestProject, _ request: StatsRequest) -> Outcome {
    project.said.clear()
    return stats(request, in: project.surroundings, console: project.said.console())
  }

  @Test func tellsFiguresAndWritesNothing() throws {
    let project = try makeProject()
    #expect(run(project, StatsRequest()) == .fine)
    let lines = project.said.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "component  initializers  strategy      public  lines  previews  pairs")
    #expect(lines[1].hasPrefix("Card                  6  permutations  "))
    // Two styles, and what can be used and what not.
    #expect(lines[1].hasSuffix("        12    4/4"))
    #expect(lines[2].hasPrefix("Row                   2  explicit      "))
    #expect(lines[3].hasPrefix("shared                                 "))
    #expect(lines[4].hasPrefix("total                 8                "))
    #expect(
      project.said.output.hasSuffix(
        """
        Initializers with views before a value, which no call can write as trailing closures; \
        'initializers: {order: trailingViewBuilders}' puts values first:
          Row: 1 of 2

        """))
    #expect(project.tree().isEmpty)
  }

  /// What is counted is what a build writes.
  @Test func countsWhatIsEmitted() throws {
    let project = try makeProject()
    #expect(run(project, StatsRequest(format: .json)) == .fine)
    let told = project.said.output
    let request = BuildRequest(folder: project.folder)
    #expect(
      build(
        request, by: .components, in: project.surroundings, console: project.said.console())
        == .fine)
    let swift = project.tree().filter { $0.key.hasSuffix(".swift") }.values
    let lines = swift.joined().count { $0 == "\n" }
    let symbols = swift.joined().split(separator: "\n").count {
      $0.contains(/^ *(@[^ ]+ )*public\b/)
    }
    let previews = swift.joined().split(separator: "\n").count { $0.hasPrefix("#Preview(") }
    #expect(
      told.hasSuffix(
        "\"total\": {\"initializers\": 8, \"publicSymbols\": \(symbols), \"lines\": \(lines), "
          + "\"previews\": \(previews)}}\n"))
    #expect(told.contains("\"strategy\": \"explicit\""))
    #expect(told.contains("\"closuresBeforeValues\": 1}"))
  }

  @Test func problemsAreTold() throws {
    let project = try makeProject()
    try project.write("components/Row.yaml", "component: row\nslots: {title: }\n")
    #expect(run(project, StatsRequest()) == .findings)
    #expect(project.said.output == "")
    #expect(project.said.errors.contains("[type-name]"))
    #expect(run(project, StatsRequest(folder: "nowhere")) == .failure)
  }
}
