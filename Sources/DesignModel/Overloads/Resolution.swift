import StepCounting
import SwiftTypes

/// What Swift makes of a call.
package enum Resolution: Equatable, Sendable {
  /// It means the initializer with this index.
  case initializer(Int)

  /// It could mean each of these, and Swift cannot choose.
  case ambiguous([Int])

  /// It means none.
  case none
}

/// A mode of the language, as far as calls mean different things in them.
package enum SwiftMode: CaseIterable, Sendable {
  case v5
  case v6
}

/// Decides which of a component's initializers Swift selects for a call.
///
/// The rules are the type checker's, as far as promised calls reach them. ``Matching`` says which
/// parameter each argument goes to. Of what fits, solutions are compared by their score (closures
/// that are not `async` where they may be, closures that could go to another parameter in Swift 5,
/// disfavoured declarations, closures whose view is thrown away, literals that are not of their
/// default type, values wrapped in optionals), and equal ones by how specialized the declarations
/// are.
package final class OverloadResolver {
  private let table = LabelTable()
  private let candidates: [Candidate]

  /// One for each candidate.
  private let outlines: [Candidate.Outline]

  /// The candidates by the number of each label of their parameters, in their order.
  private let labelled: [[Int]]

  /// The candidates that a call without labels could mean.
  private let callableWithoutLabels: [Int]

  /// Whether one candidate is at least as specialized as another, as far as it was asked.
  private var specializations: [Pair: Bool] = [:]

  private struct Pair: Hashable {
    let index: Int
    let other: Int
  }

  package init(_ initializers: [Initializer]) {
    let table = table
    candidates = initializers.map { Candidate($0, in: table) }
    outlines = candidates.map(\.outline)
    var labelled: [[Int]] = Array(repeating: [], count: table.count)
    for (index, candidate) in candidates.enumerated() {
      countSteps(candidate.places.count)
      for place in candidate.places where place.label != .none {
        let number = place.label.number
        if labelled[number].last != index { labelled[number].append(index) }
      }
    }
    self.labelled = labelled
    callableWithoutLabels = outlines.indices.filter { [outlines] in
      outlines[$0].requiredLabels.leastCount <= 1
    }
  }

  /// The candidates that a call could mean, as far as its labels say.
  private func candidates(for call: CallForm) -> [Int] {
    var fewest: [Int]?
    for label in call.labels where label != .none {
      // A label that only calls have is behind those of the candidates.
      guard label.number < labelled.count else { return [] }
      if labelled[label.number].count < fewest?.count ?? .max { fewest = labelled[label.number] }
    }
    let indices = fewest ?? callableWithoutLabels
    countSteps(call.labels.count + indices.count)
    return indices.filter { outlines[$0].couldTake(call) }
  }

  package func resolve(_ call: Call, in mode: SwiftMode) -> Resolution {
    let form = CallForm(call, in: table)
    return resolve(form, among: ways(for: form), in: mode)
  }

  /// What Swift makes of a call: in Swift 6, and in Swift 5 if that could make something else of it.
  func resolutions(of call: Call) -> [(mode: SwiftMode, resolution: Resolution)] {
    let form = CallForm(call, in: table)
    let ways = ways(for: form)
    let modes: [SwiftMode] = ways.contains(where: \.areSeveral) ? [.v6, .v5] : [.v6]
    return modes.map { ($0, resolve(form, among: ways, in: $0)) }
  }

  /// How a call could mean a candidate.
  private struct Ways {
    let index: Int
    let forward: Matching?

    /// That of Swift 5, which also tries the last parameter that could take the only trailing closure.
    let backward: Matching?

    /// Whether the only trailing closure could go elsewhere in Swift 5.
    var areSeveral: Bool { backward != nil && backward != forward }
  }

  /// How a call could mean each candidate, which is the same in both modes.
  private func ways(for call: CallForm) -> [Ways] {
    candidates(for: call).map { index in
      Ways(
        index: index, forward: Matching(call, candidates[index]),
        backward: call.trailingCount == 1 ? Matching(backward: call, candidates[index]) : nil)
    }
  }

  private func resolve(
    _ call: CallForm, among ways: [Ways], in mode: SwiftMode
  ) -> Resolution {
    var best: (score: Solution.Score, found: [Int])?
    for ways in ways {
      let index = ways.index
      guard let score = score(of: call, ways, mode) else { continue }
      if best == nil || score < best?.score ?? score {
        best = (score, [index])
      } else if score == best?.score {
        best?.found.append(index)
      }
    }
    guard let found = best?.found else { return .none }
    countSteps(found.count)
    let special = found.filter { index in
      found.allSatisfy { $0 == index || isPreferred(index, to: $0) }
    }
    return special.count == 1 ? .initializer(special[0]) : .ambiguous(found)
  }

  /// Whether one initializer is more specialized than another.
  private func isPreferred(_ index: Int, to other: Int) -> Bool {
    isAsSpecialized(index, as: other) && !isAsSpecialized(other, as: index)
  }

  private func isAsSpecialized(_ index: Int, as other: Int) -> Bool {
    let pair = Pair(index: index, other: other)
    if let known = specializations[pair] { return known }
    countSteps(candidates[index].places.count)
    let isAsSpecialized = candidates[index].isAsSpecialized(as: candidates[other])
    specializations[pair] = isAsSpecialized
    return isAsSpecialized
  }

  /// The cost of a call by one initializer; nil if it does not fit.
  private func score(
    of call: CallForm, _ ways: Ways, _ mode: SwiftMode
  ) -> Solution.Score? {
    let candidate = candidates[ways.index]
    let forward = ways.forward
    let backward = mode == .v5 ? ways.backward : nil
    if forward == backward { return forward?.score(of: call, for: candidate) }
    var score = forward?.score(of: call, for: candidate)
    if backward != nil { score?.forwardClosures = 1 }
    return [score, backward?.score(of: call, for: candidate)].compactMap(\.self).min()
  }
}

extension Parameter {
  /// The type, or what is inside of it if it is optional.
  var wrappedType: TypeExpression { type.unwrapped }
}
