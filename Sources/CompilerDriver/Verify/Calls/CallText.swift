import DesignModel
import SwiftTypes

/// How a client of a library writes the library's types, and those of its calls.
package struct ClientTypes: Sendable {
  /// The library's module.
  package let module: String

  /// What the client writes for names of types.
  package var names: [String: String]

  /// What it writes for other names.
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
    // A type with the module's name hides the module.
    let names = library.typeNames.contains(library.name) ? [] : library.typeNames
    self.init(
      module: library.name,
      names: Dictionary(uniqueKeysWithValues: names.map { ($0, "\(library.name).\($0)") }))
  }

  /// What stands before the name of a component.
  var qualifier: String { names.isEmpty ? "" : module + "." }

  /// A type as the client writes it.
  func text(_ type: TypeExpression) -> String {
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

extension Call {
  /// The call in Swift.
  ///
  /// - Parameters:
  ///   - callee: What is called, on a variable `part` if it is to fill a slot of that.
  ///   - qualifier: What stands before the name of a type.
  package func swift(_ callee: Callee, qualifier: String = "") -> String {
    swift(
      callee.component, named: qualifier + callee.typeName, onPart: callee.receiver != nil)
  }

  /// - Parameters:
  ///   - name: Of the type, as the caller writes it.
  ///   - onPart: Whether it is called on a variable `part`, whose slot it fills.
  fileprivate func swift(_ component: Constructible, named typeName: String, onPart: Bool) -> String
  {
    func text(_ value: Call.Value) -> String {
      if let type = value.variableType { return variable(of: type) }
      return switch value {
      case .literal: "\"text\""
      case .closureOf(let type, _): "{ \(variable(of: type)) }"
      case .function(let type): closure(of: type)
      case .views(let type, let count):
        "{ \(underscores(count)) in \(variable(of: type ?? anyView)) }"
      case .closure(.action): "{ perform() }"
      case .closure(.oneView): "{ view }"
      case .closure(.twoViews): "{ view; view }"
      case .closure(.empty): "{}"
      case .nil, .string, .key, .view, .viewOf, .typed: "nil"
      }
    }
    func text(_ argument: Call.Argument) -> String {
      (argument.label.map { "\($0): " } ?? "") + text(argument.value)
    }
    let parentheses =
      arguments.isEmpty && !trailing.isEmpty || isProperty
      ? "" : "(" + arguments.map(text).joined(separator: ", ") + ")"
    let closures = trailing.enumerated().map { index, closure in
      // Behind a closure, Swift reads `default:` as the label of a switch.
      let label = closure.label == "default" ? "`default`" : closure.label ?? "_"
      return (index == 0 ? " " : " \(label): ") + text(closure.value)
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
  var types: [TypeExpression] {
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

/// A function of a client that does nothing but a call, in one line.
///
/// - Parameters:
///   - call: Of the callee's initializers or methods.
///   - number: A number that no other function of the client has.
///   - times: How often it makes the call.
///   - types: How types are written.
///   - generics: The generic parameters that types may name, and what is required of them.
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
    return "\(variable(of: type)): \(type.isFunction ? "@escaping \(text)" : text)"
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
  let text = "_ = " + call.swift(callee, qualifier: types.qualifier)
  let calls = repeatElement(text, count: times).joined(separator: "; ")
  return "@MainActor func call\(number)\(clause)(\(parameters.joined(separator: ", "))) "
    + "\(condition){ \(start)\(calls) }"
}

/// The generic parameters of what is called, which a client's function has, too.
package struct ClientGenerics: Sendable {
  private var parameters: [GenericParameter] = []
  private var requirements: [TypeRequirement] = []

  package init() {}

  /// Those of initializers.
  ///
  /// - Parameter generics: The component's own generic parameters.
  init(_ initializers: [Initializer], of generics: [GenericParameter]) {
    for initializer in initializers {
      // What stands for one of the component's parameters has to conform to what that does.
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

  /// The parameters that types name, and what is required of them and of no others.
  func needed(
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
  /// The type of the variable that it is; nil if it is none.
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

/// A closure that needs none of its arguments.
private func closure(of type: TypeExpression) -> String {
  let names = underscores(type.unwrapped.function?.parameters.count ?? 0)
  return "{ \(names) in \(resultType(of: type).map { variable(of: $0) + " " } ?? "")}"
}

/// What a function returns; nil for nothing.
private func resultType(of type: TypeExpression) -> TypeExpression? {
  type.unwrapped.function.flatMap { $0.returnsNothing ? nil : $0.result }
}

/// The names of arguments that nobody needs.
private func underscores(_ count: Int) -> String {
  repeatElement("_", count: count).joined(separator: ", ")
}

/// Written in full, since a library may declare an `AnyView` of its own.
private let anyView = TypeExpression.named("SwiftUI.AnyView")

/// The name of a variable of a type, which no other type in use has.
private func variable(of type: TypeExpression) -> String {
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
