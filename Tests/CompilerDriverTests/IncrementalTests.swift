import CompilerDriver
import Foundation
import TestSupport
import Testing

/// A process that compiles a project repeatedly gets the same results as a new one.
@Suite struct IncrementalTests {
  @Test func randomEditsGiveWhatAColdRunGives() throws {
    var edits = try RandomEdits()
    let project = edits.project
    func watched() throws -> WatchedProject {
      try #require(
        try WatchedProject.open(
          WatchRequest(), in: project.surroundings.withoutCache,
          console: project.log.console(.normal)))
    }
    var lasting = try watched()
    var sound = 0
    for _ in 0..<RandomEdits.steps {
      try edits.makeStep()
      lasting.compile()
      let tree = project.tree()

      let cold = edits.buildCold()
      if cold.outcome == .fine {
        sound += 1
        #expect(tree == cold.tree, edits.place)
      }
      var new = try watched()
      new.compile()
      #expect(lasting.reported == new.reported, edits.place)
      #expect(project.tree() == tree, edits.place)
    }
    // Otherwise nothing would be tested.
    #expect(sound > RandomEdits.steps / 4)
  }

  /// Builds with the record of earlier runs give what builds without one do, and report the same, whatever
  /// happens to the record.
  @Test func randomEditsAndBuildsGiveWhatAColdRunGives() throws {
    var edits = try RandomEdits()
    let project = edits.project
    let cache = try #require(project.surroundings.cacheFolder)
    let compilations = Compilations()
    var partial = 0
    for _ in 0..<RandomEdits.steps {
      try edits.makeStep(withAnyChangeOnceIn: 3)
      var surroundings = project.surroundings
      switch Int.random(in: 0..<20, using: &edits.numbers) {
      case 0: try? FileManager.default.removeItem(atPath: cache)
      case 1: damage(cache, &edits.numbers)
      case 2: surroundings.version = "0.0.9"
      case 3: try? project.remove("Generated")
      default: break
      }
      project.log.clear()
      let whole = compilations.count
      let outcome = build(
        BuildRequest(), by: compilations.language, in: surroundings,
        console: project.log.console(.normal))
      let errors = project.log.errors
      if compilations.count == whole, !project.log.output.contains("Nothing changed") {
        partial += 1
      }

      let cold = edits.buildCold(in: surroundings)
      #expect(outcome == cold.outcome, edits.place)
      #expect(errors == cold.errors, edits.place)
      if cold.outcome == .fine { #expect(project.tree() == cold.tree, edits.place) }
    }
    // Otherwise nothing would be tested.
    #expect(partial > RandomEdits.steps / 8)
  }

  /// Lint runs with the record of earlier ones report what runs without one do.
  @Test func randomEditsAndLintsGiveWhatAColdRunGives() throws {
    var edits = try RandomEdits()
    let project = edits.project
    let cache = try #require(project.surroundings.cacheFolder)
    let compilations = Compilations()
    let requests = [
      LintRequest(reports: [.init(format: .sarif)], includesSuppressed: true),
      LintRequest(), LintRequest(paths: ["components/Card.yaml"]),
    ]
    var partial = 0
    for _ in 0..<RandomEdits.steps {
      try edits.makeStep(withAnyChangeOnceIn: 4)
      if edits.numbers.once(in: 20) { damage(cache, &edits.numbers) }
      let request = edits.numbers.one(of: requests)
      func run(in surroundings: Surroundings) -> String {
        project.log.clear()
        let outcome = lint(
          request, by: compilations.language, in: surroundings,
          console: project.log.console(.normal))
        return "\(outcome)\n\(project.log.output)\n\(project.log.errors)"
      }
      let whole = compilations.count
      let found = run(in: project.surroundings)
      if compilations.count == whole { partial += 1 }
      #expect(found == run(in: project.surroundings.withoutCache), edits.place)
    }
    // Otherwise nothing would be tested.
    #expect(partial > RandomEdits.steps / 4)
  }

  /// Two builds at once leave a record that the next build can use.
  @Test func simultaneousBuildsGiveWhatAColdRunGives() throws {
    var edits = try RandomEdits(seed: 2)
    let project = edits.project
    let (surroundings, console) = (project.surroundings, project.log.console(.quiet))
    for _ in 0..<40 {
      try edits.makeStep()
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        _ = build(BuildRequest(), by: .components, in: surroundings, console: console)
      }
      try edits.makeStep()
      let outcome = build(BuildRequest(), by: .components, in: surroundings, console: console)
      let cold = edits.buildCold()
      #expect(outcome == cold.outcome, edits.place)
      if cold.outcome == .fine { #expect(project.tree() == cold.tree, edits.place) }
    }
  }

  /// Truncates or changes a file of the cache.
  private func damage(_ cache: String, _ numbers: inout SeededNumbers) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    for name in names {
      let file = URL(filePath: cache).appending(path: name)
      guard var data = try? Data(contentsOf: file), !data.isEmpty else { continue }
      let offset = Int.random(in: 0..<data.count, using: &numbers)
      if numbers.once(in: 2) { data = data.prefix(offset) } else { data[offset] ^= 0x21 }
      try? data.write(to: file)
    }
  }
}

/// Counts the compilations of whole projects.
private final class Compilations: @unchecked Sendable {
  private let lock = NSLock()
  private var total = 0

  var count: Int { lock.withLock { total } }

  var language: Language {
    var language = Language.components
    let emit = language.emit
    language.emit = { [self] reader throws(FileError) in
      lock.withLock { total += 1 }
      return try emit(&reader)
    }
    let lint = language.lint
    language.lint = { [self] reader throws(FileError) in
      lock.withLock { total += 1 }
      return try lint(&reader)
    }
    return language
  }
}
