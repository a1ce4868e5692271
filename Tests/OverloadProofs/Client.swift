import DesignModel
import RandomSpecs
import SwiftTypes

/// What stands above the calls.
let clientTypes = """
  import Proof
  import SwiftUI
  func perform() {}
  struct Picture: SwiftUI.View { var body: SwiftUI.EmptyView { SwiftUI.EmptyView() } }
  struct Stranger: Hashable, Sendable, Identifiable { var id: Self { self } }
  struct Words<Element>: Sequence, IteratorProtocol { mutating func next() -> Element? { nil } }
  """

/// The client's words for types.
struct ClientTypes {
  private var names = [
    "Value": "Stranger", "Other": "Stranger", "Item": "Stranger", "Element": "Stranger",
    "Thing": "Stranger", "Text": "SwiftUI.Text", "Image": "SwiftUI.Image", "AnyView": "Picture",
  ]

  init(_ system: DesignSystem, _ project: SampleProject) {
    let types =
      SampleProject.types.map(project.full) + system.components.flatMap { $0.types.map(\.name) }
    for type in types { names[type] = "Proof." + type }
    names["Words"] = "Words<Proof.\(project.full("Token"))>"
  }

  /// A type as the client writes it, which knows other generic parameters than the component.
  fileprivate func text(_ type: TypeExpression) -> String {
    var text = ""
    var word = ""
    for character in type.text + " " {
      if character.isLetter || character.isNumber || character == "." {
        word.append(character)
      } else {
        // What identifies elements is anything.
        text += (names[word] ?? (word.hasSuffix("ID") ? "Int" : word)) + String(character)
        word = ""
      }
    }
    text.removeLast()
    return type.isFunction ? "@escaping " + text : text
  }
}

extension Call {
  /// The call in Swift.
  ///
  /// - Parameters:
  ///   - module: What stands before the component's name.
  ///   - receiver: A call that makes the component whose slot is filled, if one is.
  func swift(_ component: Constructible, module: String = "", on receiver: Call? = nil) -> String {
    func text(_ value: Call.Value) -> String {
      if let type = value.variableType { return variable(of: type) }
      return switch value {
      case .literal: "\"text\""
      case .closureOf(let type, _): "{ \(variable(of: type)) }"
      case .function(let type):
        "{ \(underscores(type.unwrapped.function?.parameters.count ?? 0)) in }"
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
      } else if receiver != nil {
        "part.\(function ?? "")"
      } else {
        module + component.name + (function.map { ".\($0)" } ?? "")
      }
    return name + parentheses + closures.joined()
  }

  /// A function of the client that does nothing but the call.
  ///
  /// - Parameter number: A number that no other has.
  func function(
    _ component: Constructible, on receiver: Call?, number: Int, _ clientTypes: ClientTypes
  ) -> String {
    let types = Set(types + (receiver?.types ?? []))
    let parameters = types.sorted { $0.text < $1.text }.map {
      "\(variable(of: $0)): \(clientTypes.text($0))"
    }
    let module = "Proof."
    let start = receiver.map { "let part = \($0.swift(component, module: module)); " } ?? ""
    return "@MainActor func call\(number)(\(parameters.joined(separator: ", "))) "
      + "{ \(start)_ = \(swift(component, module: module, on: receiver)) }"
  }

  /// The types of the variables in it.
  private var types: [TypeExpression] {
    (arguments + trailing).flatMap { argument -> [TypeExpression] in
      switch argument.value {
      case .closureOf(let type, _): [type]
      case .views(let type, _): [type ?? anyView]
      case .closure(.oneView), .closure(.twoViews): [anyView]
      default: argument.value.variableType.map { [$0] } ?? []
      }
    }
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

/// The names of arguments that nobody needs.
private func underscores(_ count: Int) -> String {
  repeatElement("_", count: count).joined(separator: ", ")
}

private let anyView = TypeExpression.named("AnyView")

/// The name of a variable of a type.
private func variable(of type: TypeExpression) -> String {
  switch type.text {
  case "Binding<Bool>": "isOn"
  case "Int": "number"
  case "Bool": "flag"
  case "String": "string"
  case "LocalizedStringKey": "key"
  case "AnyView": "view"
  case "() -> Void": "action"
  default:
    "given"
      + type.text.split { !$0.isLetter && $0 != "?" }.joined().replacing("?", with: "Optional")
      + (type.element == nil ? "" : "s")
  }
}
