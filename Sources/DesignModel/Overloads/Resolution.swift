import Specification

/// What Swift makes of a call.
package enum Resolution: Equatable, Sendable {
  /// It means the initializer with this index.
  case initializer(Int)

  /// It could mean each of these, and Swift cannot choose.
  case ambiguous([Int])

  /// It means none.
  case none
}

/// Decides which of a component's initializers Swift selects for a call.
///
/// The rules are the type checker's, as far as promised calls reach them: an argument goes to the
/// next parameter with its label, defaults in between are skipped; a trailing closure without a
/// label goes to the next parameter that could take one. Of what fits, solutions are compared by
/// their score (closures that are not `async` where they may be, disfavoured declarations, closures
/// whose view is thrown away, literals that are not of their default type, values wrapped in
/// optionals), and equal ones by how specialized the declarations are.
package struct OverloadResolver: Sendable {
  private let initializers: [Initializer]

  /// How many arguments each can have: most initializers are ruled out by that alone.
  private let argumentCounts: [ClosedRange<Int>]

  package init(_ component: Component) {
    self.init(component.initializers)
  }

  init(_ initializers: [Initializer]) {
    self.initializers = initializers
    argumentCounts = initializers.map { initializer in
      initializer.parameters.count { $0.defaultValue == nil }...initializer.parameters.count
    }
  }

  package func resolve(_ call: Call) -> Resolution {
    var best: (score: Solution.Score, found: [Int])?
    let count = call.arguments.count + call.trailing.count
    for index in initializers.indices
    where argumentCounts[index].contains(count) && initializers[index].details.name == call.function
      && initializers[index].isProperty == call.isProperty
    {
      guard let score = score(of: call, for: initializers[index]) else { continue }
      if best == nil || score < best?.score ?? score {
        best = (score, [index])
      } else if score == best?.score {
        best?.found.append(index)
      }
    }
    guard let found = best?.found else { return .none }
    let special = found.filter { index in
      found.allSatisfy { $0 == index || isPreferred(index, to: $0) }
    }
    return special.count == 1 ? .initializer(special[0]) : .ambiguous(found)
  }

  /// Whether one initializer is more specialized than another.
  private func isPreferred(_ index: Int, to other: Int) -> Bool {
    let (one, two) = (initializers[index], initializers[other])
    return one.isAsSpecialized(as: two) && !two.isAsSpecialized(as: one)
  }

  /// The cost of a call by one initializer; nil if it does not fit.
  private func score(of call: Call, for initializer: Initializer) -> Solution.Score? {
    var solution = Solution(initializer)
    var next = 0
    let parameters = initializer.parameters
    for (index, argument) in call.arguments.enumerated() {
      while next < parameters.count, parameters[next].label != argument.label {
        // A parameter takes the argument with its label wherever that stands.
        let isGiven =
          parameters[next].label != nil
          && call.arguments[index...].contains { $0.label == parameters[next].label }
        if isGiven || parameters[next].defaultValue == nil { return nil }
        next += 1
      }
      guard next < parameters.count, solution.take(argument.value, for: parameters[next]) else {
        return nil
      }
      next += 1
    }
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
      guard next < parameters.count, solution.take(closure.value, for: parameters[next]) else {
        return nil
      }
      next += 1
    }
    let isComplete = parameters[next...].allSatisfy { $0.defaultValue != nil }
    return isComplete ? solution.wholeScore : nil
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
}

extension Parameter {
  /// The type, or what is inside of it if it is optional.
  var wrappedType: String { type.wrappedInOptional ?? type }

  /// Whether it takes a localized text.
  var takesKeys: Bool {
    LocalizedTextType.allCases.contains { $0.rawValue == wrappedType }
  }
}

extension Initializer {
  /// Whether Swift lets a trailing closure without a label go here, whatever comes of it: to a
  /// function, and to a value whose type is a generic parameter.
  fileprivate func acceptsTrailingClosure(_ parameter: Parameter) -> Bool {
    parameter.isClosure || generics.contains { $0.name == parameter.wrappedType }
  }
}
