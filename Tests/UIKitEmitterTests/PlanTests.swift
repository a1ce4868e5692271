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
    let project = SourceText(
      path: "dscompile.yaml",
      """
      library: Kit
      platforms: {iOS: "16.0"}
      targets: [swiftui, uikit]
      uikit: {fallback: \(fallback)}
      """)
    let specs = ["Badge": "Text(verbatim: \"1\")", "Row": "HStack { Badge() }"].map { name, body in
      decodeComponent(of: "component: \(name)\nbody: |\n  \(body)\n", path: "\(name).yaml")
    }
    let (system, diagnostics) = checkDesignSystem(
      decodeProject(parseYAML(project).root, in: project).spec, specs, origin: \.path)
    #expect(diagnostics.map(\.message) == [])
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

  private func decodeComponent(of text: String, path: String) -> ComponentSpec {
    let source = SourceText(path: path, text)
    return Specification.decodeComponent(parseYAML(source).root, in: source).spec
  }
}
