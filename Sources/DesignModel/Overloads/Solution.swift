/// A call as one initializer takes it: what the generic parameters are then, and what it costs.
struct Solution {
  /// How much a solution costs, the most important first; less is better.
  struct Score: Comparable {
    /// Closures that wait for nothing where they may.
    var needlessWaits = 0

    /// Trailing closures that go to a parameter in spite of a later one that could take them.
    var forwardClosures = 0
    var disfavored = 0
    var lostViews = 0
    var otherLiterals = 0
    var optionals = 0

    static func < (left: Self, right: Self) -> Bool {
      left.costs.lexicographicallyPrecedes(right.costs)
    }

    private var costs: [Int] {
      [needlessWaits, forwardClosures, disfavored, lostViews, otherLiterals, optionals]
    }
  }

  private let initializer: Initializer

  /// What generic parameters are, by their names.
  private var types: [String: String] = [:]
  private var score = Score()

  /// Generic parameters for which nil is given, so that they are optional types.
  private var optionals: Set<String> = []

  /// Generic parameters that an argument of a generic type says, so that they are nothing else.
  private var fixed: Set<String> = []

  /// What is required of the generic parameters where it is called.
  private var known: [String]?

  /// Types of arguments that are views.
  private var views: Set<String> = []

  init(_ initializer: Initializer) {
    self.initializer = initializer
    if initializer.isDisfavored { score.disfavored = 1 }
  }

  /// An initializer as another one could call it, with its own arguments.
  init(_ initializer: Initializer, callFrom other: Initializer) {
    self.init(initializer)
    for generic in other.generics where generic.conformances == ["View"] {
      views.insert(generic.name)
    }
    known = other.details.requirements + other.details.ownRequirements
  }

  /// Whether a parameter of another initializer can stand for one of this: is of a subtype. An
  /// optional in place of a value is none here.
  mutating func accepts(
    _ own: Parameter, of other: Initializer, for parameter: Parameter
  ) -> Bool {
    let type = other.pinned(own.type)
    let wanted = initializer.pinned(parameter.type)
    guard !type.isOptionalType, !wanted.isOptionalType, let shape = FunctionShape(type),
      let function = FunctionShape(wanted)
    else { return match(type, wanted) }
    // A function that escapes, or does less than it may, can stand for one that does not; measured:
    // not where one of the initializers, but not the other, has one parameter and no label for it.
    let isEscapingEnough =
      initializer.takesOneUnlabelled == other.takesOneUnlabelled
      ? own.isEscaping || !parameter.isEscaping : own.isEscaping == parameter.isEscaping
    return isEscapingEnough
      && function.effects.isSuperset(of: shape.effects)
      && match("(\(shape.parameters))", "(\(function.parameters))")
      && match(shape.result, function.result)
  }

  /// What the call costs; nil if something is not known, or not what it has to be.
  var wholeScore: Score? {
    guard knowsAllTypes else { return nil }
    var score = score
    for name in optionals {
      guard let type = types[name] else { return nil }
      if type.isOptionalType { continue }
      if fixed.contains(name) { return nil }
      let conformances = initializer.generics.first { $0.name == name }?.conformances ?? []
      let isView = conformances.allSatisfy { $0 == "View" }
      guard isView || conformances.allSatisfy({ TypeFacts.conforms(type + "?", to: $0) }) else {
        return nil
      }
      score.optionals += 1
    }
    return score
  }

  /// Whether every generic parameter follows from an argument, or from a slot that is left out.
  private var knowsAllTypes: Bool {
    initializer.generics.allSatisfy { generic in
      types[generic.name] != nil
        || initializer.parameters.contains {
          $0.defaultValue == "" && $0.type.names(generic.name)
        }
    }
  }

  /// Takes a value as the argument for a parameter.
  ///
  /// - Returns: false if it does not fit.
  mutating func take(_ value: Call.Value, for parameter: Parameter) -> Bool {
    if case .placeholder = parameter.role { return false }
    let type = initializer.pinned(parameter.type)
    switch value {
    case .viewOf(let view), .closureOf(let view, isView: true), .views(of: let view?, taking: _):
      views.insert(view)
    default: break
    }
    switch value {
    case .literal:
      guard parameter.takesKeys else { return take("String", as: type) }
      score.otherLiterals += 1
      if type.isOptionalType { score.optionals += 1 }
      return true
    case .string: return take("String", as: type)
    case .key: return take("LocalizedStringKey", as: type)
    case .view: return take(TypeFacts.anyView, as: type)
    case .viewOf(let other), .typed(let other): return take(other, as: type)
    // It says nothing of the type that is not there; another argument has to.
    case .nil:
      if initializer.generics.contains(where: { $0.name == type }) {
        optionals.insert(type)
        return true
      }
      return type.isOptionalType && !type.contains("some StringProtocol")
    case .closure(let text): return take(text, for: parameter, type)
    case .closureOf(let result, _): return takeClosure(of: result, for: parameter, type)
    case .function(let other): return takeFunction(other, for: parameter, type)
    case .views(let view, let count): return takeViews(view, count, for: parameter, type)
    }
  }

  /// Takes a value of a type.
  private mutating func take(_ value: String, as type: String) -> Bool {
    if type.contains("some StringProtocol") {
      guard value == "String" else { return false }
      if type.isOptionalType { score.optionals += 1 }
      return true
    }
    if type.contains("<") {
      fixed.formUnion(initializer.generics.map(\.name).filter(type.names))
    }
    if match(value, type) { return true }
    guard let wrapped = type.wrappedInOptional, match(value, wrapped) else { return false }
    score.optionals += 1
    return true
  }

  // MARK: - Closures

  private mutating func take(
    _ text: Call.ClosureText, for parameter: Parameter, _ type: String
  ) -> Bool {
    let result =
      switch text {
      case .action: "Void"
      case .oneView: TypeFacts.anyView
      case .twoViews: TypeFacts.twoViews
      case .empty: parameter.isBuilder ? TypeFacts.noView : "Void"
      }
    guard parameter.isClosure else { return take("() -> \(result)", as: type) }
    if parameter.isBuilder {
      guard parameter.argumentCount == 0, parameter.counts(text) else { return false }
      if let content = parameter.content, content.type != nil { return text == .empty }
      return FunctionShape(type).map { build(result, as: $0.result) } ?? true
    }
    guard let shape = FunctionShape(type) else { return take(result, nothingFor: type) }
    guard shape.parameters.isEmpty else { return false }
    wait(for: shape)
    // Whether several statements return what they have to is asked of what was selected.
    return shape.returnsNothing || text == .twoViews
      ? take(result, nothingFor: type) : take(result, as: shape.result)
  }

  private mutating func takeClosure(
    of value: String, for parameter: Parameter, _ type: String
  ) -> Bool {
    guard parameter.isClosure else { return take("() -> \(value)", as: type) }
    if parameter.isBuilder {
      guard parameter.argumentCount == 0 else { return false }
      if let own = parameter.content?.type { return match(value, initializer.pinned(own)) }
      guard parameter.counts(.oneView) else { return false }
      return FunctionShape(type).map { build(value, as: $0.result) } ?? true
    }
    guard let shape = FunctionShape(type) else { return take(value, nothingFor: type) }
    guard shape.parameters.isEmpty else { return false }
    wait(for: shape)
    return shape.returnsNothing
      ? take(value, nothingFor: type) : take(value, as: shape.result)
  }

  private mutating func wait(for shape: FunctionShape) {
    if shape.effects.contains("async") { score.needlessWaits += 1 }
  }

  /// Takes what a builder makes, which costs nothing where it is wrapped in an optional.
  private mutating func build(_ result: String, as type: String) -> Bool {
    match(result, type.wrappedInOptional ?? type)
  }

  /// Takes a closure as one that returns nothing.
  private mutating func take(_ result: String, nothingFor type: String) -> Bool {
    if result != "Void", result != TypeFacts.twoViews { score.lostViews += 1 }
    if type.isOptionalType { score.optionals += 1 }
    return true
  }

  private mutating func takeFunction(
    _ value: String, for parameter: Parameter, _ type: String
  ) -> Bool {
    guard parameter.isClosure else { return take(value, as: type) }
    guard let other = FunctionShape(value) else { return false }
    let count = other.parameterCount
    if parameter.argumentCount > 0 {
      // What does nothing makes no view.
      guard parameter.argumentCount == count, other.returnsNothing, parameter.counts(.empty)
      else { return false }
      if parameter.content?.type != nil { return false }
      return FunctionShape(type).map { build(TypeFacts.noView, as: $0.result) } ?? true
    }
    guard let shape = FunctionShape(type), shape.parameterCount == count
    else { return false }
    if shape.effects != other.effects { wait(for: shape) }
    if type.isOptionalType { score.optionals += 1 }
    return match(other.result, shape.result)
  }

  /// Takes a closure with arguments that makes a view.
  private mutating func takeViews(
    _ view: String?, _ count: Int, for parameter: Parameter, _ type: String
  ) -> Bool {
    guard parameter.isClosure, let shape = FunctionShape(type) else { return false }
    let result = view ?? TypeFacts.anyView
    if parameter.isBuilder {
      guard parameter.argumentCount == count, parameter.counts(.oneView) else { return false }
      if let own = parameter.content?.type { return initializer.pinned(own) == view }
      return build(result, as: shape.result)
    }
    guard shape.parameterCount == count else { return false }
    wait(for: shape)
    return shape.returnsNothing ? take(result, nothingFor: type) : take(result, as: shape.result)
  }

  // MARK: - Types

  /// Whether a type is of a form, for which generic parameters may have to be something.
  private mutating func match(_ type: String, _ form: String) -> Bool {
    match(tokens(of: type)[...], tokens(of: form)[...])
  }

  private mutating func match(_ type: ArraySlice<String>, _ form: ArraySlice<String>) -> Bool {
    guard let first = form.first else { return type.isEmpty }
    guard let generic = initializer.generics.first(where: { $0.name == first }) else {
      return type.first == first && match(type.dropFirst(), form.dropFirst())
    }
    for count in stride(from: type.count, to: 0, by: -1) {
      var attempt = self
      let part = type.prefix(count).joined()
      guard attempt.bind(generic, to: part),
        attempt.match(type.dropFirst(count), form.dropFirst())
      else { continue }
      self = attempt
      return true
    }
    return false
  }

  private mutating func bind(_ generic: GenericParameter, to type: String) -> Bool {
    if let known = types[generic.name] { return known == type }
    types[generic.name] = type
    let requirements = initializer.details.requirements + initializer.details.ownRequirements
    if type == generic.name {
      return requirements.allSatisfy { !$0.names(type) || known?.contains($0) != false }
    }
    return generic.conformances.allSatisfy {
      $0 == "View" && views.contains(type) || TypeFacts.conforms(type, to: $0)
    }
      && requirements.allSatisfy { meets(type, initializer.pinned($0), of: generic.name) }
  }

  /// Whether a type can be a generic parameter as far as a requirement says something of it; of which
  /// type the elements of a list are may say what another one is.
  private mutating func meets(_ type: String, _ requirement: String, of generic: String) -> Bool {
    let sides = requirement.filter { $0 != " " }.split(separator: "=").map(String.init)
    guard sides.count == 2, sides[0] == generic + ".Element", type.hasPrefix("["),
      let element = initializer.generics.first(where: { $0.name == sides[1] })
    else { return TypeFacts.meets(type, requirement, of: generic) }
    return bind(element, to: String(type.dropFirst().dropLast()))
  }
}

/// The words and signs of a type.
private func tokens(of type: String) -> [String] {
  var tokens: [String] = []
  var isWord = false
  for character in type {
    let continues = character.isLetter || character.isNumber || character == "_"
    if character != " " {
      if continues, isWord {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
    }
    isWord = continues
  }
  return tokens
}

extension Initializer {
  fileprivate var takesOneUnlabelled: Bool { parameters.count == 1 && parameters[0].label == nil }

  /// A type with what the component's generic parameters are for their names.
  package func pinned(_ type: String) -> String {
    if pins.isEmpty { return type }
    var text = ""
    var word = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        text += (pins.first { $0.generic == word }?.type ?? word) + String(character)
        word = ""
      }
    }
    return String(text.dropLast())
  }
}
