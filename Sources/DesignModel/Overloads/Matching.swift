/// Which parameter of an initializer each argument of a call goes to.
///
/// An argument goes to the next parameter with its label, defaults in between are skipped. A
/// trailing closure without a label goes to the next parameter that could take one; backward, which
/// is a way of Swift 5 alone, to the last one.
struct Matching: Equatable {
  /// The index of a parameter for each argument, those in parentheses first.
  private var places: [Int] = []

  /// Matches from the first argument to the last.
  ///
  /// - Returns: nil if an argument has no parameter, or a parameter no argument.
  init?(_ call: Call, _ initializer: Initializer) {
    let parameters = initializer.parameters
    guard var next = match(call.arguments, parameters) else { return nil }
    for (index, closure) in call.trailing.enumerated() {
      while next < parameters.count {
        let fits =
          index == 0
          ? initializer.acceptsTrailingClosure(parameters[next])
            && !isSkipped(next, in: parameters, call)
          : parameters[next].label == closure.label
        if fits { break }
        if parameters[next].defaultValue == nil { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      places.append(next)
      next += 1
    }
    guard parameters[next...].allSatisfy({ $0.defaultValue != nil }) else { return nil }
  }

  /// Matches the only trailing closure first: with the last parameter, or with a function right in
  /// front of it if the last could not take the closure and has a default.
  init?(backward call: Call, _ initializer: Initializer) {
    var parameters = initializer.parameters
    guard let end = parameters.last else { return nil }
    var last = parameters.count - 1
    if !initializer.acceptsTrailingClosure(end) {
      last -= 1
      guard end.defaultValue != nil, last >= 0, parameters[last].isFunction else { return nil }
    }
    parameters.remove(at: last)
    guard let next = match(call.arguments, parameters),
      parameters[next...].allSatisfy({ $0.defaultValue != nil })
    else { return nil }
    places = places.map { $0 < last ? $0 : $0 + 1 } + [last]
  }

  /// Matches what stands in the parentheses.
  ///
  /// - Returns: The index of the parameter that comes next; nil if something does not fit.
  private mutating func match(_ arguments: [Call.Argument], _ parameters: [Parameter]) -> Int? {
    var next = 0
    for (index, argument) in arguments.enumerated() {
      while next < parameters.count, parameters[next].label != argument.label {
        // A parameter takes the argument with its label wherever that stands.
        let isGiven =
          parameters[next].label != nil
          && arguments[index...].contains { $0.label == parameters[next].label }
        if isGiven || parameters[next].defaultValue == nil { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      places.append(next)
      next += 1
    }
    return next
  }

  /// Whether a closure without a label passes a parameter with a default, because one behind it has
  /// to have an argument and would get none.
  private func isSkipped(_ index: Int, in parameters: [Parameter], _ call: Call) -> Bool {
    guard parameters[index].defaultValue != nil else { return false }
    let next = call.trailing.dropFirst().first
    let later = parameters[(index + 1)...].prefix { parameter in
      next.map { $0.label != parameter.label } ?? true
    }
    return later.contains { $0.defaultValue == nil }
  }

  /// What the call costs; nil if an argument is not what its parameter takes.
  func score(of call: Call, for initializer: Initializer) -> Solution.Score? {
    var solution = Solution(initializer)
    for (argument, place) in zip(call.arguments + call.trailing, places) {
      guard solution.take(argument.value, for: initializer.parameters[place]) else { return nil }
    }
    return solution.wholeScore
  }
}

extension Initializer {
  /// Whether Swift lets a trailing closure without a label go here, whatever comes of it: to a
  /// function, and to a value whose type is a generic parameter.
  fileprivate func acceptsTrailingClosure(_ parameter: Parameter) -> Bool {
    parameter.isClosure || generics.contains { $0.name == parameter.wrappedType }
  }
}
