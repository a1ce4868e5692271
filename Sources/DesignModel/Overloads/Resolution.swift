import StepCounting
import SwiftTypes

/// Swift's resolution of a call.
package enum Resolution: Equatable, Sendable {
  /// The initializer with this index.
  case initializer(Int)

  /// Each of these is possible, and Swift cannot choose.
  case ambiguous([Int])

  /// None matches.
  case none
}

/// A language mode, as far as it affects overload resolution.
package enum SwiftMode: CaseIterable, Sendable {
  case v5
  case v6
}

/// Determines which of a component's initializers Swift selects for a call.
///
/// It implements the type checker's rules that are relevant for promised calls. ``Matching`` assigns
/// arguments to parameters. Matching solutions are compared by their score (synchronous closures where
/// `async` is allowed, closures that could go to another parameter in Swift 5, disfavored declarations,
/// closures whose view is discarded, literals of a non-default type, values wrapped in optionals). Equal
/// scores are compared by how specialized the declarations are and, for initializers, by the types of all
/// parameters.
package final class OverloadResolver {
  private let table = LabelTable()
  private let candidates: [Candidate]

  /// One for each candidate.
  private let outlines: [Candidate.Outline]

  /// The candidates for each label of their parameters, by label number, in order.
  private let labeled: [[Int]]

  /// The candidates that accept a call without labels.
  private let callableWithoutLabels: [Int]

  /// Cached results of whether one candidate is at least as specialized as another.
  private var specializations: [Pair: Bool] = [:]

  private struct Pair: Hashable {
    let index: Int
    let other: Int
  }

  package init(_ initializers: [Initializer]) {
    let table = table
    candidates = initializers.map { Candidate($0, in: table) }
    outlines = candidates.map(\.outline)
    var labeled: [[Int]] = Array(repeating: [], count: table.count)
    for (index, candidate) in candidates.enumerated() {
      countSteps(candidate.places.count)
      for place in candidate.places where place.label != .none {
        let number = place.label.number
        if labeled[number].last != index { labeled[number].append(index) }
      }
    }
    self.labeled = labeled
    callableWithoutLabels = outlines.indices.filter { [outlines] in
      outlines[$0].requiredLabels.leastCount <= 1
    }
  }

  /// The candidates for a call, judging by its labels.
  private func candidates(for call: CallForm) -> [Int] {
    var fewest: [Int]?
    for label in call.labels where label != .none {
      // Labels that only occur in calls have numbers after those of the candidates.
      guard label.number < labeled.count else { return [] }
      if labeled[label.number].count < fewest?.count ?? .max { fewest = labeled[label.number] }
    }
    let indices = fewest ?? callableWithoutLabels
    countSteps(call.labels.count + indices.count)
    return indices.filter { outlines[$0].couldTake(call) }
  }

  package func resolve(_ call: Call, in mode: SwiftMode) -> Resolution {
    let form = CallForm(call, in: table)
    return resolve(form, among: ways(for: form), in: mode)
  }

  /// The resolutions of a call: in Swift 6, and in Swift 5 if that may differ.
  func resolutions(of call: Call) -> [(mode: SwiftMode, resolution: Resolution)] {
    let form = CallForm(call, in: table)
    let ways = ways(for: form)
    let modes: [SwiftMode] = ways.contains(where: \.areSeveral) ? [.v6, .v5] : [.v6]
    return modes.map { ($0, resolve(form, among: ways, in: $0)) }
  }

  /// A way in which a call matches a candidate.
  private struct Way {
    let matching: Matching
    var score: Solution.Score

    /// Nil if an argument does not have its parameter's type.
    init?(_ matching: Matching, of call: CallForm, for candidate: Candidate) {
      guard let score = matching.score(of: call, for: candidate) else { return nil }
      self.matching = matching
      self.score = score
    }
  }

  /// The ways in which a call can match a candidate.
  private struct Ways {
    let index: Int
    private let forward: Way?

    /// The way in Swift 5 if the only trailing closure goes to the last parameter that accepts it.
    private let backward: Way?

    /// Whether the only trailing closure may go elsewhere in Swift 5.
    let areSeveral: Bool

    init(_ call: CallForm, _ index: Int, _ candidate: Candidate) {
      let matching = Matching(call, candidate)
      let other = call.trailingCount == 1 ? Matching(backward: call, candidate) : nil
      self.index = index
      areSeveral = other != nil && other != matching
      forward = matching.flatMap { Way($0, of: call, for: candidate) }
      backward = areSeveral ? other.flatMap { Way($0, of: call, for: candidate) } : nil
    }

    /// The better way in a mode; nil if the call does not match.
    func best(in mode: SwiftMode) -> Way? {
      guard mode == .v5, areSeveral else { return forward }
      var first = forward
      first?.score.forwardClosures = 1
      return [first, backward].compactMap(\.self).min { $0.score < $1.score }
    }
  }

  /// The ways in which a call can match each candidate, which are the same in both modes.
  private func ways(for call: CallForm) -> [Ways] {
    candidates(for: call).map { Ways(call, $0, candidates[$0]) }
  }

  private func resolve(
    _ call: CallForm, among ways: [Ways], in mode: SwiftMode
  ) -> Resolution {
    var best: (score: Solution.Score, found: [Int])?
    for ways in ways {
      let index = ways.index
      guard let score = ways.best(in: mode)?.score else { continue }
      if best == nil || score < best?.score ?? score {
        best = (score, [index])
      } else if score == best?.score {
        best?.found.append(index)
      }
    }
    guard let found = best?.found else { return .none }
    countSteps(found.count)
    if found.count == 1 { return .initializer(found[0]) }
    let lists = parameterLists(of: found, for: call, among: ways, in: mode)
    let special = found.filter { index in
      found.allSatisfy { $0 == index || isPreferred(index, to: $0, lists) }
    }
    return special.count == 1 ? .initializer(special[0]) : .ambiguous(found)
  }

  /// Whether Swift prefers one initializer to another with the same score.
  ///
  /// The more specialized declaration is preferred, and, for initializers, the one whose parameter list is a subtype of
  /// the other's in this call. If these differ, Swift can choose only where the call is a part of another expression;
  /// but a view in a body is not.
  private func isPreferred(_ index: Int, to other: Int, _ lists: [Int: ParameterList]) -> Bool {
    var preference =
      (isAsSpecialized(index, as: other) ? 1 : 0) - (isAsSpecialized(other, as: index) ? 1 : 0)
    if let list = lists[index], let otherList = lists[other] {
      preference += list.preference(to: otherList)
    }
    return preference > 0
  }

  /// The parameter lists of those of some candidates that are initializers, with their types in a call.
  private func parameterLists(
    of found: [Int], for call: CallForm, among ways: [Ways], in mode: SwiftMode
  ) -> [Int: ParameterList] {
    var lists: [Int: ParameterList] = [:]
    let found = Set(found)
    for ways in ways where found.contains(ways.index) {
      let candidate = candidates[ways.index]
      guard candidate.isInitializer,
        let solution = ways.best(in: mode)?.matching.solution(of: call, for: candidate)
      else { continue }
      countSteps(candidate.parameters.count)
      lists[ways.index] = ParameterList(candidate, solution.parameterTypes)
    }
    return lists
  }

  private func isAsSpecialized(_ index: Int, as other: Int) -> Bool {
    let pair = Pair(index: index, other: other)
    if let known = specializations[pair] { return known }
    countSteps(candidates[index].places.count)
    let isAsSpecialized = candidates[index].isAsSpecialized(as: candidates[other])
    specializations[pair] = isAsSpecialized
    return isAsSpecialized
  }
}

extension OverloadResolver {
  /// The initializer that a call selects.
  package struct Selected: Equatable, Sendable {
    package let initializer: Int

    /// The parameters that take the arguments, starting with those in parentheses.
    package let parameters: [Int]
  }

  /// What a call selects.
  package enum Selection: Sendable {
    case one(Selected)
    case ambiguous
    case none

    package var one: Selected? { if case .one(let selected) = self { selected } else { nil } }
  }

  /// What a call selects in each language mode, in the order of the modes.
  package func selections(of call: Call) -> [Selection] {
    let form = CallForm(call, in: table)
    let ways = ways(for: form)
    let modes = SwiftMode.allCases
    guard ways.contains(where: \.areSeveral) else {
      return Array(repeating: selection(of: form, among: ways, in: .v6), count: modes.count)
    }
    return modes.map { selection(of: form, among: ways, in: $0) }
  }

  private func selection(of form: CallForm, among ways: [Ways], in mode: SwiftMode) -> Selection {
    switch resolve(form, among: ways, in: mode) {
    case .initializer(let index):
      guard let places = ways.first(where: { $0.index == index })?.best(in: mode)?.matching.places
      else { return .none }
      return .one(Selected(initializer: index, parameters: places))
    case .ambiguous: return .ambiguous
    case .none: return .none
    }
  }

  /// The initializer that a call selects, with the parameters that take its arguments; nil unless it selects one, and
  /// the same in both modes.
  package func destinations(of call: Call) -> Selected? {
    let selections = selections(of: call)
    guard let selected = selections.first?.one else { return nil }
    return selections.allSatisfy { $0.one == selected } ? selected : nil
  }
}

extension Parameter {
  /// The type, or the wrapped type if it is optional.
  var wrappedType: TypeExpression { type.unwrapped }
}
