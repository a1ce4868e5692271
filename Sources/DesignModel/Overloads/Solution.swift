import SwiftTypes

/// A match of a call with one initializer: the resulting generic parameters, and the score.
struct Solution {
  /// The cost of a solution, the most important part first; less is better.
  struct Score: Comparable {
    /// Synchronous closures where `async` is allowed.
    var needlessWaits = 0

    /// Trailing closures that go to a parameter although a later one could take them.
    var forwardClosures = 0
    var disfavored = 0
    var lostViews = 0
    var otherLiterals = 0
    var optionals = 0

    static func < (left: Self, right: Self) -> Bool { left.costs < right.costs }

    private var costs: (Int, Int, Int, Int, Int, Int) {
      (needlessWaits, forwardClosures, disfavored, lostViews, otherLiterals, optionals)
    }
  }

  private let callee: Candidate

  /// The generic parameters, by index.
  private var types: [TypeExpression?]
  private var score = Score()

  /// Generic parameters for which nil is passed, so that they are optional types.
  private var optionals: Set<Int> = []

  /// Generic parameters that an argument of a generic type determines exactly.
  private var fixed: Set<Int> = []

  /// The requirements on generic parameters in the calling context.
  private var known: [TypeRequirement]?

  /// Types of arguments that are views.
  private var views: [TypeExpression] = []

  init(_ callee: Candidate) {
    self.callee = callee
    types = Array(repeating: nil, count: callee.generics.count)
    if callee.initializer.isDisfavored { score.disfavored = 1 }
  }

  /// An initializer called from another one, with that one's arguments; nil if it creates another type.
  init?(_ callee: Candidate, callFrom other: Candidate) {
    self.init(callee)
    let arguments = other.initializer.typeArguments ?? []
    views =
      other.generics.filter(\.isView).map { .named($0.name) } + arguments.map(\.type)
    known = other.requirements.map(\.written)
    for (argument, own) in zip(arguments, callee.initializer.typeArguments ?? []) {
      guard match(argument.type, own.type) else { return nil }
    }
  }

  /// Whether a parameter of another initializer can be the argument for one of this, because its type is a
  /// subtype. An optional does not count as a supertype of its value here.
  mutating func accepts(
    _ own: Candidate.Parameter, of other: Candidate, for parameter: Candidate.Parameter
  ) -> Bool {
    guard !own.type.isOptional, !parameter.type.isOptional, let function = own.type.function,
      let wanted = parameter.type.function
    else { return match(own.type, parameter.type) }
    // A parameter that escapes can stand in for one that does not, and one with fewer effects for one with more.
    return (own.parameter.isEscaping || !parameter.parameter.isEscaping)
      && wanted.effects.isSuperset(of: function.effects)
      && match(.tuple(function.parameters), .tuple(wanted.parameters))
      && match(function.result, wanted.result)
  }

  /// The types of all parameters for the call.
  var parameterTypes: [TypeExpression] {
    callee.parameters.map { parameter in
      switch parameter.form {
      case .generic(let index): return types[index] ?? parameter.type
      case .fixed: return parameter.type
      case .other: break
      }
      if parameter.type.isOpaque { return parameter.type.isOptional ? .string.optional : .string }
      return parameter.type.substituting { name in callee.generic(name).flatMap { types[$0] } }
    }
  }

  /// The score of the call; nil if a generic parameter is undetermined or violates a requirement.
  var wholeScore: Score? {
    // Every generic parameter is determined by an argument, or by an omitted slot.
    guard
      callee.generics.indices.allSatisfy({ types[$0] != nil || callee.generics[$0].isOmittable })
    else { return nil }
    var score = score
    for index in optionals {
      guard let type = types[index] else { return nil }
      if type.isOptional { continue }
      if fixed.contains(index) { return nil }
      let conformances = callee.generics[index].conformances
      let isView = conformances.allSatisfy { $0.plainName == TypeFacts.view }
      guard isView || conformances.allSatisfy({ TypeFacts.conforms(type.optional, to: $0) })
      else {
        return nil
      }
      score.optionals += 1
    }
    return score
  }

  /// Passes a value to a parameter.
  ///
  /// - Parameter other: The type that the value mentions.
  /// - Returns: False if it does not match.
  mutating func take(
    _ value: Call.Value, _ other: TypeExpression?, for parameter: Candidate.Parameter
  ) -> Bool {
    if parameter.isPlaceholder { return false }
    let type = parameter.type
    switch (value, other) {
    case (.viewOf, let view?), (.closureOf(_, isView: true), let view?), (.views, let view?):
      views.append(view)
    default: break
    }
    switch (value, other) {
    case (.literal, _):
      guard parameter.takesLiterals else { return take(.string, for: parameter) }
      score.otherLiterals += 1
      if type.isOptional { score.optionals += 1 }
      return true
    case (.string, _): return take(.string, for: parameter)
    case (.key, _): return take(TypeFacts.key, for: parameter)
    case (.view, _): return take(TypeFacts.anyView, for: parameter)
    case (.viewOf, let other?), (.typed, let other?): return take(other, for: parameter)
    // It does not determine the missing type; another argument has to.
    case (.nil, _):
      if let index = callee.generic(type) {
        optionals.insert(index)
        return true
      }
      return type.isOptional && !type.isOpaque
    case (.closure(let text), _): return take(text, for: parameter, type)
    case (.closureOf, let result?): return takeClosure(of: result, for: parameter, type)
    case (.function, let other?): return takeFunction(other, for: parameter, type)
    case (.views(_, let count), let view): return takeViews(view, count, for: parameter, type)
    case (.viewOf, nil), (.typed, nil), (.closureOf, nil), (.function, nil): return false
    }
  }

  /// Passes a value of a type to a parameter.
  private mutating func take(_ value: TypeExpression, for parameter: Candidate.Parameter) -> Bool {
    switch parameter.form {
    case .generic(let index): return bind(index, to: value)
    case .fixed(let wrapped):
      if value.isSame(as: parameter.type) { return true }
      guard let wrapped, value.isSame(as: wrapped) else { return false }
      score.optionals += 1
      return true
    case .other: return take(value, as: parameter.type)
    }
  }

  /// Passes a value of a type.
  private mutating func take(_ value: TypeExpression, as type: TypeExpression) -> Bool {
    // The only such type is `some StringProtocol`.
    if type.isOpaque {
      guard value.isSame(as: .string) else { return false }
      if type.isOptional { score.optionals += 1 }
      return true
    }
    if type.hasGenericArguments {
      fixed.formUnion(callee.generics.indices.filter { type.mentions(callee.generics[$0].name) })
    }
    if match(value, type) { return true }
    guard let wrapped = type.wrapped, match(value, wrapped) else { return false }
    score.optionals += 1
    return true
  }

  // MARK: - Closures

  private mutating func take(
    _ text: Call.ClosureText, for parameter: Candidate.Parameter, _ type: TypeExpression
  ) -> Bool {
    let result: TypeExpression =
      switch text {
      case .action: .void
      case .oneView: TypeFacts.anyView
      case .twoViews: TypeFacts.twoViews
      case .empty: parameter.isBuilder ? TypeFacts.noView : .void
      }
    guard parameter.parameter.isClosure else { return take(closureOf: result, as: type) }
    if parameter.isBuilder {
      guard parameter.parameter.argumentCount == 0, parameter.parameter.counts(text) else {
        return false
      }
      if parameter.content != nil { return text == .empty }
      return type.unwrapped.function.map { build(result, as: $0.result) } ?? true
    }
    guard let function = type.unwrapped.function else { return take(result, nothingFor: type) }
    guard function.parameters.isEmpty else { return false }
    if function.isAsync { score.needlessWaits += 1 }
    // Whether several statements return the required value is checked after selection.
    return function.returnsNothing || text == .twoViews
      ? take(result, nothingFor: type) : take(result, as: function.result)
  }

  private mutating func takeClosure(
    of value: TypeExpression, for parameter: Candidate.Parameter, _ type: TypeExpression
  ) -> Bool {
    guard parameter.parameter.isClosure else { return take(closureOf: value, as: type) }
    if parameter.isBuilder {
      guard parameter.parameter.argumentCount == 0 else { return false }
      if let own = parameter.content { return match(value, own) }
      guard parameter.parameter.counts(.oneView) else { return false }
      return type.unwrapped.function.map { build(value, as: $0.result) } ?? true
    }
    guard let function = type.unwrapped.function else { return take(value, nothingFor: type) }
    guard function.parameters.isEmpty else { return false }
    if function.isAsync { score.needlessWaits += 1 }
    return function.returnsNothing
      ? take(value, nothingFor: type) : take(value, as: function.result)
  }

  /// Passes a closure as a value.
  private mutating func take(
    closureOf result: TypeExpression, as type: TypeExpression
  ) -> Bool {
    take(.function(returning: result), as: type)
  }

  /// Passes a builder's result, for which wrapping in an optional has no cost.
  private mutating func build(_ result: TypeExpression, as type: TypeExpression) -> Bool {
    match(result, type.unwrapped)
  }

  /// Passes a closure as one that returns nothing.
  private mutating func take(
    _ result: TypeExpression, nothingFor type: TypeExpression
  ) -> Bool {
    if !result.isSame(as: .void), result != TypeFacts.twoViews { score.lostViews += 1 }
    if type.isOptional { score.optionals += 1 }
    return true
  }

  private mutating func takeFunction(
    _ value: TypeExpression, for parameter: Candidate.Parameter, _ type: TypeExpression
  ) -> Bool {
    guard parameter.parameter.isClosure else { return take(value, as: type) }
    guard let other = value.unwrapped.function else { return false }
    if parameter.parameter.argumentCount > 0 {
      // A closure that does nothing does not create a view.
      guard parameter.parameter.argumentCount == other.parameters.count, other.returnsNothing,
        parameter.parameter.counts(.empty), parameter.content == nil
      else { return false }
      return type.unwrapped.function.map { build(TypeFacts.noView, as: $0.result) } ?? true
    }
    guard let function = type.unwrapped.function,
      function.parameters.count == other.parameters.count
    else { return false }
    if function.effects != other.effects, function.isAsync { score.needlessWaits += 1 }
    if type.isOptional { score.optionals += 1 }
    return match(other.result, function.result)
  }

  /// Passes a closure with parameters that creates a view.
  private mutating func takeViews(
    _ view: TypeExpression?, _ count: Int, for parameter: Candidate.Parameter,
    _ type: TypeExpression
  ) -> Bool {
    guard parameter.parameter.isClosure, let function = type.unwrapped.function else {
      return false
    }
    let result = view ?? TypeFacts.anyView
    if parameter.isBuilder {
      guard parameter.parameter.argumentCount == count, parameter.parameter.counts(.oneView) else {
        return false
      }
      if let own = parameter.content { return view.map { own.isSame(as: $0) } ?? false }
      return build(result, as: function.result)
    }
    guard function.parameters.count == count else { return false }
    if function.isAsync { score.needlessWaits += 1 }
    return function.returnsNothing
      ? take(result, nothingFor: type) : take(result, as: function.result)
  }

  // MARK: - Types

  /// Whether a type matches another one, for which generic parameters may have to be bound.
  private mutating func match(_ type: TypeExpression, _ form: TypeExpression) -> Bool {
    if let generic = callee.generic(form) { return bind(generic, to: type) }
    if !callee.isGeneric(form) { return type.isSame(as: form) }
    let (type, form) = (type.desugared, form.desugared)
    guard type.form == form.form, type.parts.count == form.parts.count else { return false }
    let before = types
    for (part, wanted) in zip(type.parts, form.parts) where !match(part, wanted) {
      types = before
      return false
    }
    return true
  }

  /// Binds a generic parameter to a type; unchanged if that is not possible.
  private mutating func bind(_ index: Int, to type: TypeExpression) -> Bool {
    if let known = types[index] { return known.isSame(as: type) }
    let generic = callee.generics[index]
    if type.plainName == generic.name {
      let isKnown = callee.requirements.allSatisfy {
        !$0.written.mentions(generic.name) || known?.contains($0.written) != false
      }
      if isKnown { types[index] = type }
      return isKnown
    }
    let isAccepted =
      generic.isView
      ? TypeFacts.isView(type) || isKnownView(type)
      : generic.conformances.allSatisfy { wanted in
        wanted.plainName == TypeFacts.view && isKnownView(type)
          || TypeFacts.conforms(type, to: wanted)
      }
    guard isAccepted else { return false }
    if callee.requirements.isEmpty {
      types[index] = type
      return true
    }
    let before = types
    types[index] = type
    for requirement in callee.requirements
    where !meets(type, requirement.pinned, of: generic.name) {
      types = before
      return false
    }
    return true
  }

  /// Whether an argument says that a type is a view.
  private func isKnownView(_ type: TypeExpression) -> Bool {
    views.contains { $0.isSame(as: type) }
  }

  /// Whether a type satisfies a requirement on a generic parameter; the element type of a collection may bind
  /// another one.
  private mutating func meets(
    _ type: TypeExpression, _ requirement: TypeRequirement, of generic: String
  ) -> Bool {
    guard requirement.relation == .equals, requirement.subject.path == generic + ".Element",
      let element = type.element, let index = callee.generic(requirement.other)
    else { return TypeFacts.meets(type, requirement, of: generic) }
    return bind(index, to: element)
  }
}

extension Initializer {
  /// A type with the component's pinned generic parameters replaced.
  package func pinned(_ type: TypeExpression) -> TypeExpression {
    pins.isEmpty
      ? type : type.substituting { name in pins.first { $0.generic == name }?.type }
  }

  /// A requirement with the component's pinned generic parameters replaced.
  package func pinned(_ requirement: TypeRequirement) -> TypeRequirement {
    pins.isEmpty
      ? requirement : requirement.substituting { name in pins.first { $0.generic == name }?.type }
  }
}
