import SwiftTypes

/// A call of an initializer, with the details that affect overload resolution.
package struct Call: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    /// Nil for none.
    package var label: String?
    package var value: Value

    package init(label: String?, value: Value) {
      self.label = label
      self.value = value
    }
  }

  /// The kind of an argument.
  package enum Value: Hashable, Sendable {
    /// A string literal, with or without interpolation.
    case literal

    /// A variable of the type `String`.
    case string

    /// A variable of the type `LocalizedStringKey`.
    case key

    /// A variable whose type is a view.
    case view

    /// A variable of a type that is a view.
    case viewOf(TypeExpression)

    /// A value of a type.
    case typed(TypeExpression)
    case `nil`

    case closure(ClosureText)

    /// A closure with a single value of a type, which may be a view.
    case closureOf(TypeExpression, isView: Bool)

    /// A closure of a type with parameters.
    case function(TypeExpression)

    /// A closure with a number of unused parameters that returns a view; of any type if none is given.
    case views(of: TypeExpression?, taking: Int)
  }

  /// The content of a closure, as far as Swift uses it to distinguish a view builder from a closure that
  /// returns nothing.
  package enum ClosureText: Hashable, CaseIterable, Sendable {
    /// One call that returns nothing.
    case action
    case oneView
    case twoViews
    case empty
  }

  /// The arguments in parentheses, in the order of the call.
  package var arguments: [Argument]

  /// The trailing closures; the first has no label.
  package var trailing: [Argument]

  /// The name of the static function that is called; nil for an initializer.
  package var function: String?

  /// Whether it is the static property with that name, instead of a call.
  package var isProperty: Bool

  package init(
    arguments: [Argument], trailing: [Argument], function: String? = nil, isProperty: Bool = false
  ) {
    self.arguments = arguments
    self.trailing = trailing
    self.function = function
    self.isProperty = isProperty
  }
}

extension Call {
  /// The source code of the call: `Card(title: "…") { … }`.
  package func text(of component: String) -> String {
    func text(_ argument: Argument) -> String {
      let value =
        switch argument.value {
        case .literal: "\"…\""
        case .string: "string"
        case .key: "key"
        case .view: "view"
        case .viewOf(let type): exampleName(of: type)
        case .typed: "…"
        case .nil: "nil"
        case .closure, .closureOf, .function, .views: closureText(of: argument)
        }
      return (argument.label.map { "\($0): " } ?? "") + value
    }
    let parentheses =
      arguments.isEmpty && !trailing.isEmpty || isProperty
      ? "" : "(" + arguments.map(text).joined(separator: ", ") + ")"
    let closures = trailing.enumerated().map { index, closure in
      let label = index == 0 ? "" : "\(closure.label ?? "_"): "
      return " \(label)\(closureText(of: closure))"
    }
    return component + (function.map { ".\($0)" } ?? "") + parentheses + closures.joined()
  }
}

extension Call.ClosureText {
  var text: String {
    switch self {
    case .action: "{ action() }"
    case .oneView: "{ view }"
    case .twoViews: "{ view; view }"
    case .empty: "{ }"
    }
  }
}

extension Initializer {
  /// Whether it is a static property rather than a function.
  package var isProperty: Bool {
    details.name != nil && parameters.isEmpty && details.generics.isEmpty && !details.isAlwaysCalled
  }

  /// The calls with which a caller reaches it: with all labels, and with as many trailing closures as
  /// possible, the first without its label.
  package func promisedCalls() -> [Call] {
    if isProperty {
      return [Call(arguments: [], trailing: [], function: details.name, isProperty: true)]
    }
    let calls = givenParameters().flatMap(calls(giving:))
    if details.oldNames.isEmpty { return calls }
    // A call without the slot's old label belongs to another initializer.
    let old = details.oldNames.keys.map { slot in
      parameters.filter { $0.newLabel != nil && $0.role.slot == slot }.compactMap(\.label)
    }
    return calls.filter { call in
      let labels = Set((call.arguments + call.trailing).compactMap(\.label))
      return old.allSatisfy { !labels.isDisjoint(with: $0) }
    }
  }

  /// The calls with arguments for some of the parameters, and for all required ones.
  package func calls(givingAlso isGiven: (Parameter) -> Bool) -> [Call] {
    calls(
      giving: parameters.filter { parameter in
        !parameter.role.isPlaceholder && (parameter.defaultValue == nil || isGiven(parameter))
      })
  }

  private func calls(giving given: [Parameter]) -> [Call] {
    let trailing = given.indices.first { index in given[index...].allSatisfy(\.isClosure) }
    var calls: [Call] = []
    for isLiteral in literalVariants() {
      calls.append(call(giving: given, trailingFrom: given.count, withLiterals: isLiteral))
      guard let trailing else { continue }
      var call = call(giving: given, trailingFrom: trailing, withLiterals: isLiteral)
      calls.append(call)
      if given[trailing].isBuilder {
        for text in texts(of: given[trailing], given) {
          call.trailing[0].value = .closure(text)
          calls.append(call)
        }
      }
    }
    return calls
  }

  /// The call that passes arguments for some parameters.
  ///
  /// - Parameters:
  ///   - trailing: The position of the first trailing closure among the given parameters; their number for none.
  ///   - isLiteral: Whether texts are literals.
  func call(
    giving given: [Parameter], trailingFrom trailing: Int, withLiterals isLiteral: Bool
  ) -> Call {
    let arguments = given.map { argument(for: $0, isLiteral) }
    var closures = Array(arguments[trailing...])
    if !closures.isEmpty { closures[0].label = nil }
    return Call(
      arguments: Array(arguments[..<trailing]), trailing: closures, function: details.name)
  }

  /// The possible contents of a builder's closure other than a single view.
  private func texts(of parameter: Parameter, _ given: [Parameter]) -> [Call.ClosureText] {
    if parameter.argumentCount > 0 { return [] }
    // Slots that share a generic parameter are filled in the same way.
    if let view = parameter.type.unwrapped.function?.result.plainName,
      generics.contains(where: { $0.name == view }),
      given.count(where: { $0.type.mentions(view) }) > 1
    {
      return []
    }
    // The type of an item determines the component's parameter, and no other argument may.
    if let type = parameter.content?.type,
      generics.contains(where: { generic in
        type.mentions(generic.name)
          && given.count(where: { ($0.content?.type ?? $0.type).mentions(generic.name) }) == 1
      })
    {
      return []
    }
    let isOfOneType = parameter.content?.type != nil
    return (isOfOneType ? [.empty] : [.twoViews, .empty]).filter(parameter.counts)
  }

  /// The sets of parameters for which a caller passes arguments: required ones, those including optional
  /// closures, and all.
  private func givenParameters() -> [[Parameter]] {
    let determining = Set(
      inferred.compactMap { generic in parameters.firstIndex { $0.type.mentions(generic) } })
    func given(_ isGiven: (Parameter) -> Bool) -> [Parameter] {
      parameters.indices.filter { isGiven(parameters[$0]) || determining.contains($0) }
        .map { parameters[$0] }
    }
    let required = given { $0.defaultValue == nil }
    let withActions = given { $0.defaultValue == nil || $0.isClosure }
    let all = given { !$0.role.isPlaceholder }
    return [required, withActions, all].reduce(into: []) { variants, given in
      if variants.last?.count != given.count { variants.append(given) }
    }
  }

  /// Whether texts are written as literals: if all are localized, they may be literals or variables.
  private func literalVariants() -> [Bool] {
    let hasLiterals = parameters.contains { $0.role.isLiteral }
    return hasLiterals && !isDisfavored ? [true, false] : [false]
  }

  private func argument(for parameter: Parameter, _ isLiteral: Bool) -> Call.Argument {
    let type = pinned(parameter.type)
    let value: Call.Value =
      switch parameter.role {
      case _ where parameter.content?.type != nil: parameter.valueOfContent(in: self)
      case .property, .added, .resolved:
        if parameter.isBuilder {
          parameter.argumentCount > 0
            ? .views(of: nil, taking: parameter.argumentCount) : .closure(.oneView)
        } else if parameter.isClosure {
          closure(parameter, type)
        } else {
          parameter.isView ? .viewOf(type) : .typed(type)
        }
      case .repeated(let slot, .data): .typed(dataType(of: slot) ?? type)
      case .repeated(_, .id): .typed(type)
      case .builder where parameter.argumentCount > 0, .repeated(_, .row):
        .views(of: nil, taking: parameter.argumentCount)
      case .builder: .closure(.oneView)
      case .localizedText where !isLiteral: .typed(parameter.wrappedType)
      case .string where !isLiteral, .systemImage where !isLiteral, .image where !isLiteral: .string
      case .localizedText, .string, .systemImage, .image: .literal
      case .value: .view
      case .placeholder: .nil
      }
    return Call.Argument(label: parameter.label, value: value)
  }
}

extension Constructible {
  /// It with aliases of closure types resolved in its initializers.
  ///
  /// - Parameter aliases: The targets of aliases without generic parameters.
  package func unaliased(_ aliases: [String: TypeExpression]) -> Self {
    var component = self
    component.initializers = initializers.map { $0.unaliased(aliases) }
    return component
  }
}

extension Initializer {
  /// The initializer with aliases of closure types resolved.
  ///
  /// - Parameter aliases: The targets of aliases without generic parameters.
  package func unaliased(_ aliases: [String: TypeExpression]) -> Initializer {
    with(
      parameters: parameters.map { parameter in
        guard parameter.isClosure, let type = aliases[parameter.type.text] else { return parameter }
        return parameter.with(type: type)
      })
  }

  /// An array as the data for which a slot is repeated.
  private func dataType(of slot: SlotID) -> TypeExpression? {
    let row = parameters.first { $0.role == .repeated(slot, .row) }
    return row.flatMap { pinned($0.type).function?.parameters.first?.list }
  }

  private func closure(_ parameter: Parameter, _ type: TypeExpression) -> Call.Value {
    guard let function = type.unwrapped.function else { return .closure(.action) }
    if !function.parameters.isEmpty { return .function(type.unwrapped) }
    return function.returnsNothing
      ? .closure(.action) : .closureOf(function.result, isView: parameter.isView)
  }
}

extension Parameter.Role {
  fileprivate var isPlaceholder: Bool { if case .placeholder = self { true } else { false } }

  /// Whether a string literal can be the argument.
  fileprivate var isLiteral: Bool {
    switch self {
    case .localizedText, .string, .systemImage, .image: true
    case .property, .added, .builder, .value, .resolved, .repeated, .placeholder: false
    }
  }
}
