import DesignModel
import Diagnostics
import Emission
import Specification
import Synchronization
import Testing
import UIKitEmitter
import YAMLSyntax

/// Bodies are expensive to lower, and the problems of a project are found from them before its files are emitted.
@Suite struct PlanTests {
  /// Counts the elements that are worked on.
  private final class Counter: Workers {
    let number = Mutex(0)

    func map<Result: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
      number.withLock { $0 += count }
      return (0..<count).map(transform)
    }
  }

  @Test(arguments: ["hosted", "omit", "error"])
  func lowersEachBodyOnce(fallback: String) throws {
    let bodies = ["Badge": "Text(verbatim: \"1\")", "Row": "HStack { Badge() }"]
    let specs = bodies.map { name, body in "component: \(name)\nbody: |\n  \(body)\n" }
    let (system, project) = check(specs, fallback: fallback)
    let counter = Counter()
    let plan = UIKitTarget().plan(
      TargetInput(
        system: system, tokens: nil, sources: [], projectFile: project, specs: [],
        workers: counter))
    #expect(plan.problems.map(\.message) == [])
    #expect(plan.emit(Templates.parse(overrides: [:]).templates).files.count > 2)
    // Each component is planned once and emitted once.
    #expect(counter.number.withLock { $0 } == 2 * specs.count)
  }

  /// The method that sets a style has the same name in all bodies, however many capitals a component's name has.
  @Test(arguments: ["FAQ", "Card", "URLCard"]) func knowsStyles(of name: String) throws {
    let styled = """
      component: \(name)
      body: style
      styles: {bold: {default: true, body: EmptyView()}}
      """
    let method = Naming.modifier(name + "Style")
    let page = "component: Page\nbody: |\n  \(name)().\(method)(.bold)\n"
    let (system, project) = check([styled, page], fallback: "error")
    let plan = UIKitTarget().plan(
      TargetInput(
        system: system, tokens: nil, sources: [], projectFile: project, specs: [],
        workers: Counter()))
    #expect(plan.problems.map(\.message) == [])
  }

  /// Bodies name the components of a namespace with it.
  @Test func knowsComponentsInNamespaces() throws {
    let badge = "component: Badge\nbody: style\nstyles: {automatic: {body: EmptyView()}}\n"
    let row =
      "component: Row\nbody: HStack { Warp.Badge().padding(4).warpBadgeStyle(.automatic) }\n"
    let (system, project) = check([badge, row], fallback: "error", settings: "namespace: Warp")
    let plan = UIKitTarget().plan(
      TargetInput(
        system: system, tokens: nil, sources: [], projectFile: project, specs: [],
        workers: Counter()))
    #expect(plan.problems.map(\.message) == [])
    let files = plan.emit(Templates.parse(overrides: [:]).templates).files
    let view = try #require(files.first { $0.path.hasSuffix("Row/RowView.swift") })
    let text = String(decoding: view.body, as: UTF8.self)
    #expect(text.contains("Warp.BadgeView()") && text.contains(".warpBadgeViewStyle(.automatic)"))
  }

  private func check(
    _ specs: [String], fallback: String, settings: String = "swift: 6"
  ) -> (system: DesignSystem, project: SourceText) {
    let project = SourceText(
      path: "dscompile.yaml",
      """
      library: Kit
      platforms: {iOS: "16.0"}
      targets: [swiftui, uikit]
      uikit: {fallback: \(fallback)}
      \(settings)
      """)
    let specs = specs.enumerated().map { number, text in
      let source = SourceText(path: "\(number).yaml", text)
      return decodeComponent(parseYAML(source).root, in: source).spec
    }
    let (system, diagnostics) = checkDesignSystem(
      decodeProject(parseYAML(project).root, in: project).spec, specs, origin: \.path)
    #expect(diagnostics.map(\.message) == [])
    return (system, project)
  }
}
