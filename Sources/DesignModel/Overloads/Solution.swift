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

    static func < (left: Self, right: Self) -> Bool { left.costs < right.costs }

    private var costs: (Int, Int, Int, Int, Int, Int) {
      (needlessWaits, forwardClosures, disfavored, lostViews, otherLiterals, optionals)
    }
  }

  private let callee: Candidate

  /// What generic parameters are, by their indices.
  private var types: [TypeForm?]
  private var score = Score()

  /// Generic parameters for which nil is given, so that they are optional types.
  private var optionals: Set<Int> = []

  /// Generic parameters that an argument of a generic type says, so that they are nothing else.
  private var fixed: Set<Int> = []

  /// What is required of the generic parameters where it is called.
  private var known: [String]?

  /// Types of arguments that are views.
  private var views: [TypeForm] = []

  private var table: TypeTable { callee.table }

  init(_ callee: Candidate) {
    self.callee = callee
    types = Array(repeating: nil, count: callee.generics.count)
    if callee.initializer.isDisfavored { score.disfavored = 1 }
  }

  /// An initializer as another one could call it, with its own arguments.
  init(_ callee: Candidate, callFrom other: Candidate) {
    self.init(callee)
    views = other.generics.filter { $0.conformances == ["View"] }.map { table.form($0.name) }
    known = other.requirements.map(\.text)
  }

  /// Whether a parameter of another initializer can stand for one of this: is of a subtype. An
  /// optional in place of a value is none here.
  mutating func accepts(
    _ own: Candidate.Parameter, of other: Candidate, for parameter: Candidate.Parameter
  ) -> Bool {
    guard !own.type.isOptional, !parameter.type.isOptional, let function = own.type.function,
      let wanted = parameter.type.function
    else { return match(own.type, parameter.type) }
    // A function that escapes, or does less than it may, can stand for one that does not; measured:
    // not where one of the initializers, but not the other, has one parameter and no label for it.
    let (escapes, mayEscape) = (own.parameter.isEscaping, parameter.parameter.isEscaping)
    let isEscapingEnough =
      callee.takesOneUnlabelled == other.takesOneUnlabelled
      ? escapes || !mayEscape : escapes == mayEscape
    return isEscapingEnough
      && wanted.shape.effects.isSuperset(of: function.shape.effects)
      && match(function.parameters, wanted.parameters)
      && match(function.result, wanted.result)
  }

  /// What the call costs; nil if something is not known, or not what it has to be.
  var wholeScore: Score? {
    // Every generic parameter follows from an argument, or from a slot that is left out.
    guard
      callee.generics.indices.allSatisfy({ types[$0] != nil || callee.generics[$0].isOmittable })
    else { return nil }
    var score = score
    for index in optionals {
      guard let type = types[index] else { return nil }
      if type.isOptional { continue }
      if fixed.contains(index) { return nil }
      let conformances = callee.generics[index].conformances
      let isView = conformances.allSatisfy { $0 == "View" }
      guard isView || conformances.allSatisfy({ TypeFacts.conforms(type.text + "?", to: $0) })
      else {
        return nil
      }
      score.optionals += 1
    }
    return score
  }

  /// Takes a value as the argument for a parameter.
  ///
  /// - Parameter other: The type that the value names.
  /// - Returns: false if it does not fit.
  mutating func take(
    _ value: Call.Value, _ other: TypeForm?, for parameter: Candidate.Parameter
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
      guard parameter.takesKeys else { return take(table.string, as: type) }
      score.otherLiterals += 1
      if type.isOptional { score.optionals += 1 }
      return true
    case (.string, _): return take(table.string, as: type)
    case (.key, _): return take(table.key, as: type)
    case (.view, _): return take(table.anyView, as: type)
    case (.viewOf, let other?), (.typed, let other?): return take(other, as: type)
    // It says nothing of the type that is not there; another argument has to.
    case (.nil, _):
      if type.words.count == 1, let index = callee.generic(named: type.words[0]) {
        optionals.insert(index)
        return true
      }
      return type.isOptional && !type.isAnyString
    case (.closure(let text), _): return take(text, for: parameter, type)
    case (.closureOf, let result?): return takeClosure(of: result, for: parameter, type)
    case (.function, let other?): return takeFunction(other, for: parameter, type)
    case (.views(_, let count), let view): return takeViews(view, count, for: parameter, type)
    case (.viewOf, nil), (.typed, nil), (.closureOf, nil), (.function, nil): return false
    }
  }

  /// Takes a value of a type.
  private mutating func take(_ value: TypeForm, as type: TypeForm) -> Bool {
    if type.isAnyString {
      guard value === table.string else { return false }
      if type.isOptional { score.optionals += 1 }
      return true
    }
    if type.hasArguments {
      fixed.formUnion(
        callee.generics.indices.filter { type.words.contains(callee.generics[$0].word) })
    }
    if match(value, type) { return true }
    guard let wrapped = type.wrapped, match(value, wrapped) else { return false }
    score.optionals += 1
    return true
  }

  // MARK: - Closures

  private mutating func take(
    _ text: Call.ClosureText, for parameter: Candidate.Parameter, _ type: TypeForm
  ) -> Bool {
    let result =
      switch text {
      case .action: table.nothing
      case .oneView: table.anyView
      case .twoViews: table.twoViews
      case .empty: parameter.isBuilder ? table.noView : table.nothing
      }
    guard parameter.parameter.isClosure else { return take(closureOf: result, as: type) }
    if parameter.isBuilder {
      guard parameter.parameter.argumentCount == 0, parameter.parameter.counts(text) else {
        return false
      }
      if parameter.content != nil { return text == .empty }
      return type.function.map { build(result, as: $0.result) } ?? true
    }
    guard let function = type.function else { return take(result, nothingFor: type) }
    guard function.shape.parameters.isEmpty else { return false }
    score.needlessWaits += function.waits
    // Whether several statements return what they have to is asked of what was selected.
    return function.shape.returnsNothing || text == .twoViews
      ? take(result, nothingFor: type) : take(result, as: function.result)
  }

  private mutating func takeClosure(
    of value: TypeForm, for parameter: Candidate.Parameter, _ type: TypeForm
  ) -> Bool {
    guard parameter.parameter.isClosure else { return take(closureOf: value, as: type) }
    if parameter.isBuilder {
      guard parameter.parameter.argumentCount == 0 else { return false }
      if let own = parameter.content { return match(value, own) }
      guard parameter.parameter.counts(.oneView) else { return false }
      return type.function.map { build(value, as: $0.result) } ?? true
    }
    guard let function = type.function else { return take(value, nothingFor: type) }
    guard function.shape.parameters.isEmpty else { return false }
    score.needlessWaits += function.waits
    return function.shape.returnsNothing
      ? take(value, nothingFor: type) : take(value, as: function.result)
  }

  /// Takes a closure as a value.
  private mutating func take(closureOf result: TypeForm, as type: TypeForm) -> Bool {
    take(table.form("() -> \(result.text)"), as: type)
  }

  /// Takes what a builder makes, which costs nothing where it is wrapped in an optional.
  private mutating func build(_ result: TypeForm, as type: TypeForm) -> Bool {
    match(result, type.wrapped ?? type)
  }

  /// Takes a closure as one that returns nothing.
  private mutating func take(_ result: TypeForm, nothingFor type: TypeForm) -> Bool {
    if result !== table.nothing, result !== table.twoViews { score.lostViews += 1 }
    if type.isOptional { score.optionals += 1 }
    return true
  }

  private mutating func takeFunction(
    _ value: TypeForm, for parameter: Candidate.Parameter, _ type: TypeForm
  ) -> Bool {
    guard parameter.parameter.isClosure else { return take(value, as: type) }
    guard let other = value.function else { return false }
    if parameter.parameter.argumentCount > 0 {
      // What does nothing makes no view.
      guard parameter.parameter.argumentCount == other.parameterCount, other.shape.returnsNothing,
        parameter.parameter.counts(.empty), parameter.content == nil
      else { return false }
      return type.function.map { build(table.noView, as: $0.result) } ?? true
    }
    guard let function = type.function, function.parameterCount == other.parameterCount
    else { return false }
    if function.shape.effects != other.shape.effects { score.needlessWaits += function.waits }
    if type.isOptional { score.optionals += 1 }
    return match(other.result, function.result)
  }

  /// Takes a closure with arguments that makes a view.
  private mutating func takeViews(
    _ view: TypeForm?, _ count: Int, for parameter: Candidate.Parameter, _ type: TypeForm
  ) -> Bool {
    guard parameter.parameter.isClosure, let function = type.function else { return false }
    let result = view ?? table.anyView
    if parameter.isBuilder {
      guard parameter.parameter.argumentCount == count, parameter.parameter.counts(.oneView) else {
        return false
      }
      if let own = parameter.content { return own === view }
      return build(result, as: function.result)
    }
    guard function.parameterCount == count else { return false }
    score.needlessWaits += function.waits
    return function.shape.returnsNothing
      ? take(result, nothingFor: type) : take(result, as: function.result)
  }

  // MARK: - Types

  /// Whether a type is of a form, for which generic parameters may have to be something.
  private mutating func match(_ type: TypeForm, _ form: TypeForm) -> Bool {
    if form.words.count == 1, let generic = callee.generic(named: form.words[0]) {
      return !type.words.isEmpty && bind(generic, to: type.compact)
    }
    if !form.words.contains(where: { callee.generic(named: $0) != nil }) {
      return type === form || type.words == form.words
    }
    return match(type.words[...], form.words[...])
  }

  private mutating func match(_ type: ArraySlice<Int>, _ form: ArraySlice<Int>) -> Bool {
    guard let first = form.first else { return type.isEmpty }
    guard let generic = callee.generic(named: first) else {
      return type.first == first && match(type.dropFirst(), form.dropFirst())
    }
    for count in stride(from: type.count, to: 0, by: -1) {
      var attempt = self
      guard attempt.bind(generic, to: table.form(type.prefix(count))),
        attempt.match(type.dropFirst(count), form.dropFirst())
      else { continue }
      self = attempt
      return true
    }
    return false
  }

  /// Says what a generic parameter is; nothing is said if it cannot be that.
  private mutating func bind(_ index: Int, to type: TypeForm) -> Bool {
    if let known = types[index] { return known === type }
    let generic = callee.generics[index]
    if type.text == generic.name {
      let isKnown = callee.requirements.allSatisfy {
        !$0.text.names(generic.name) || known?.contains($0.text) != false
      }
      if isKnown { types[index] = type }
      return isKnown
    }
    guard
      generic.conformances.allSatisfy({ name in
        name == "View" && views.contains { $0 === type } || type.conforms(to: name)
      })
    else { return false }
    if callee.requirements.isEmpty {
      types[index] = type
      return true
    }
    var attempt = self
    attempt.types[index] = type
    for requirement in callee.requirements
    where !attempt.meets(type, requirement.pinned, of: generic.name) {
      return false
    }
    self = attempt
    return true
  }

  /// Whether a type can be a generic parameter as far as a requirement says something of it; of which
  /// type the elements of a list are may say what another one is.
  private mutating func meets(_ type: TypeForm, _ requirement: String, of generic: String) -> Bool {
    let sides = requirement.filter { $0 != " " }.split(separator: "=").map(String.init)
    guard sides.count == 2, sides[0] == generic + ".Element", type.text.hasPrefix("["),
      let element = callee.generics.firstIndex(where: { $0.name == sides[1] })
    else { return TypeFacts.meets(type.text, requirement, of: generic) }
    return bind(element, to: table.form(String(type.text.dropFirst().dropLast())))
  }
}

extension Initializer {
  /// A type with what the component's generic parameters are for their names.
  package func pinned(_ type: String) -> String {
    if pins.isEmpty { return type }
    var text = ""
    var word = ""
    for character in type + " " {
      if character.isPartOfName {
        word.append(character)
      } else {
        text += (pins.first { $0.generic == word }?.type ?? word) + String(character)
        word = ""
      }
    }
    return String(text.dropLast())
  }
}
