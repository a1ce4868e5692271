import DesignModel
import SwiftTypes

/// The target of calls: the initializers of a component, or methods that share a name.
package struct Callee: Sendable {
  /// The component, or the factory of an enum's cases.
  package let component: Constructible

  /// The type that callers write.
  package let typeName: String

  /// A call that creates the component whose slot is filled, if a slot is filled.
  package let receiver: Receiver?

  /// The index of the first initializer among all of a component's.
  package let first: Int
  package let initializers: [Initializer]

  /// The initializers, followed by those of other components that a call could resolve to.
  private let candidates: [Initializer]

  /// The generic parameters that a client's function needs.
  package var generics: ClientGenerics {
    ClientGenerics(
      initializers + (receiver.map { [$0.initializer] } ?? []), of: component.generics)
  }

  /// Whether calls create a case of an enum.
  package var makesCase: Bool { initializers.contains(where: \.details.isAlwaysCalled) }

  /// The receiver of a method call.
  package struct Receiver: Sendable {
    package let call: Call

    /// The initializer that the call resolves to.
    package let initializer: Initializer
  }

  private init(
    _ component: Constructible, named typeName: String? = nil, _ initializers: [Initializer],
    first: Int, rivals: [Initializer] = [], receiver: Receiver? = nil,
    aliases: [String: TypeExpression]
  ) {
    self.component = component
    self.typeName = typeName ?? component.name
    self.receiver = receiver
    self.first = first
    self.initializers = initializers.map { $0.unaliased(aliases) }
    candidates = self.initializers + rivals.map { $0.unaliased(aliases) }
  }

  /// Everything that a caller of a component can call and that the analysis covers.
  package static func all(of component: Component, in system: DesignSystem) -> [Callee] {
    let rivals = system.components.filter { other in
      other.method != nil && other.method == component.method && other.name != component.name
    }
    var callees = [
      Callee(
        component.interface, component.initializers, first: 0,
        rivals: rivals.flatMap(\.initializers), aliases: system.library.aliases)
    ]
    func add(
      _ component: Constructible, named name: String? = nil, _ initializers: [Initializer],
      receiver: Receiver? = nil
    ) {
      let first = callees.last.map { $0.first + $0.initializers.count } ?? 0
      callees.append(
        Callee(
          component, named: name, initializers, first: first, receiver: receiver,
          aliases: system.library.aliases))
    }
    for (type, maker) in component.makers {
      let name =
        switch type.scope {
        case .plain: type.name
        case .component: "\(component.name).\(type.name)"
        case .aliasInComponent(let name): name
        }
      add(maker, named: name, maker.initializers)
    }
    // The methods cannot infer the type of a pinned parameter.
    let whole = callees[0].initializers.first { $0.pins.isEmpty && $0.details.generics.isEmpty }
    if let whole, let call = whole.promisedCalls().first, !component.slotMethods.isEmpty {
      add(
        component.interface, component.slotMethods.map(\.initializer),
        receiver: Receiver(call: call, initializer: whole))
    }
    return callees
  }

  /// The promised calls that a client can write, each once.
  package var promisedCalls: [Call] {
    var seen: Set<Call> = []
    return initializers.filter { !$0.takesUnknownClosure }.flatMap { $0.promisedCalls() }
      .filter { seen.insert($0).inserted }
  }

  /// The initializers that some calls select, with the parameters that take the arguments, starting with those in
  /// parentheses; nil for a call that selects none, or not the same in both modes.
  package func destinations(
    of calls: [Call]
  ) -> [(initializer: Initializer, parameters: [Parameter])?] {
    let resolver = OverloadResolver(candidates)
    return calls.map { call in
      resolver.destinations(of: call).map { found in
        let initializer = candidates[found.initializer]
        return (initializer, found.parameters.map { initializer.parameters[$0] })
      }
    }
  }

  /// The resolutions of some calls, by mode.
  package func resolutions(of calls: [Call]) -> [[SwiftMode: Resolution]] {
    let resolver = OverloadResolver(candidates)
    return calls.map { call in
      Dictionary(
        uniqueKeysWithValues: SwiftMode.allCases.map { ($0, resolver.resolve(call, in: $0)) })
    }
  }

  /// What a call resolves to, in the format that ``Selection/text(of:from:)`` uses for the compiler's result.
  package func text(of resolution: Resolution) -> String {
    switch resolution {
    case .initializer(let index) where index < initializers.count: "initializer \(first + index)"
    case .initializer: "another component's method"
    case .ambiguous: "ambiguous"
    case .none: "an error"
    }
  }

  /// Whether the analysis rejects a call that no component may promise, regardless of the compiler.
  ///
  /// For a call that no initializer accepts, the compiler may report several near matches. Between two
  /// equally good candidates, this compiler prefers the one in which a label occurs twice, by a heuristic
  /// that depends on the other arguments; the analysis does not rely on it.
  ///
  /// The compiler checks only after selection whether a closure returns a value and whether a value can be
  /// sent. Whether a trailing closure matches a parameter of unconstrained type depends on the parameters
  /// after it.
  package func isReserve(of resolution: Resolution, for call: Call, against found: String) -> Bool {
    switch resolution {
    case .initializer(let index):
      found == text(of: .none)
        && (candidates[index].lacksReturn(in: call)
          || !call.trailing.isEmpty && candidates[index].takesAnything)
    case .none:
      found == text(of: .ambiguous([]))
        || initializers.indices.contains { index in
          found == text(of: .initializer(index)) && initializers[index].needsSending
        }
    case .ambiguous(let indices):
      indices.contains { index in
        let labels = candidates[index].parameters.map(\.label)
        return Set(labels).count < labels.count && found == text(of: .initializer(index))
      }
    }
  }
}

extension Initializer {
  /// Whether the type of a closure is a type alias in hand-written Swift, so that its parameters are unknown.
  fileprivate var takesUnknownClosure: Bool {
    parameters.contains { parameter in
      parameter.isClosure && !parameter.isBuilder && parameter.type.unwrapped.function == nil
    }
  }

  /// Whether a call passes a closure with several statements where a result is expected.
  fileprivate func lacksReturn(in call: Call) -> Bool {
    let closures = (call.arguments + call.trailing).map(\.value)
    return closures.contains(.closure(.twoViews))
      && parameters.contains { parameter in
        !parameter.isBuilder
          && parameter.type.unwrapped.function.map { !$0.returnsNothing } ?? false
      }
  }

  /// Whether it takes a value of unconstrained type, which may be a function.
  fileprivate var takesAnything: Bool {
    parameters.contains { parameter in
      !parameter.isClosure && generics.contains { parameter.type.plainName == $0.name }
    }
  }

  /// Whether an argument has to be sendable.
  fileprivate var needsSending: Bool {
    (generics.flatMap(\.conformances) + details.requirements.map(\.other)).contains {
      $0.isComposition(with: "Sendable")
    }
  }
}

extension Component {
  /// The enums with associated views, each with the factory of its cases.
  fileprivate var makers: [(type: OwnedType, maker: Constructible)] {
    types.flatMap { type -> [(type: OwnedType, maker: Constructible)] in
      if case .enumeration(let enumeration) = type.kind {
        enumeration.cases.compactMap { $0.maker.map { (type, $0) } }
      } else {
        []
      }
    }
  }

  /// The component with each initializer and method deprecated, with its number and the component's name as the
  /// message.
  ///
  /// - Parameter first: The number of the first; the others follow as in ``Callee/all(of:in:)``.
  package func marked(from first: Int) -> Component {
    var component = self
    let name = name
    var number = first
    func mark(_ initializer: inout Initializer) {
      var details = initializer.details
      details.deprecation = Deprecation(message: "number \(number) of \(name)", renamed: nil)
      initializer = initializer.with(details: details)
      number += 1
    }
    for index in component.initializers.indices {
      mark(&component.interface.initializers[index])
    }
    for index in component.types.indices {
      guard case .enumeration(var enumeration) = component.types[index].kind else { continue }
      for position in enumeration.cases.indices {
        guard var maker = enumeration.cases[position].maker else { continue }
        for member in maker.initializers.indices { mark(&maker.initializers[member]) }
        enumeration.cases[position].maker = maker
      }
      component.contents.types[index].kind = .enumeration(enumeration)
    }
    for index in component.slotMethods.indices {
      mark(&component.interface.slotMethods[index].initializer)
    }
    return component
  }
}
