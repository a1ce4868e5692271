import Compatibility
import CompilerDriver
import DesignModel
import RandomSpecs
import SwiftCompilation
import TestSupport
import Testing

/// Compares what the analysis says of changes with the compiler: the calls that a random component promised are compiled
/// against an edited version of it.
@Suite struct ChangeProofs {
  /// The number of pairs of versions; `make prove` uses thousands.
  private static let count = SampleSize.count(60)
  private static let batch = 30

  /// The verdicts on calls, as the analysis has them.
  private struct Verdicts {
    var safe = 0
    var broken = 0
    var changed = 0

    /// Calls that are said to be safe, and that the compiler refuses.
    var contradicted: [String] = []

    /// Verdicts that a call is broken or means something else, which the compiler does not confirm.
    var unconfirmed: [String] = []
  }

  @Test func verdictsAgreeWithTheCompiler() async throws {
    var numbers = SeededNumbers(seed: SampleSize.seed)
    var verdicts = Verdicts()
    var compared = 0
    var index = 0
    while compared < Self.count {
      var pairs = try nextPairs(&index, min(Self.batch, Self.count - compared), &numbers)
      while case .broken(let diagnostics) = try await judge(pairs, &verdicts, &numbers) {
        // A type that nothing declares may be one of a later system, so the tool accepts the spec.
        let sound = pairs.filter { !diagnostics.contains("\($0.later.name)/") }
        guard sound.count < pairs.count else {
          Issue.record("the components do not compile:\n\(diagnostics)")
          return
        }
        pairs = sound
      }
      compared += pairs.count
    }
    let all = verdicts.safe + verdicts.broken + verdicts.changed
    #expect(
      verdicts.contradicted.isEmpty,
      "\(verdicts.contradicted.prefix(6).joined(separator: "\n\n"))")
    #expect(verdicts.broken > 0)
    // Swift converts arrays of values to arrays of optionals, and judges closures for parameters of any type by those
    // that follow; the analysis relies on neither.
    #expect(
      verdicts.unconfirmed.count * 50 <= verdicts.broken + verdicts.changed,
      "\(verdicts.unconfirmed.prefix(6).joined(separator: "\n\n"))")
    print(
      "Change proofs: \(compared) pairs of versions, \(all) calls: \(verdicts.safe) safe, "
        + "\(verdicts.broken) broken, \(verdicts.changed) with another meaning; "
        + "\(verdicts.contradicted.count) contradicted by the compiler, "
        + "\(verdicts.unconfirmed.count) not confirmed")
  }

  /// Compares the verdicts on the calls of pairs of versions with what the compiler says of them.
  private func judge(
    _ pairs: [(earlier: SampleSpec, later: SampleSpec)], _ verdicts: inout Verdicts,
    _ numbers: inout SeededNumbers
  ) async throws -> Selected {
    let (before, system, _) = legal(among: pairs.map(\.earlier))
    let old = Dictionary(
      zip(before, system.components).map {
        ($0.name, $1.interface.unaliased(system.library.aliases))
      }, uniquingKeysWith: { $1 })
    let later = pairs.map(\.later).filter { old[$0.name] != nil }
    let batch = Batch(
      later,
      calls: { callee, numbers in
        guard callee.first == 0, !callee.component.hidesInitializers,
          let component = old[callee.component.plainName]
        else { return [] }
        let calls = component.initializers.flatMap { $0.promisedCalls() }
        return Array(calls.shuffled(using: &numbers).prefix(60))
      }, using: &numbers)
    async let five = selections(of: batch, mode: .v5)
    async let six = selections(of: batch, mode: .v6)
    let selected = try await (five: five, six: six)
    guard case .calls(let foundInFive) = selected.five else { return selected.five }
    guard case .calls(let foundInSix) = selected.six else { return selected.six }
    for (subject, found) in zip(batch.subjects, zip(foundInFive, foundInSix)) {
      guard let component = old[subject.spec.name] else { continue }
      let later = subject.component.interface.unaliased(batch.system.library.aliases)
      let compared = changedCalls(from: component, to: later, NewNames())
      judge(subject, Array(zip(found.0, found.1)), compared, &verdicts)
    }
    return selected.six
  }

  /// Versions without errors.
  private func nextPairs(
    _ index: inout Int, _ count: Int, _ numbers: inout SeededNumbers
  ) throws -> [(earlier: SampleSpec, later: SampleSpec)] {
    var pairs: [(earlier: SampleSpec, later: SampleSpec)] = []
    let project = SampleProject(using: &numbers)
    while pairs.count < count {
      index += 1
      let spec = SampleSpec(
        randomlyNamed: "Component\(index)", project: project, using: &numbers)
      guard let pair = spec.edited(using: &numbers),
        !legal(among: [pair.earlier]).specs.isEmpty, !legal(among: [pair.later]).specs.isEmpty
      else { continue }
      pairs.append(pair)
    }
    return pairs
  }

  /// Compares the verdicts on the calls of a component with what the compiler says of them.
  private func judge(
    _ subject: Subject, _ found: [(five: String, six: String)], _ compared: ComparedCalls,
    _ verdicts: inout Verdicts
  ) {
    for (entry, found) in zip(subject.calls, found) {
      let isAccepted = found.five.hasPrefix("initializer ") && found.six.hasPrefix("initializer ")
      let isConfirmed: Bool
      switch compared.effect(on: entry.call) {
      case nil:
        verdicts.safe += 1
        isConfirmed = isAccepted
      case .broken, .ambiguous:
        verdicts.broken += 1
        isConfirmed = !isAccepted
      case .moved, .stored:
        verdicts.changed += 1
        isConfirmed = isAccepted
      }
      if isConfirmed { continue }
      let effect = compared.effect(on: entry.call)
      let text = """
        \(entry.call.swift(entry.callee))
          the analysis says \(effect.map { "\($0)" } ?? "safe"), Swift 5 and 6 say \(found)
        \(subject.spec.project.yaml)---
        \(subject.spec.yaml)
        """
      if effect == nil {
        verdicts.contradicted.append(text)
      } else {
        verdicts.unconfirmed.append(text)
      }
    }
  }
}
