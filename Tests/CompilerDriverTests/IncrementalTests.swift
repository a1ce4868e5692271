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
        #expect(tree == project.tree("Cold-\(step)/Generated"), "seed \(seed), edit \(step)")
      }
      var new = try watched()
      new.compile()
      #expect(lasting.reported == new.reported, "seed \(seed), edit \(step)")
      #expect(project.tree() == tree, "seed \(seed), edit \(step)")
    }
    // Otherwise nothing would be tested.
    #expect(sound > Self.edits / 4)
  }

  private func update(
    _ project: TestProject, _ files: [String: String], _ written: inout [String: String]
  ) throws {
    for path in written.keys where files[path] == nil { try project.remove(path) }
    for (path, text) in files where written[path] != text { try project.write(path, text) }
    written = files
  }
}
