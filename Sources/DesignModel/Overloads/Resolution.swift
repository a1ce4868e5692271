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
/// their score (disfavoured declarations, then closures whose view is thrown away, then literals
/// that are not of their default type, then values wrapped in optionals), and equal ones by how special the declarations are, where fewer
/// parameters win.
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
    var best: (score: Score, found: [Int])?
    let count = call.arguments.count + call.trailing.count
    for index in initializers.indices
    where argumentCounts[index].contains(count) && initializers[index].details.name == call.function
    {
      guard let score = score(of: call, for: initializers[index]) else { continue }
      if best == nil || score < best?.score ?? score {
        best = (score, [index])
      } else if score == best?.score {
        best?.found.append(index)
      }
    }
    guard let found = best?.found else { return .none }
    // Of two as short, the one without generic parameters is the more special.
    let size = { (index: Int) in
      [
        initializers[index].parameters.count, initializers[index].details.generics.count,
        -initializers[index].pins.count,
      ]
    }
    let least = found.map(size).min { $0.lexicographicallyPrecedes($1) }
    let special = found.filter { size($0) == least }
    return special.count == 1 ? .initializer(special[0]) : .ambiguous(special)
  }

  /// How much a solution costs, the most important first; less is better.
  private struct Score: Comparable {
    var disfavored = 0
    var lostViews = 0
    var otherLiterals = 0
    var optionals = 0

    static func < (left: Self, right: Self) -> Bool {
      (left.disfavored, left.lostViews, left.otherLiterals, left.optionals)
        < (right.disfavored, right.lostViews, right.otherLiterals, right.optionals)
    }
  }

  /// The cost of a call by one initializer; nil if it does not fit.
  private func score(of call: Call, for initializer: Initializer) -> Score? {
    var score = Score()
    if initializer.isDisfavored { score.disfavored = 1 }
    var next = 0
    let parameters = initializer.parameters
    for argument in call.arguments {
      while next < parameters.count, parameters[next].label != argument.label {
        if parameters[next].defaultValue == nil { return nil }
        next += 1
      }
      guard next < parameters.count, add(argument.value, to: parameters[next], &score) else {
        return nil
      }
      // A value of any type is none of the type that it is pinned to.
      if case .typed(let type) = argument.value,
        initializer.pins.contains(where: { type.names($0.generic) })
      {
        return nil
      }
      next += 1
    }
    for (index, closure) in call.trailing.enumerated() {
      while next < parameters.count {
        let fits =
          index == 0
          ? parameters[next].acceptsTrailingClosure && !isSkipped(next, in: parameters, call)
          : parameters[next].label == closure.label
        if fits { break }
        if parameters[next].defaultValue == nil { return nil }
        next += 1
      }
      guard next < parameters.count, add(closure.value, to: parameters[next], &score) else {
        return nil
      }
      next += 1
    }
    return parameters[next...].allSatisfy { $0.defaultValue != nil } ? score : nil
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

  /// Adds what a value costs for a parameter.
  ///
  /// - Returns: false if it does not fit.
  private func add(_ value: Call.Value, to parameter: Parameter, _ score: inout Score) -> Bool {
    guard parameter.canTake(value) else { return false }
    let isOptional = parameter.type.hasSuffix("?")
    switch value {
    case .literal:
      if parameter.takesKeys { score.otherLiterals += 1 }
      if isOptional { score.optionals += 1 }
    case .string, .key, .view, .viewOf:
      if isOptional { score.optionals += 1 }
    case .typed(let type):
      if isOptional, !type.hasSuffix("?") { score.optionals += 1 }
    case .closure(let text):
      if !parameter.isBuilder {
        if text == .oneView { score.lostViews += 1 }
        if isOptional { score.optionals += 1 }
      }
    case .closureOf:
      if !parameter.isBuilder {
        score.lostViews += 1
        if isOptional { score.optionals += 1 }
      }
    case .nil: break
    }
    return true
  }
}

extension Parameter {
  /// The type, or what is inside of it if it is optional.
  var wrappedType: String { type.hasSuffix("?") ? String(type.dropLast()) : type }

  /// Whether Swift lets a trailing closure without a label go here, whatever comes of it: to a
  /// function, and to a value whose type is a generic parameter.
  var acceptsTrailingClosure: Bool {
    isGenericView || isClosure
  }

  /// Whether it takes a localized text.
  var takesKeys: Bool {
    LocalizedTextType.allCases.contains { $0.rawValue == wrappedType }
  }

  /// Whether it takes a text that is not localized.
  private var takesStrings: Bool {
    wrappedType == "String" || wrappedType.contains("some StringProtocol")
  }

  /// Whether a value has the parameter's type, or becomes it.
  func canTake(_ value: Call.Value) -> Bool {
    if isGeneric, !isClosure { return value != .nil }
    return switch value {
    case .literal: takesKeys || takesStrings
    case .string: takesStrings
    case .key: takesKeys
    case .view: canTake(viewOf: nil)
    case .viewOf(let type): canTake(viewOf: type)
    case .typed(let other):
      other == type || other == wrappedType || other == "String" && takesStrings
    // Nothing says of which type a view would be that is not there, or a string of any type.
    case .nil: !isGenericView && type.hasSuffix("?") && !type.contains("some StringProtocol")
    case .closure(let text): canTake(text)
    case .closureOf(let type, let isView): canTake(closureOf: type, isView: isView)
    }
  }
}
