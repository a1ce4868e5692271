import CompilerDriver
import Foundation
import Specification

/// Measures how many errors in the Swift of specs are found before the Swift compiler runs.
///
///     damage-specs PROJECT INTERFACES [COUNT [SEED]]
///
/// In every round, the Swift in each spec of the project gets one small error, like a typing mistake. Errors
/// that `lint` reports are reverted; the others are passed to `verify`, which reports what is broken.
@main
struct DamageSpecs {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 2, let project = arguments.first else {
      print("usage: damage-specs PROJECT INTERFACES [COUNT [SEED]]")
      exit(2)
    }
    let numbers = arguments.dropFirst(2).compactMap { Int($0) }
    var experiment = try Experiment(
      project: URL(filePath: project), interfaces: arguments.dropFirst().first ?? "",
      seed: UInt64(numbers.dropFirst().first ?? 1))
    defer { experiment.remove() }
    while experiment.draws.count < numbers.first ?? 500 { try experiment.perform() }
    print(experiment.report)
  }
}

/// The result for an error.
struct Draw {
  enum Outcome: String, CaseIterable {
    case refused = "refused by lint"
    case broken = "accepted by lint, refused by verify"
    case harmless = "accepted by both"
  }

  let damage: Damage
  let spec: String
  let outcome: Outcome

  /// The first error that `verify` reports; nil if there is none.
  var error: String?

  /// The draw for a report.
  var lines: String {
    "  \(spec):\(damage.line): \(damage.description)\n" + (error.map { "    \($0)\n" } ?? "")
  }
}

/// A copy of a project whose specs are damaged in rounds.
struct Experiment {
  private let folder: URL
  private let interfaces: String
  private let specs: [String: String]
  private var numbers: Numbers
  private(set) var draws: [Draw] = []

  init(project: URL, interfaces: String, seed: UInt64) throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appending(path: "damage-specs-\(UUID().uuidString)")
    self.interfaces = interfaces
    numbers = Numbers(state: seed)
    let components = folder.appending(path: "components")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["components", "tokens"] {
      try files.copyItem(at: project.appending(path: name), to: folder.appending(path: name))
    }
    // Code lowered for UIKit is damaged in the same way as its SwiftUI code, and compiling one module takes
    // half the time.
    let settings = try String(
      contentsOf: project.appending(path: "dscompile.yaml"), encoding: .utf8
    )
    .split(separator: "\n").filter { !$0.hasPrefix("targets:") && !$0.hasPrefix("uikit:") }
    try Data(settings.joined(separator: "\n").utf8).write(
      to: folder.appending(path: "dscompile.yaml"))
    var specs: [String: String] = [:]
    for name in try files.contentsOfDirectory(atPath: components.path)
    where name.hasSuffix(".yaml") {
      specs[name] = try String(contentsOf: components.appending(path: name), encoding: .utf8)
    }
    self.specs = specs
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Damages every spec once.
  mutating func perform() throws {
    var damages: [String: Damage] = [:]
    for (name, text) in specs.sorted(by: { $0.key < $1.key }) {
      guard let damage = Damage(in: text, &numbers) else { continue }
      damages[name] = damage
      try write(damage.text, name)
    }
    var accepted = damages
    while case let refused = try errors(console: lintErrors), !refused.isEmpty {
      let own = Set(refused.map(\.file)).filter { accepted[$0] != nil }
      for name in own.sorted() { try refuse(name, in: &accepted) }
      if own.isEmpty { try refuseCulprit(in: &accepted) }
    }
    let broken = Dictionary(
      try errors(console: verifyErrors).map { ($0.file, $0.message) },
      uniquingKeysWith: { first, _ in first })
    for (name, damage) in accepted.sorted(by: { $0.key < $1.key }) {
      let draw = Draw(
        damage: damage, spec: name, outcome: broken[name] == nil ? .harmless : .broken,
        error: broken[name])
      draws.append(draw)
      if draw.outcome == .broken { print(draw.lines, terminator: "") }
    }
    for (name, text) in specs { try write(text, name) }
    print("\(draws.count) draws, \(draws.count { $0.outcome == .broken }) accepted and broken")
  }

  /// Counts the error in a spec as rejected, and reverts it.
  private mutating func refuse(_ name: String, in accepted: inout [String: Damage]) throws {
    guard let damage = accepted.removeValue(forKey: name) else { return }
    draws.append(Draw(damage: damage, spec: name, outcome: .refused))
    try write(specs[name] ?? "", name)
  }

  /// Rejects the change that only causes errors in other specs: the first one without which there are fewer.
  private mutating func refuseCulprit(in accepted: inout [String: Damage]) throws {
    let count = try errors(console: lintErrors).count
    for (name, damage) in accepted.sorted(by: { $0.key < $1.key }) {
      try write(specs[name] ?? "", name)
      if try errors(console: lintErrors).count < count {
        return try refuse(name, in: &accepted)
      }
      try write(damage.text, name)
    }
    throw ExperimentError.errorsOfUndamagedSpecs
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: "components/\(name)"))
  }

  private var surroundings: Surroundings {
    Surroundings(base: folder.path, interfaces: interfaces)
  }

  private func lintErrors(_ console: Console) {
    _ = lint(
      LintRequest(reports: [.init(format: .jsonl)], problemLimit: .max), by: .components,
      in: surroundings, console: console)
  }

  private func verifyErrors(_ console: Console) {
    _ = verify(
      VerifyRequest(
        modes: [.v6], platforms: [.iOS], verifiesCalls: false, reports: [.init(format: .jsonl)],
        problemLimit: .max), in: surroundings, console: console)
  }

  /// The errors that a command reports.
  private func errors(console command: (Console) -> Void) throws -> [ReportedError] {
    let log = Log()
    command(Console(verbosity: .quiet, output: log.add, errors: { print($0, terminator: "") }))
    var errors: [ReportedError] = []
    for line in log.text.split(separator: "\n") {
      guard let problem = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        problem["severity"] as? String == "error"
      else { continue }
      let path = problem["path"] as? String ?? "a defect"
      errors.append(
        ReportedError(
          file: URL(filePath: path).lastPathComponent,
          message: problem["message"] as? String ?? ""))
    }
    return errors
  }

  /// The shares, and each damage that was accepted.
  var report: String {
    var text = ""
    let kinds = Damage.Kind.allCases.map { kind in
      (kind.rawValue, draws.filter { $0.damage.kind == kind })
    }
    for (name, draws) in kinds + [("any damage", draws)] {
      text += "\(name):\n"
      for outcome in Draw.Outcome.allCases {
        let count = draws.count { $0.outcome == outcome }
        let share = String(format: "%.1f", Double(count) / Double(max(1, draws.count)) * 100)
        text += "  \(outcome.rawValue): \(count) of \(draws.count) (\(share) %)\n"
      }
    }
    for outcome in [Draw.Outcome.broken, .harmless] {
      text += "\(outcome.rawValue):\n"
      for draw in draws where draw.outcome == outcome { text += draw.lines }
    }
    return text
  }
}

/// An error in a file, without the folder.
private struct ReportedError {
  let file: String
  let message: String
}

enum ExperimentError: Error {
  /// `lint` reports errors that no single change explains.
  case errorsOfUndamagedSpecs
}

/// The output of a command.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var written = ""

  var text: String { lock.withLock { written } }

  @Sendable func add(_ text: String) { lock.withLock { written += text } }
}
