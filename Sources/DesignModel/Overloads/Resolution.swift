/// What Swift makes of a call.
package enum Resolution: Equatable, Sendable {
  /// It means the initialiser with this index.
  case initializer(Int)

  /// It could mean each of these, and Swift cannot choose.
  case ambiguous([Int])

  /// It means none.
  case none
}

/// Decides which of a component's initialisers Swift selects for a call.
///
/// The rules are the type checker's, as far as promised calls reach them: an argument goes to the
/// next parameter with its label, defaults in between are skipped; a trailing closure without a
/// label goes to the next parameter that could take one. Of what fits, solutions are compared by
/// their score (disfavoured declarations, then closures whose view is thrown away, then literals
/// that are not of their default type, then values wrapped in optionals), and equal ones by how special the declarations are, where fewer
/// parameters win.
package struct OverloadResolver: Sendable {
  private let initializers: [Initializer]

  /// How many arguments each can have: most initialisers are ruled out by that alone.
  private let argumentCounts: [ClosedRange<Int>]

  /// The types of the component's properties.
  private let propertyTypes: [String]

  package init(_ component: Component) {
    self.init(component.initializers, component.properties)
  }

  init(_ initializers: [Initializer], _ properties: [Property]) {
    self.initializers = initializers
    argumentCounts = initializers.map { initializer in
      initializer.parameters.count { $0.defaultValue == nil }...initializer.parameters.count
    }
    propertyTypes = properties.map(\.parameterType)
  }

  package func resolve(_ call: Call) -> Resolution {
    var best: (score: Score, found: [Int])?
    let count = call.arguments.count + call.trailing.count
    for index in initializers.indices where argumentCounts[index].contains(count) {
      guard let score = score(of: call, for: initializers[index]) else { continue }
      if best == nil || score < best?.score ?? score {
        best = (score, [index])
      } else if score == best?.score {
        best?.found.append(index)
      }
    }
    guard let found = best?.found else { return .none }
    let fewest = found.map { initializers[$0].parameters.count }.min()
    let special = found.filter { initializers[$0].parameters.count == fewest }
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

  /// The cost of a call by one initialiser; nil if it does not fit.
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
    guard parameter.canTake(value, propertyTypes) else { return false }
    let isOptional = parameter.type.hasSuffix("?")
    switch value {
    case .literal:
      if parameter.wrappedType == "LocalizedStringKey" { score.otherLiterals += 1 }
      if isOptional { score.optionals += 1 }
    case .string, .key, .view, .viewOf:
      if isOptional { score.optionals += 1 }
    case .property(let index):
      if isOptional, !propertyTypes[index].hasSuffix("?") { score.optionals += 1 }
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

  /// Whether a value has the parameter's type, or becomes it.
  func canTake(_ value: Call.Value, _ propertyTypes: [String]) -> Bool {
    switch value {
    case .literal: wrappedType == "LocalizedStringKey" || wrappedType == "String"
    case .string: wrappedType == "String"
    case .key: wrappedType == "LocalizedStringKey"
    case .view: canTake(viewOf: nil)
    case .viewOf(let type): canTake(viewOf: type)
    case .property(let index):
      role == .property(index) || propertyTypes[index] == type
        || propertyTypes[index] == wrappedType
    // Nothing says of which type a view would be that is not there.
    case .nil: !isGenericView && type.hasSuffix("?")
    case .closure(let text): canTake(text)
    case .closureOf(let type, let isView): canTake(closureOf: type, isView: isView)
    }
  }
}
