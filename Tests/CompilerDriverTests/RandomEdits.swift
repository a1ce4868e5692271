import CompilerDriver
import Foundation
import RandomSpecs
import TestSupport
import Testing

/// A project on disk that is edited randomly. The edits for a seed are always the same.
struct RandomEdits {
  /// The number of steps of a test; `DSCOMPILE_EDITS` can increase it.
  static let steps =
    ProcessInfo.processInfo.environment["DSCOMPILE_EDITS"].flatMap(Int.init) ?? 300

  let project: TestProject

  /// For the other random decisions of a test.
  var numbers: SeededNumbers

  private let seed: UInt64
  private var step = 0
  private var edited = EditedProject()
  private var written: [String: String] = [:]

  init(seed: UInt64 = SampleSize.seed) throws {
    project = try TestProject()
    numbers = SeededNumbers(seed: seed)
    self.seed = seed
    try write()
  }

  /// Identifies the current state of the project in messages.
  var place: Comment { "seed \(seed), step \(step)" }

  /// Changes one thing, or sometimes three.
  ///
  /// - Parameter share: One in this number of changes can affect anything; the others only change the body of
  ///   a spec in a project without errors.
  mutating func makeStep(withAnyChangeOnceIn share: Int = 1) throws {
    step += 1
    for _ in 0...(numbers.once(in: 4) ? 2 : 0) {
      if share == 1 || numbers.once(in: share) {
        edited.edit(&numbers)
      } else {
        edited.editBody(&numbers)
      }
    }
    try write()
  }

  /// Builds the project into another folder, which is removed again, without a record of earlier runs.
  ///
  /// - Parameter surroundings: The project's own by default.
  func buildCold(
    in surroundings: Surroundings? = nil
  ) -> (outcome: Outcome, errors: String, tree: [String: String]) {
    project.log.clear()
    defer { try? project.remove("Cold") }
    let outcome = build(
      BuildRequest(output: "Cold"), by: .components,
      in: (surroundings ?? project.surroundings).withoutCache, console: project.log.console(.normal)
    )
    let folder = "Cold\(edited.isPackage ? "" : "/Generated")"
    return (outcome, project.log.errors, project.tree(folder))
  }

  /// Writes the files that differ.
  private mutating func write() throws {
    let files = edited.files
    for path in written.keys where files[path] == nil { try project.remove(path) }
    for (path, text) in files where written[path] != text { try project.write(path, text) }
    written = files
  }
}
