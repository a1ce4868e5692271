import CompilerDriver
import DesignModel
import RandomSpecs
import SwiftCompilation
import TestSupport
import Testing

/// The analysis of overloads is held against the compiler: random components are emitted, called,
/// and compiled, and every call has to mean what the analysis says.
@Suite struct OverloadProofs {
  /// How many components are compared; `make prove` asks for thousands.
  private static let count = SampleSize.count(40)
  private static let batch = 40

  @Test func analysisAgreesWithTheCompiler() async throws {
    var numbers = SeededNumbers(seed: SampleSize.seed)
    var compared = 0
    var calls = 0
    var rejections: [String: Int] = [:]
    var rejected = 0
    var index = 0
    while compared < Self.count {
      var specs: [SampleSpec] = []
      let project = SampleProject(using: &numbers)
      var names = hostileComponentNames.shuffled(using: &numbers)
      while specs.count < min(Self.batch, Self.count - compared) {
        index += 1
        let name = names.popLast() ?? "Component\(index)"
        let spec = SampleSpec(
          randomlyNamed: name, kind(index, &numbers), project: project, using: &numbers)
        let (found, _, errors) = legal(among: [spec])
        specs += found
        for error in errors { rejections[error.id, default: 0] += 1 }
        if found.isEmpty { rejected += 1 }
      }
      let batch = Batch(specs, using: &numbers)
      rejected += specs.count - batch.subjects.count
      async let five = disagreements(in: batch, mode: .v5)
      async let six = disagreements(in: batch, mode: .v6)
      let found = try await five + six
      compared += batch.subjects.count
      calls += batch.subjects.reduce(0) { $0 + $1.calls.count }
      guard found.isEmpty else {
        try await report(found)
        break
      }
    }
    let reasons = rejections.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    print(
      "Overload proofs: \(compared) components, \(calls) calls in two language modes, "
        + "\(rejected) specs rejected (\(reasons))")
  }

  /// What the next component is: of every eight, five views, a value and two modifiers, of which some
  /// share a name.
  private func kind(_ index: Int, _ numbers: inout SeededNumbers) -> SampleSpec.Kind {
    switch index % 8 {
    case 3: .value
    case 0, 4: .modifier(method: numbers.one(of: ["shared", "common", nil]))
    default: .view
    }
  }

  /// Modifiers that share a name, and that the analysis lets do so, take no call of each other.
  @Test func sharedMethods() async throws {
    var numbers = SeededNumbers(seed: SampleSize.seed)
    var specs: [SampleSpec] = []
    for group in 0..<Self.count / 2 {
      for letter in ["A", "B", "C"] {
        specs.append(
          SampleSpec(
            randomlyNamed: "Modifier\(group)\(letter)", .modifier(method: "shared\(group)"),
            project: SampleProject(), using: &numbers))
      }
    }
    let batch = Batch(specs, using: &numbers)
    let names = batch.subjects.compactMap(\.component.method)
    #expect(Set(names).count < names.count)
    for mode in LanguageMode.allCases {
      for disagreement in try await disagreements(in: batch, mode: mode) {
        Issue.record("\(disagreement)")
      }
    }
  }

  /// Shows the least spec of each sort of disagreement.
  private func report(_ found: [Disagreement]) async throws {
    var seen: Set<String> = []
    for disagreement in found where seen.insert(disagreement.spec.name).inserted {
      Issue.record("\(try await shrink(disagreement))\n\nfirst seen in\n\(disagreement)")
      if seen.count == 6 { break }
    }
  }

  /// A smaller spec on which the analysis and the compiler still disagree.
  private func shrink(_ disagreement: Disagreement) async throws -> Disagreement {
    var least = disagreement
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for spec in least.spec.smaller {
        var numbers = SeededNumbers(seed: SampleSize.seed)
        let batch = Batch([spec], using: &numbers)
        guard !batch.subjects.isEmpty,
          let found = try await disagreements(in: batch, mode: least.mode).first,
          found.sort == least.sort
        else { continue }
        least = found
        isSmaller = true
        break
      }
    }
    return least
  }
}
