import DesignModel
import Diagnostics
import Emission
import Specification
import StepCounting
import SwiftRendering
import SwiftUIEmitter
import Testing
import YAMLSyntax

/// The cost of a spec grows roughly linearly with its size, or the spec is rejected.
struct StepTests {
  @Test(arguments: Construct.all)
  func costGrowsWithTheSpec(_ construct: Construct) {
    var before: Cost?
    for number in [125, 250, 500, 1000] {
      let cost = Cost(of: construct, number)
      if let before {
        // If a spec exceeds a limit, a larger one does, too.
        #expect(!before.isRefused || cost.isRefused, "\(number): \(cost.errors.first ?? "")")
        let isComparable = before.isRefused == cost.isRefused
        let growth = "\(before.steps) steps, then \(cost.steps) for \(number)"
        #expect(!isComparable || cost.steps <= before.steps * 23 / 10 + 200, "\(growth)")
        let bytes = "\(before.bytes) bytes, then \(cost.bytes) for \(number)"
        #expect(!isComparable || cost.bytes <= before.bytes * 23 / 10 + 2000, "\(bytes)")
        // Rejecting a spec costs no more than accepting one.
        #expect(cost.steps <= before.steps * 5 + 2000, "\(growth)")
      }
      before = cost
    }
  }

  /// The part that exceeds a limit is reported at its place.
  @Test(arguments: [
    "deprecated properties", "optional slots", "slots with texts", "slots for data",
    "lists with two selections", "generic parameters with defaults",
  ])
  func refusalsNameWhatMultiplies(_ name: String) throws {
    let construct = try #require(Construct.all.first { $0.name == name })
    let errors = Cost(of: construct, 15).errors
    #expect(errors.count == 1)
    #expect(
      errors.allSatisfy { $0.contains("too-many-initializers") && $0.contains("×") }, "\(errors)")
  }

  /// Nested expressions are inferred once, regardless of their depth.
  @Test(arguments: [
    ("ForEach([0].filter { _ in _ = { ", " }; return true }.indices) { _ in Text(\"\") }"),
    ("ForEach(0..<[1].map { _ in _ = { ", " }; return 1 }[0], id: \\.self) { _ in Text(\"\") }"),
    ("ForEach([{ ", " }]) { _ in Text(\"\") }"),
    ("struct Line { var size = { ", "; return 0 }() }"),
    ("struct Line { @State private var size = { ", "; return 0 }() }"),
  ])
  func costGrowsWithTheDepth(_ opening: String, _ closing: String) {
    func steps(_ depth: Int) -> Int {
      let nested =
        String(repeating: opening, count: depth) + "Text(\"\")"
        + String(repeating: closing, count: depth)
      let isType = opening.hasPrefix("struct")
      let spec =
        "component: Card\nbody: |\n  \(isType ? "Text(\"\")" : nested)\n"
        + (isType ? "swift: |\n  \(nested)\n" : "")
      return Cost(of: [("Card.yaml", spec)]).steps
    }
    let shallow = steps(3)
    #expect(steps(6) <= shallow * 23 / 10 + 200)
    #expect(steps(12) <= shallow * 46 / 10 + 400)
  }

  @Test func stepsAreCountedOnDemand() {
    countSteps(5)
    let (sum, steps) = countingSteps {
      countSteps()
      countSteps(2)
      return 7
    }
    #expect(sum == 7)
    #expect(steps == 3)
  }
}

/// The cost of checking and emitting a spec.
struct Cost {
  let steps: Int

  /// The number of emitted bytes.
  let bytes: Int

  /// With their identifiers.
  let errors: [String]

  /// Whether a limit is exceeded.
  var isRefused: Bool {
    errors.contains { $0.contains("[too-many-initializers]") || $0.contains("[too-many-parts]") }
  }

  init(of construct: Construct, _ number: Int) { self.init(of: construct.files(number)) }

  init(of files: [(path: String, text: String)]) {
    (bytes, errors, steps) = { ($0.value.0, $0.value.1, $0.steps) }(
      countingSteps { Self.compile(files) })
  }

  /// The number of bytes that a project compiles to, and its problems.
  private static func compile(_ files: [(path: String, text: String)]) -> (Int, [String]) {
    let project =
      files.first { $0.path == "dscompile.yaml" }?.text
      ?? "library: Kit\nplatforms: {iOS: \"16.0\"}\n"
    let source = SourceText(path: "dscompile.yaml", project)
    let parsed = parseYAML(source)
    let (projectSpec, projectDiagnostics) = decodeProject(parsed.root, in: source)
    var diagnostics = parsed.diagnostics + projectDiagnostics
    var components: [ComponentSpec] = []
    for file in files where file.path != "dscompile.yaml" {
      let source = SourceText(path: file.path, file.text)
      let document = parseYAML(source)
      let decoded = decodeComponent(document.root, in: source)
      components.append(decoded.spec)
      diagnostics += document.diagnostics + decoded.diagnostics
    }
    let model = checkDesignSystem(projectSpec, components, origin: \.path)
    diagnostics += model.diagnostics
    let errors = diagnostics.filter { $0.severity == .error }
      .map { "\($0.message) [\($0.id)]" }
    if !errors.isEmpty { return (0, errors) }
    let templates = Templates.parse(overrides: [:]).templates
    let emitted =
      model.system.components.flatMap { emit($0, in: model.system.library, templates) }
      + emitLibraryFiles(of: model.system, templates)
    return (emitted.reduce(0) { $0 + $1.body.count }, [])
  }
}
