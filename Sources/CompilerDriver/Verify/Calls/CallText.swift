import DesignModel
import SwiftTypes

/// How a client of a library spells the library's types and those in its calls.
package struct ClientTypes: Sendable {
  /// The library's module.
  package let module: String

  /// The client's spelling of type names.
  package var names: [String: String]

  /// The client's spelling of other names.
  private let others: @Sendable (String) -> String

  package init(
    module: String, names: [String: String],
    others: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.module = module
    self.names = names
    self.others = others
  }

  /// Every type at the top level of a library, by its module's name.
  package init(_ library: Library) {
    // A type named like the module hides the module.
    let names = library.typeNames.contains(library.name) ? [] : library.typeNames
    self.init(
      module: library.name,
      names: Dictionary(uniqueKeysWithValues: names.map { ($0, "\(library.name).\($0)") }))
  }

  /// The prefix of a component's name.
  package var qualifier: String { names.isEmpty ? "" : module + "." }

  /// A type in the client's spelling.
  package func text(_ type: TypeExpression) -> String {
    var text = ""
    var word = ""
    for character in type.text + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else {
        text += written(word) + String(character)
        word = ""
      }
    }
    text.removeLast()
    return text
  }

  private func written(_ word: String) -> String {
    let first = word.prefix { $0 != "." }
    if let name = names[word] { return name }
    return names[String(first)].map { $0 + word.dropFirst(first.count) } ?? others(word)
  }
}

/// The texts of a call's arguments, which are numbered from 0, including the trailing closures.
package struct ArgumentTexts {
  /// A variable of a type; the second one of an argument is another view in the same closure.
  package let variable: (_ type: TypeExpression, _ argument: Int, _ isSecond: Bool) -> String

  /// A text, which is written as a literal.
  package let literal: (_ argument: Int) -> String

  /// A call of a function that returns nothing, in a closure without parameters.
  package let action: (_ argument: Int) -> String

  /// The content of a closure that has parameters and returns nothing.
  package let handler: (_ argument: Int) -> String

  package init(
    variable: @escaping (_ type: TypeExpression, _ argument: Int, _ isSecond: Bool) -> String,
    literal: @escaping (_ argument: Int) -> String, action: @escaping (_ argument: Int) -> String,
    handler: @escaping (_ argument: Int) -> String
  ) {
    self.variable = variable
    self.literal = literal
    self.action = action
    self.handler = handler
  }

  /// A variable for each type.
  package static var byType: ArgumentTexts {
    ArgumentTexts(
      variable: { type, _, _ in nameOfVariable(of: type) }, literal: { _ in "text" },
      action: { _ in "perform()" }, handler: { _ in "" })
  }
}

extension Call {
  /// The call in Swift.
  ///
  /// - Parameters:
  ///   - callee: What is called; on a variable `part` if the call fills a slot of it.
  ///   - qualifier: The prefix of type names.
  ///   - texts: The texts of its arguments.
  package func swift(
    _ callee: Callee, qualifier: String = "", _ texts: ArgumentTexts = .byType
  ) -> String {
    swift(
      callee.component, named: qualifier + callee.typeName, onPart: callee.receiver != nil, texts)
  }

  /// - Parameters:
  ///   - name: The name of the type in the caller's spelling.
  ///   - onPart: Whether it is called on a variable `part`, whose slot it fills.
  package func swift(
    _ component: Constructible, named typeName: String, onPart: Bool,
    _ texts: ArgumentTexts = .byType
  ) -> String {
    func text(_ value: Call.Value, _ index: Int) -> String {
      func variable(_ type: TypeExpression, isSecond: Bool = false) -> String {
        texts.variable(type, index, isSecond)
      }
      if let type = value.variableType { return variable(type) }
      return switch value {
      case .literal: "\"\(texts.literal(index))\""
      case .closureOf(let type, _): "{ \(variable(type)) }"
      case .function(let type):
        "{ \(underscores(type.unwrapped.function?.parameters.count ?? 0)) in "
          + (resultType(of: type).map { variable($0) + " " } ?? texts.handler(index)) + "}"
      case .views(let type, let count):
        "{ \(underscores(count)) in \(variable(type ?? anyView)) }"
      case .closure(.action): "{ \(texts.action(index)) }"
      case .closure(.oneView): "{ \(variable(anyView)) }"
      case .closure(.twoViews):
        "{ \(variable(anyView)); \(variable(anyView, isSecond: true)) }"
      case .closure(.empty): "{}"
      case .nil, .string, .key, .view, .viewOf, .typed: "nil"
      }
    }
    func text(_ argument: Call.Argument, _ index: Int) -> String {
      (argument.label.map { "\($0): " } ?? "") + text(argument.value, index)
    }
    let parentheses =
      arguments.isEmpty && !trailing.isEmpty || isProperty
      ? ""
      : "("
        + arguments.enumerated().map { text($0.element, $0.offset) }.joined(separator: ", ")
        + ")"
    let closures = trailing.enumerated().map { index, closure in
      // After a closure, Swift parses `default:` as the label of a switch case.
      let label = closure.label == "default" ? "`default`" : closure.label ?? "_"
      return (index == 0 ? " " : " \(label): ") + text(closure.value, arguments.count + index)
    }
    let name =
      if let method = component.method {
        "SwiftUI.EmptyView().\(method)"
      } else if onPart {
        "part.\(function ?? "")"
      } else {
        typeName + (function.map { ".\($0)" } ?? "")
      }
    return name + parentheses + closures.joined()
  }

  /// The types of the variables in it.
  package var types: [TypeExpression] {
    (arguments + trailing).flatMap { argument -> [TypeExpression] in
      switch argument.value {
      case .closureOf(let type, _): [type]
      case .views(let type, _): [type ?? anyView]
      case .closure(.oneView), .closure(.twoViews): [anyView]
      case .function(let type): resultType(of: type).map { [$0] } ?? []
      default: argument.value.variableType.map { [$0] } ?? []
      }
    }
  }
}

/// A client function that makes one call, in one line.
///
/// - Parameters:
///   - call: A call of the callee's initializers or methods.
///   - number: A number that is unique among the client's functions.
///   - times: The number of times that it makes the call.
///   - types: The spelling of types.
///   - generics: The generic parameters that types may mention, with their requirements.
package func function(
  _ call: Call, of callee: Callee, number: Int, times: Int = 1, _ types: ClientTypes,
  generics: ClientGenerics = ClientGenerics()
) -> String {
  let receiver = callee.receiver?.call
  let mentioned = Set(call.types + (receiver?.types ?? [])).sorted { $0.text < $1.text }
  var types = types
  let (declared, requirements) = generics.needed(for: mentioned)
  for generic in declared { types.names[generic.name] = generic.name }
  let parameters = mentioned.map { type in
    let text = types.text(type)
    return "\(nameOfVariable(of: type)): \(type.isFunction ? "@escaping \(text)" : text)"
  }
  let start =
    receiver.map {
      let name = types.qualifier + callee.typeName
      return "let part = \($0.swift(callee.component, named: name, onPart: false)); "
    } ?? ""
  let clause =
    declared.isEmpty
    ? ""
    : "<"
      + declared.map { generic in
        generic.conformances.isEmpty
          ? generic.name
          : "\(generic.name): \(types.text(TypeExpression.composition(generic.conformances)))"
      }.joined(separator: ", ") + ">"
  let condition =
    requirements.isEmpty
    ? ""
    : "where "
      + requirements.map { requirement in
        types.text(requirement.subject) + (requirement.relation == .conforms ? ": " : " == ")
          + types.text(requirement.other)
      }.joined(separator: ", ") + " "
  // An assignment would be an expression around the call, in which Swift selects more decidedly.
  let text = "let _ = " + call.swift(callee, qualifier: types.qualifier)
  let calls = repeatElement(text, count: times).joined(separator: "; ")
  return "@MainActor func call\(number)\(clause)(\(parameters.joined(separator: ", "))) "
    + "\(condition){ \(start)\(calls) }"
}

/// The generic parameters of a callee, which a client's function declares, too.
package struct ClientGenerics: Sendable {
  private var parameters: [GenericParameter] = []
  private var requirements: [TypeRequirement] = []

  package init() {}

  /// The generic parameters of initializers.
  ///
  /// - Parameter generics: The component's own generic parameters.
  init(_ initializers: [Initializer], of generics: [GenericParameter]) {
    for initializer in initializers {
      // The type that replaces a component's parameter has to satisfy its requirements.
      for pin in initializer.pins {
        let conformances = generics.first { $0.name == pin.generic }?.conformances ?? []
        requirements += conformances.map { TypeRequirement(pin.type, .conforms, $0) }
      }
      for parameter in initializer.generics + initializer.details.generics
      where !parameters.contains(where: { $0.name == parameter.name }) {
        parameters.append(parameter)
      }
      requirements += initializer.details.requirements + initializer.details.ownRequirements
    }
    var seen: Set<TypeRequirement> = []
    requirements = requirements.filter { seen.insert($0).inserted }
  }

  /// The parameters that types mention, with the requirements on these only.
  package func needed(
    for types: [TypeExpression]
  ) -> (parameters: [GenericParameter], requirements: [TypeRequirement]) {
    let found = parameters.filter { parameter in
      types.contains { $0.mentions(parameter.name) }
    }
    let known = Set(found.map(\.name))
    let all = Set(parameters.map(\.name))
    return (
      found,
      requirements.filter { requirement in
        known.contains { requirement.mentions($0) }
          && all.subtracting(known).allSatisfy { !requirement.mentions($0) }
      }
    )
  }
}

extension Call.Value {
  /// The type of the variable that the argument is; nil if it is not one.
  fileprivate var variableType: TypeExpression? {
    switch self {
    case .string: .string
    case .key: .named("LocalizedStringKey")
    case .view: anyView
    case .viewOf(let type), .typed(let type): type
    case .literal, .nil, .closure, .closureOf, .function, .views: nil
    }
  }
}

/// The result type of a function; nil if it returns nothing.
private func resultType(of type: TypeExpression) -> TypeExpression? {
  type.unwrapped.function.flatMap { $0.returnsNothing ? nil : $0.result }
}

/// The names of ignored arguments.
private func underscores(_ count: Int) -> String {
  repeatElement("_", count: count).joined(separator: ", ")
}

/// Qualified, since a library may declare its own `AnyView`.
private let anyView = TypeExpression.named("SwiftUI.AnyView")

/// The name of a variable of a type, which is unique among the types in use.
private func nameOfVariable(of type: TypeExpression) -> String {
  switch type.text {
  case "Binding<Bool>": return "isOn"
  case "Int": return "number"
  case "Bool": return "flag"
  case "String": return "string"
  case "LocalizedStringKey": return "key"
  case anyView.text: return "view"
  case "() -> Void": return "action"
  default: break
  }
  var name = "given"
  for character in type.text {
    switch character {
    case "?": name += "Optional"
    case "[": name += "ListOf"
    case "<": name += "Of"
    case ":": name += "To"
    case "&": name += "And"
    case _ where character.isLetter || character.isNumber: name.append(character)
    default: break
    }
  }
  return name
}
