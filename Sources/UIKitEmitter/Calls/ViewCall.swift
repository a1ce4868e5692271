import DesignModel
import Emission
import FileBuilding
import SwiftFragments
import SwiftTypes

/// The calls that the views of a UIKit module promise, and calls that lack an argument.
///
/// - Parameter plans: How each component is implemented, by name.
func viewCalls(
  of system: DesignSystem, _ module: UIKitModule, plans: [String: ViewPlan]
) -> [ClientCall] {
  system.components.flatMap { component -> [ClientCall] in
    guard component.access == .public, !component.interface.hidesInitializers else { return [] }
    let text: ViewText
    switch plans[component.name] {
    case .native(let view):
      text = ViewText(component, in: system.library, module, resolvedViews: view.resolved)
    case .hosted: text = ViewText(component, in: system.library, module, isHosted: true)
    case .leftOut, nil: return []
    }
    return text.calls
  }
}

extension ViewText {
  fileprivate var calls: [ClientCall] {
    let initializers = initializers
    var calls: [ClientCall] = []
    var seen: Set<String> = []
    for initializer in initializers {
      let parameters = initializer.parameters.filter { $0.role != .placeholder }
      let required = parameters.filter { $0.defaultValue == nil }
      for given in initializer.callShapes {
        let call = call(given, of: initializer, isPromised: true)
        if seen.insert(call.text).inserted { calls.append(call) }
      }
      for index in required.indices {
        var given = required
        given.remove(at: index)
        let name = initializer.model.details.name
        let isOffered = initializers.contains {
          $0.model.details.name == name && $0.conversions(for: given) != nil
        }
        let call = call(given, of: initializer, isPromised: false)
        if !isOffered, seen.insert(call.text).inserted { calls.append(call) }
      }
    }
    return calls
  }

  private func call(
    _ parameters: [ViewParameter], of initializer: ViewInitializer, isPromised: Bool
  ) -> ClientCall {
    let arguments = parameters.enumerated().map { argument(for: $1, number: $0) }
    let trailing = parameters.reversed().prefix(while: \.isClosureOfContent).count
    let inParentheses = zip(parameters, arguments).dropLast(trailing).map { parameter, argument in
      (parameter.label.map { "\($0): " } ?? "") + argument.value
    }
    let closures = zip(parameters, arguments).suffix(trailing).enumerated().map { index, pair in
      // After a closure, Swift parses `default:` as the label of a switch case.
      let label = pair.0.label == "default" ? "`default`" : pair.0.label ?? "_"
      return (index == 0 ? " " : " \(label): ") + pair.1.value
    }
    let callee = initializer.model.details.name.map { "\(name).\(escapedMember($0))" } ?? name
    let parentheses =
      inParentheses.isEmpty && trailing > 0
      ? "" : "(" + inParentheses.joined(separator: ", ") + ")"
    return ClientCall(
      origin: component.origin, text: callee + parentheses + closures.joined(),
      isPromised: isPromised,
      availability: availabilityOfCalls,
      signature: signature(of: initializer, arguments.compactMap(\.variable)))
  }

  /// The version of iOS from which on the view exists, as an attribute of the client's function.
  private var availabilityOfCalls: String {
    component.availability.introduced.first { $0.platform == .iOS }
      .map { "@available(iOS \($0.version.text), *) " } ?? ""
  }

  /// An argument, and the parameter of the client's function that it uses.
  private func argument(
    for parameter: ViewParameter, number: Int
  ) -> (value: String, variable: (name: String, type: String)?) {
    let name = "value\(number)"
    guard parameter.isClosureOfContent else { return (name, (name, parameter.type)) }
    if case .slot(let slot, .views) = parameter.role {
      let names = component.slots[slot].arguments.map { _ in "_" }.joined(separator: ", ")
      return (names.isEmpty ? "{ UIView() }" : "{ \(names) in UIView() }", nil)
    }
    // The closure of a result builder lists items.
    let item = parameter.type.dropFirst("() -> [".count).dropLast()
    return ("{ \(name) }", (name, String(item)))
  }

  /// The generic parameters, the parameters and the requirements of a client's function.
  private func signature(
    of initializer: ViewInitializer, _ variables: [(name: String, type: String)]
  ) -> String {
    var types = variables.map(\.type)
    var generics = component.generics + initializer.model.details.generics
    var requirements: [TypeRequirement] = []
    let given =
      initializer.model.pins.map { TypeRequirement(.named($0.generic), .equals, $0.type) }
      + initializer.model.details.requirements + initializer.model.details.ownRequirements
    for requirement in given {
      // A function cannot have a generic parameter that is a known type.
      if requirement.relation == .equals,
        let index = generics.firstIndex(where: { $0.name == requirement.subject.text })
      {
        let name = generics.remove(at: index).name
        types = types.map { replacing(name, with: requirement.other.text, in: $0) }
      } else {
        requirements.append(requirement)
      }
    }
    // The type of an argument that is not given is unknown.
    let mentioned = generics.filter { generic in
      types.contains { replacing(generic.name, with: "", in: $0) != $0 }
    }
    let unknown = generics.filter { generic in !mentioned.contains { $0.name == generic.name } }
    let known = requirements.filter { requirement in
      unknown.allSatisfy { !requirement.mentions($0.name) }
    }
    let clause = mentioned.map(\.declaration).joined(separator: ", ")
    let parameters = zip(variables, types).map { "\($0.name): \($1)" }.joined(separator: ", ")
    return (clause.isEmpty ? "" : "<\(clause)>") + "(\(parameters))"
      + (known.isEmpty ? "" : " where " + known.map(\.text).joined(separator: ", "))
  }
}
