import StepCounting

/// Matches the arguments of a call to the parameters of an initializer.
///
/// An argument goes to the next parameter with its label, skipping defaults in between. An unlabeled trailing
/// closure goes to the next parameter that accepts one; with backward matching, which only Swift 5 has, to
/// the last one.
struct Matching: Equatable {
  /// The index of a parameter for each argument, starting with those in parentheses.
  private(set) var places: [Int] = []

  /// Matches from the first argument to the last.
  ///
  /// - Returns: Nil if an argument has no parameter, or a required parameter has no argument.
  init?(_ call: CallForm, _ candidate: Candidate) {
    let parameters = candidate.places
    guard var next = match(call, parameters) else { return nil }
    var later = next
    for index in call.trailingStart..<call.labels.count {
      while next < parameters.count {
        let fits =
          index == call.trailingStart
          ? parameters[next].acceptsTrailingClosure && !isSkipped(next, of: candidate, call, &later)
          : parameters[next].label == call.labels[index]
        if fits { break }
        if !parameters[next].hasDefault { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      places.append(next)
      next += 1
    }
    countSteps(parameters.count)
    guard parameters[next...].allSatisfy(\.hasDefault) else { return nil }
  }

  /// Matches the only trailing closure first: with the last parameter, or with a function directly before it
  /// if the last does not accept the closure and has a default.
  init?(backward call: CallForm, _ candidate: Candidate) {
    var parameters = candidate.places
    guard let end = parameters.last else { return nil }
    var last = parameters.count - 1
    if !end.acceptsTrailingClosure {
      last -= 1
      guard end.hasDefault, last >= 0, candidate.parameters[last].isFunction else { return nil }
    }
    parameters.remove(at: last)
    guard let next = match(call, parameters),
      parameters[next...].allSatisfy(\.hasDefault)
    else { return nil }
    places = places.map { $0 < last ? $0 : $0 + 1 } + [last]
  }

  /// Matches the arguments in parentheses.
  ///
  /// - Returns: The index of the next parameter; nil if an argument does not match.
  private mutating func match(
    _ call: CallForm, _ parameters: [Candidate.Place]
  ) -> Int? {
    var next = 0
    for (index, label) in call.labels[..<call.trailingStart].enumerated() {
      while next < parameters.count, parameters[next].label != label {
        // A required parameter takes the argument with its label, wherever that is.
        if !parameters[next].hasDefault
          || parameters[next].label != .none
            && call.lastPlace(of: parameters[next].label) ?? -1 >= index
        {
          return nil
        }
        next += 1
      }
      guard next < parameters.count else { return nil }
      places.append(next)
      next += 1
    }
    return next
  }

  /// Whether an unlabeled closure skips a parameter with a default, because a later required parameter would
  /// get no argument.
  ///
  /// - Parameter later: The index of the parameter for the next closure, as far as known; parameters are
  ///   queried in order.
  private func isSkipped(
    _ index: Int, of candidate: Candidate, _ call: CallForm, _ later: inout Int
  ) -> Bool {
    let parameters = candidate.places
    guard parameters[index].hasDefault else { return false }
    later = max(later, index + 1)
    if call.trailingStart + 1 < call.labels.count {
      let next = call.labels[call.trailingStart + 1]
      while later < parameters.count, parameters[later].label != next { later += 1 }
    } else {
      later = parameters.count
    }
    return index + 1 < parameters.count && candidate.nextRequired[index + 1] < later
  }

  /// The score of the call; nil if an argument does not have its parameter's type.
  func score(of call: CallForm, for candidate: Candidate) -> Solution.Score? {
    solution(of: call, for: candidate)?.wholeScore
  }

  /// What the arguments determine; nil if one does not have its parameter's type.
  func solution(of call: CallForm, for candidate: Candidate) -> Solution? {
    countSteps(places.count + candidate.generics.count)
    var solution = Solution(candidate)
    for (argument, place) in zip(call.arguments, places) {
      guard solution.take(argument.value, argument.type, for: candidate.parameters[place]) else {
        return nil
      }
    }
    return solution
  }
}
