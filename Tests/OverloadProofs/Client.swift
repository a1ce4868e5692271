import DesignModel

/// A library file with the types that random specs name.
let libraryTypes = """
  types:
    Token: {conforms: [Hashable, Sendable], properties: {number: {type: Int, default: 0}}}
    Glyph: {conforms: [Hashable], properties: {number: {type: Int, default: 0}}, body: "SwiftUI.EmptyView()"}
  swift: |
    extension Glyph { init(_ parts: Any...) { self.init(number: parts.count) } }
  """

/// What stands above the calls.
let clientTypes = """
  import Proof
  import SwiftUI
  func perform() {}
  struct Picture: SwiftUI.View { var body: SwiftUI.EmptyView { SwiftUI.EmptyView() } }
  struct Stranger: Hashable, Sendable, Identifiable { var id: Self { self } }
  struct TokenWords: Sequence, IteratorProtocol { mutating func next() -> Proof.Token? { nil } }
  """

extension Call {
  /// The call in Swift.
  ///
  /// - Parameter module: What stands before the component's name.
  func swift(_ component: Component, module: String = "") -> String {
    func text(_ value: Call.Value) -> String {
      if let type = value.variableType { return variable(of: type) }
      return switch value {
      case .literal: "\"text\""
      case .closureOf(let type, _): "{ \(variable(of: type)) }"
      case .function: "{ _ in }"
      case .views(let type, let count):
        "{ \(repeatElement("_", count: count).joined(separator: ", ")) in \(variable(of: type ?? "AnyView")) }"
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
    let method = component.method.map { "SwiftUI.EmptyView().\($0)" }
    let name = method ?? module + component.name + (function.map { ".\($0)" } ?? "")
    return name + parentheses + closures.joined()
  }

  /// A function of the client that does nothing but the call.
  ///
  /// - Parameter number: A number that no other has.
  func function(_ component: Component, number: Int) -> String {
    let types = (arguments + trailing).flatMap { argument -> [String] in
      switch argument.value {
      case .closureOf(let type, _): [type]
      case .views(let type, _): [type ?? "AnyView"]
      case .closure(.oneView), .closure(.twoViews): ["AnyView"]
      default: argument.value.variableType.map { [$0] } ?? []
      }
    }
    let parameters = Set(types).sorted().map { type in
      "\(variable(of: type)): \(clientType(type))"
    }
    return "@MainActor func call\(number)(\(parameters.joined(separator: ", "))) "
      + "{ _ = \(swift(component, module: "Proof.")) }"
  }
}

extension Call.Value {
  /// The type of the variable that it is; nil if it is none.
  fileprivate var variableType: String? {
    switch self {
    case .string: "String"
    case .key: "LocalizedStringKey"
    case .view: "AnyView"
    case .viewOf(let type), .typed(let type): type
    case .literal, .nil, .closure, .closureOf, .function, .views: nil
    }
  }
}

/// The name of a variable of a type.
private func variable(of type: String) -> String {
  switch type {
  case "Binding<Bool>": "isOn"
  case "Int": "number"
  case "Bool": "flag"
  case "String": "string"
  case "LocalizedStringKey": "key"
  case "AnyView": "view"
  case "() -> Void": "action"
  default:
    "given" + type.split { !$0.isLetter && $0 != "?" }.joined().replacing("?", with: "Optional")
      + (type.hasPrefix("[") ? "s" : "")
  }
}

/// A type as the client writes it, which knows other generic parameters than the component.
private func clientType(_ type: String) -> String {
  let names = [
    "Token": "Proof.Token", "Glyph": "Proof.Glyph", "Value": "Stranger", "Words": "TokenWords",
    "Item": "Stranger", "Element": "Stranger", "Text": "SwiftUI.Text", "Image": "SwiftUI.Image",
    "AnyView": "Picture",
  ]
  var text = ""
  var word = ""
  for character in type + " " {
    if character.isLetter || character.isNumber || character == "." {
      word.append(character)
    } else {
      // What identifies elements is anything.
      text += (names[word] ?? (word.hasSuffix("ID") ? "Int" : word)) + String(character)
      word = ""
    }
  }
  text.removeLast()
  return text.hasPrefix("(") && text.contains("->") && !text.hasSuffix("?")
    ? "@escaping " + text : text
}
