import DesignModel
import SwiftTypes

/// What calls are about: the initializers of a component, or methods, of which one name means several.
package struct Callee: Sendable {
  /// The component, or what makes the cases of an enum.
  package let component: Constructible

  /// The type that callers name.
  package let typeName: String

  /// A call that makes the component whose slot is filled, if a slot is.
  package let receiver: Receiver?

  /// The number of the first initializer among all of a component's.
  package let first: Int
  package let initializers: [Initializer]

  /// The initializers, and behind them those of other components that a call could mean instead.
  private let candidates: [Initializer]

  /// The generic parameters that a client's function needs.
  var generics: ClientGenerics {
    ClientGenerics(
      initializers + (receiver.map { [$0.initializer] } ?? []), of: component.generics)
  }

  /// Whether calls make a case of an enum.
  package var makesCase: Bool { initializers.contains(where: \.details.isAlwaysCalled) }

  /// What a method is called on.
  package struct Receiver: Sendable {
    package let call: Call

    /// What the call means.
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

  /// All that a component's caller can call and that the analysis knows of.
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
    // Of which type a pinned parameter is, the methods cannot know.
    let whole = callees[0].initializers.first { $0.pins.isEmpty && $0.details.generics.isEmpty }
    if let whole, let call = whole.promisedCalls().first, !component.slotMethods.isEmpty {
      add(
        component.interface, component.slotMethods.map(\.initializer),
        receiver: Receiver(call: call, initializer: whole))
    }
    return callees
  }

  /// What each of some calls means, by the mode.
  package func resolutions(of calls: [Call]) -> [[SwiftMode: Resolution]] {
    let resolver = OverloadResolver(candidates)
    return calls.map { call in
      Dictionary(
        uniqueKeysWithValues: SwiftMode.allCases.map { ($0, resolver.resolve(call, in: $0)) })
    }
  }

  /// What a call means, as ``Selection/text(of:from:)`` says what the compiler makes of it.
  package func text(of resolution: Resolution) -> String {
    switch resolution {
    case .initializer(let index) where index < initializers.count: "initializer \(first + index)"
    case .initializer: "another component's method"
    case .ambiguous: "ambiguous"
    case .none: "an error"
    }
  }

  /// Whether the analysis refuses a call that no component may promise, whatever the compiler says.
  ///
  /// Of a call that no initializer takes, the compiler may say that several nearly could. Of two as
  /// good, this compiler prefers the one in which a label occurs twice, by a heuristic that depends
  /// on the other arguments; nothing is promised by that.
  ///
  /// Whether a closure returns and a value can be sent the compiler asks of what it has selected. A
  /// trailing closure goes to a value of any type or not by what stands behind that.
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
  /// Whether a call has a closure with several statements where something has to be returned.
  fileprivate func lacksReturn(in call: Call) -> Bool {
    let closures = (call.arguments + call.trailing).map(\.value)
    return closures.contains(.closure(.twoViews))
      && parameters.contains { parameter in
        !parameter.isBuilder
          && parameter.type.unwrapped.function.map { !$0.returnsNothing } ?? false
      }
  }

  /// Whether a value that it takes is of any type, a function's among them.
  fileprivate var takesAnything: Bool {
    parameters.contains { parameter in
      !parameter.isClosure && generics.contains { parameter.type.plainName == $0.name }
    }
  }

  /// Whether something is to be sent.
  fileprivate var needsSending: Bool {
    (generics.flatMap(\.conformances) + details.requirements.map(\.other)).contains {
      $0.isComposition(with: "Sendable")
    }
  }
}

extension Component {
  /// What makes the cases of its enums that carry views, with the enums.
  fileprivate var makers: [(type: OwnedType, maker: Constructible)] {
    types.flatMap { type -> [(type: OwnedType, maker: Constructible)] in
      if case .enumeration(let enumeration) = type.kind {
        enumeration.cases.compactMap { $0.maker.map { (type, $0) } }
      } else {
        []
      }
    }
  }

  /// How many initializers and methods ``marked(from:)`` marks.
  var markedCount: Int {
    initializers.count + makers.reduce(0) { $0 + $1.maker.initializers.count }
      + slotMethods.count
  }

  /// The component with each initializer and method deprecated, with its number for a message.
  ///
  /// - Parameter first: The number of the first; the others follow as in ``Callee/all(of:in:)``.
  package func marked(from first: Int) -> Component {
    var component = self
    var number = first
    func mark(_ initializer: inout Initializer) {
      initializer.details.deprecation = Deprecation(message: "number \(number)", renamed: nil)
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
