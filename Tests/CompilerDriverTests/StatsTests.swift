import CompilerDriver
import Foundation
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
    project.log.clear()
    return stats(request, in: project.surroundings, console: project.log.console())
  }

  /// A body is read once more if a component that it shows turns out to be omitted.
  @Test func componentDependsOnThoseThatItShows() throws {
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\ntargets: [swiftui, uikit]\n")
    for (name, body) in [
      ("First", "VStack { Second() }"), ("Second", "HStack { Third() }"),
      ("Third", "Text(verbatim: \"\").sheet(isPresented: .constant(true)) { Divider() }"),
      ("Fourth", "VStack { Fifth() }"), ("Fifth", "VStack { Divider() }"),
    ] {
      let access = name == "Second" ? "access: internal\n" : ""
      try project.write(
        "components/\(name).yaml", "component: \(name)\n\(access)body: |\n  \(body)\n")
    }
    #expect(run(project, StatsRequest()) == .fine)
    #expect(
      project.log.output.hasSuffix(
        """
        UIKit: 2 native, 1 hosted, 0 hand-written, 2 left out
          hosted    First   components/First.yaml:3:12: Second
          left out  Second  components/Second.yaml:4:12: Third
          left out  Third   components/Third.yaml:3:22: sheet

        """), "\(project.log.output)")
  }

  @Test func reportsFiguresAndWritesNothing() throws {
    let project = try makeProject()
    #expect(run(project, StatsRequest()) == .fine)
    let lines = project.log.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "component  initializers  strategy      public  lines  previews  pairs")
    #expect(lines[1].hasPrefix("Card                  6  permutations  "))
    // A gallery for each of two styles; two styles, enabled and disabled.
    #expect(lines[1].hasSuffix("         2    4/4"))
    #expect(lines[2].hasPrefix("Row                   2  explicit      "))
    #expect(lines[3].hasPrefix("shared                                 "))
    #expect(lines[4].hasPrefix("total                 8                "))
    // Each column and the row of shared files are explained.
    for word in (lines[0] + "  shared").split(separator: " ").dropFirst() {
      #expect(lines.dropFirst(5).contains { $0.hasPrefix("\(word) ") }, "\(word)")
    }
    #expect(
      project.log.output.hasSuffix(
        """
        Initializers with views before a value, which no call can write as trailing closures; \
        'initializers: {order: trailingViewBuilders}' puts values first:
          Row: 1 of 2

        """))
    #expect(project.tree().isEmpty)
  }

  /// The figures are those of the files that a build writes.
  @Test func countsEmittedFiles() throws {
    let project = try makeProject()
    #expect(run(project, StatsRequest(format: .json)) == .fine)
    let output = project.log.output
    let request = BuildRequest(folder: project.folder)
    #expect(
      build(
        request, by: .components, in: project.surroundings, console: project.log.console())
        == .fine)
    let swift = project.tree().filter { $0.key.hasSuffix(".swift") }.values
    let lines = swift.joined().count { $0 == "\n" }
    let symbols = swift.joined().split(separator: "\n").count {
      $0.contains(/^ *(@[^ ]+ )*public\b/)
    }
    let previews = swift.joined().split(separator: "\n").count { $0.hasPrefix("#Preview(") }
    #expect(
      output.hasSuffix(
        "\"total\": {\"initializers\": 8, \"publicSymbols\": \(symbols), \"lines\": \(lines), "
          + "\"previews\": \(previews)}}\n"))
    #expect(output.contains("\"strategy\": \"explicit\""))
    #expect(output.contains("\"closuresBeforeValues\": 1}"))
  }

  @Test func problemsAreReported() throws {
    let project = try makeProject()
    try project.write("components/Row.yaml", "component: row\nslots: {title: }\n")
    #expect(run(project, StatsRequest()) == .findings)
    #expect(project.log.output == "")
    #expect(project.log.errors.contains("[type-name]"))
    #expect(run(project, StatsRequest(folder: "nowhere")) == .failure)
  }

  // MARK: - The cost of calls

  /// Runs the built tool in a separate process, whose compiler processes are measured by their processor
  /// time.
  private func runTool(_ arguments: String, in project: TestProject) throws -> BuiltTool.Run {
    // Interface modules are built once for all tests.
    let cache = repositoryRoot.appending(path: ".build/caches").path
    return try BuiltTool.run(
      [
        "/bin/bash", "-c", "XDG_CACHE_HOME=\"$1\" exec \"$0\" stats \(arguments)", BuiltTool.path,
        cache,
      ], in: project.folder)
  }

  @Test func measuresCalls() throws {
    let project = try makeProject()
    try project.write("dscompile.yaml", "library: Kit\nplatforms: {iOS: \"16.0\"}\n")
    let run = try runTool("--cost --format json --maximum 0", in: project)
    #expect(run.status == 1, "\(run)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let cost = try #require(json["cost"] as? [String: Any])
    #expect(cost["target"] as? String == "iOS 16.0")
    let simplest = try #require(cost["plainestMilliseconds"] as? Double)
    #expect(simplest > 0)
    let components = try #require(cost["components"] as? [[String: Any]])
    #expect(components.map { $0["name"] as? String } == ["Card", "Row"])
    for component in components {
      let milliseconds = try #require(component["milliseconds"] as? Double)
      let multiple = try #require(component["multiple"] as? Double)
      #expect(milliseconds > 0 && multiple > 0)
      #expect(abs(milliseconds / simplest - multiple) < 0.02, "\(component)")
    }
    let strategies = try #require(cost["strategies"] as? [[String: Any]])
    #expect(strategies.map { $0["strategy"] as? String } == ["permutations", "explicit"])
    #expect(strategies.map { $0["components"] as? Int } == [1, 1])
    let findings = run.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(findings.map { $0.hasPrefix("error: components/") } == [true, true], "\(run.errors)")
    #expect(findings.first?.contains(" to 'Card' takes ") == true)
    #expect(findings.first?.contains(" and the maximum is 0.00; ") == true)
  }

  @Test func measuringNeedsACompiler() throws {
    let project = try makeProject()
    let run = try BuiltTool.run(
      ["/bin/bash", "-c", "PATH=/nowhere exec \"$0\" stats --cost", BuiltTool.path],
      in: project.folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("error: this command needs a Swift compiler; "), "\(run)")
  }

  @Test func maximumIsOneOfCosts() throws {
    let project = try makeProject()
    let run = try runTool("--maximum 2", in: project)
    #expect(run.status != 0)
    #expect(run.errors.contains("--maximum and --module-path need --cost."))
  }
}
