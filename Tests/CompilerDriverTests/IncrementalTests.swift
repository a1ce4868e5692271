import CompilerDriver
import Foundation
import TestSupport
import Testing

/// A process that compiles a project repeatedly gets the same results as a new one.
@Suite struct IncrementalTests {
  /// The number of edits; `DSCOMPILE_EDITS` can increase it.
  private static let edits =
    ProcessInfo.processInfo.environment["DSCOMPILE_EDITS"].flatMap(Int.init) ?? 300

  @Test func randomEditsGiveWhatAColdRunGives() throws {
    let project = try TestProject()
    let seed = ProcessInfo.processInfo.environment["DSCOMPILE_SEED"].flatMap(UInt64.init) ?? 1
    var numbers = SeededNumbers(seed: seed)
    var edited = EditedProject()
    var written: [String: String] = [:]
    try update(project, edited.files, &written)
    var surroundings = project.surroundings
    surroundings.cacheFolder = nil
    let console = project.log.console(.normal)
    func watched() throws -> WatchedProject {
      try #require(try WatchedProject.open(WatchRequest(), in: surroundings, console: console))
    }
    var lasting = try watched()
    var sound = 0
    for step in 0..<Self.edits {
      for _ in 0...(numbers.once(in: 4) ? 2 : 0) { edited.edit(&numbers) }
      try update(project, edited.files, &written)
      lasting.compile()
      let tree = project.tree()

      let cold = BuildRequest(output: "Cold-\(step)")
      let outcome = build(cold, by: .components, in: surroundings, console: console)
      defer { try? project.remove("Cold-\(step)") }
      if outcome == .fine {
        sound += 1
        let folder = "Cold-\(step)\(edited.isPackage ? "" : "/Generated")"
        #expect(tree == project.tree(folder), "seed \(seed), edit \(step)")
      }
      var new = try watched()
      new.compile()
      #expect(lasting.reported == new.reported, "seed \(seed), edit \(step)")
      #expect(project.tree() == tree, "seed \(seed), edit \(step)")
    }
    // Otherwise nothing would be tested.
    #expect(sound > Self.edits / 4)
  }

  /// Builds with the record of earlier runs give what builds without one do, and report the same, whatever
  /// happens to the record.
  @Test func randomEditsAndBuildsGiveWhatAColdRunGives() throws {
    let project = try TestProject()
    let seed = ProcessInfo.processInfo.environment["DSCOMPILE_SEED"].flatMap(UInt64.init) ?? 1
    var numbers = SeededNumbers(seed: seed)
    var edited = EditedProject()
    var written: [String: String] = [:]
    let cache = try #require(project.surroundings.cacheFolder)
    let console = project.log.console(.normal)
    let compilations = Compilations()
    var partial = 0
    for step in 0..<Self.edits {
      for _ in 0...(numbers.once(in: 4) ? 2 : 0) {
        if numbers.once(in: 3) { edited.edit(&numbers) } else { edited.editBody(&numbers) }
      }
      try update(project, edited.files, &written)
      var surroundings = project.surroundings
      switch Int.random(in: 0..<20, using: &numbers) {
      case 0: try? FileManager.default.removeItem(atPath: cache)
      case 1: damage(cache, &numbers)
      case 2: surroundings.version = "0.0.9"
      case 3: try? project.remove("Generated")
      default: break
      }
      project.log.clear()
      let whole = compilations.count
      let outcome = build(
        BuildRequest(), by: compilations.language, in: surroundings, console: console)
      let errors = project.log.errors
      if compilations.count == whole, !project.log.output.contains("Nothing changed") {
        partial += 1
      }
      let tree = project.tree()

      var cold = project.surroundings
      cold.cacheFolder = nil
      cold.version = surroundings.version
      project.log.clear()
      let expected = build(
        BuildRequest(output: "Cold-\(step)"), by: .components, in: cold, console: console)
      defer { try? project.remove("Cold-\(step)") }
      #expect(outcome == expected, "seed \(seed), edit \(step)")
      #expect(errors == project.log.errors, "seed \(seed), edit \(step)")
      if expected == .fine {
        let folder = "Cold-\(step)\(edited.isPackage ? "" : "/Generated")"
        #expect(tree == project.tree(folder), "seed \(seed), edit \(step)")
      }
    }
    // Otherwise nothing would be tested.
    #expect(partial > Self.edits / 8)
  }

  /// Lint runs with the record of earlier ones report what runs without one do.
  @Test func randomEditsAndLintsGiveWhatAColdRunGives() throws {
    let project = try TestProject()
    let seed = ProcessInfo.processInfo.environment["DSCOMPILE_SEED"].flatMap(UInt64.init) ?? 1
    var numbers = SeededNumbers(seed: seed)
    var edited = EditedProject()
    var written: [String: String] = [:]
    let cache = try #require(project.surroundings.cacheFolder)
    let compilations = Compilations()
    let requests = [
      LintRequest(reports: [.init(format: .sarif)], includesSuppressed: true),
      LintRequest(), LintRequest(paths: ["components/Card.yaml"]),
    ]
    var partial = 0
    for step in 0..<Self.edits {
      for _ in 0...(numbers.once(in: 4) ? 2 : 0) {
        if numbers.once(in: 4) { edited.edit(&numbers) } else { edited.editBody(&numbers) }
      }
      try update(project, edited.files, &written)
      if numbers.once(in: 20) { damage(cache, &numbers) }
      let request = numbers.one(of: requests)
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
      var cold = project.surroundings
      cold.cacheFolder = nil
      #expect(found == run(in: cold), "seed \(seed), edit \(step)")
    }
    // Otherwise nothing would be tested.
    #expect(partial > Self.edits / 4)
  }

  /// Two builds at once leave a record that the next build can use.
  @Test func simultaneousBuildsGiveWhatAColdRunGives() throws {
    let project = try TestProject()
    var numbers = SeededNumbers(seed: 2)
    var edited = EditedProject()
    var written: [String: String] = [:]
    for step in 0..<40 {
      edited.edit(&numbers)
      try update(project, edited.files, &written)
      let (surroundings, console) = (project.surroundings, project.log.console(.quiet))
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        _ = build(BuildRequest(), by: .components, in: surroundings, console: console)
      }
      edited.edit(&numbers)
      try update(project, edited.files, &written)
      let outcome = build(BuildRequest(), by: .components, in: surroundings, console: console)
      var cold = surroundings
      cold.cacheFolder = nil
      let expected = build(
        BuildRequest(output: "Cold"), by: .components, in: cold, console: console)
      defer { try? project.remove("Cold") }
      #expect(outcome == expected, "edit \(step)")
      if expected == .fine {
        #expect(
          project.tree() == project.tree("Cold\(edited.isPackage ? "" : "/Generated")"),
          "edit \(step)")
      }
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

  private func update(
    _ project: TestProject, _ files: [String: String], _ written: inout [String: String]
  ) throws {
    for path in written.keys where files[path] == nil { try project.remove(path) }
    for (path, text) in files where written[path] != text { try project.write(path, text) }
    written = files
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
