import DesignModel
import Foundation
import SwiftCompilation
import Testing

/// The analysis of overloads is held against the compiler: random components are emitted, called,
/// and compiled, and every call has to mean what the analysis says.
@Suite struct OverloadProofs {
  /// How many components are compared; `make prove` asks for thousands.
  private static let count =
    ProcessInfo.processInfo.environment["DSCOMPILE_PROOFS"].flatMap(Int.init) ?? 40

  private static let seed =
    ProcessInfo.processInfo.environment["DSCOMPILE_SEED"].flatMap(UInt64.init) ?? 1

  private static let batch = 40

  @Test func analysisAgreesWithTheCompiler() async throws {
    var numbers = SeededNumbers(seed: Self.seed)
    var compared = 0
    var calls = 0
    var rejected = 0
    var index = 0
    while compared < Self.count {
      var subjects: [Subject] = []
      while subjects.count < min(Self.batch, Self.count - compared) {
        index += 1
        if let subject = Subject(RandomSpec(index: index, using: &numbers), using: &numbers) {
          subjects.append(subject)
        } else {
          rejected += 1
        }
      }
      let batch = subjects
      async let five = disagreements(in: batch, mode: .v5)
      async let six = disagreements(in: batch, mode: .v6)
      let found = try await five + six
      compared += subjects.count
      calls += subjects.reduce(0) { $0 + $1.calls.count }
      for disagreement in found.prefix(8) { Issue.record("\(disagreement)") }
      if !found.isEmpty {
        let least = try await shrink(found[0])
        Issue.record("The least of the first: \(least)")
        break
      }
    }
    print(
      "Overload proofs: \(compared) components, \(calls) calls in two language modes, "
        + "\(rejected) specs rejected")
  }

  /// What random components once showed the analysis to be wrong about.
  @Test func analysisIsNotWrongAgain() async throws {
    let action = RandomSpec.Property(name: "selection", text: "\"(() -> Void)?\"")
    let other = RandomSpec.Property(name: "view", text: "\"(() -> Void)?\"")
    // A closure labelled `_` is one that comes next, unlike none.
    let unlabelled = Subject(
      RandomSpec(
        "Unlabelled",
        slots: [.init(name: "value", isOptional: true), .init(name: "in", label: "_")],
        properties: [action, other]),
      calls: [
        Call(
          arguments: [],
          trailing: [
            .init(label: nil, value: .closure(.action)),
            .init(label: nil, value: .closure(.oneView)),
          ])
      ])
    // Nothing says of which type a view would be that is nil.
    let noView = Subject(
      RandomSpec(
        "NoView", slots: [.init(name: "icon", isOptional: true, options: ["text", "value"])]),
      calls: [Call(arguments: [.init(label: "icon", value: .nil)], trailing: [])])
    let subjects = [unlabelled, noView].compactMap(\.self)
    #expect(subjects.count == 2)
    for mode in LanguageMode.allCases {
      let found = try await disagreements(in: subjects, mode: mode)
      #expect(found.map(\.description) == [])
    }
  }

  /// A smaller spec on which the analysis and the compiler still disagree.
  private func shrink(_ disagreement: Disagreement) async throws -> Disagreement {
    var least = disagreement
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for spec in least.spec.smaller {
        var numbers = SeededNumbers(seed: Self.seed)
        guard let subject = Subject(spec, using: &numbers),
          let found = try await disagreements(in: [subject], mode: least.mode).first
        else { continue }
        least = found
        isSmaller = true
        break
      }
    }
    return least
  }
}
