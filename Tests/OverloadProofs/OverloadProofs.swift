import CompilerDriver
import DesignModel
import RandomSpecs
import SwiftCompilation
import TestSupport
import Testing

/// Compares the analysis of overloads with the compiler: random components are emitted, called, and compiled,
/// and every call has to resolve as the analysis predicts.
@Suite struct OverloadProofs {
  /// The number of components; `make prove` uses thousands.
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
          randomlyNamed: name, Self.kind(index, &numbers), project: project, using: &numbers)
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

  /// The kind of the next component: of every eight, five views, a value and two modifiers, some of which
  /// share a name.
  static func kind(_ index: Int, _ numbers: inout SeededNumbers) -> SampleSpec.Kind {
    switch index % 8 {
    case 3: .value
    case 0, 4: .modifier(method: numbers.one(of: ["shared", "common", nil]))
    default: .view
    }
  }

  /// Modifiers that share a name, if the analysis permits it, are not selected for each other's calls.
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

  /// Reports the smallest spec for each sort of disagreement.
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
