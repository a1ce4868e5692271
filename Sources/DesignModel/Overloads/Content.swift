import SwiftTypes

// Arguments with restricted content: items, views of one type, or a number of views.

extension Parameter {
  /// Whether it is a closure with a result builder.
  package var isBuilder: Bool {
    if case .builder = role { true } else { isClosure && content != nil }
  }

  /// The value of an argument of a single type, for an initializer.
  func valueOfContent(in initializer: Initializer) -> Call.Value {
    guard let content, let type = content.type.map({ initializer.pinned($0) }) else { return .nil }
    if case .value = role { return .viewOf(type) }
    if argumentCount > 0 { return .views(of: type, taking: argumentCount) }
    return .closureOf(type, isView: content.isView)
  }

  /// Whether the builder accepts the number of views in a closure.
  func counts(_ text: Call.ClosureText) -> Bool {
    let count = content?.count ?? 0...(.max)
    return switch text {
    case .action: false
    case .oneView: count.contains(1)
    case .twoViews: count.contains(2)
    case .empty: count.contains(0)
    }
  }
}

/// The number of parameters of a closure with a result builder; 0 for other parameters.
func builderArgumentCount(of type: TypeExpression, _ content: ArgumentContent?) -> Int {
  content == nil ? 0 : type.unwrapped.function?.parameters.count ?? 0
}

extension Call {
  /// The source code of a closure.
  func closureText(of argument: Argument) -> String {
    switch argument.value {
    case .closure(let text): text.text
    case .closureOf(let type, _): "{ \(exampleName(of: type)) }"
    case .function: "{ … }"
    case .views(let type, let count):
      "{ \(repeatElement("_", count: count).joined(separator: ", ")) in "
        + "\(type.map(exampleName) ?? "view") }"
    case .literal, .string, .key, .view, .viewOf, .typed, .nil: ""
    }
  }
}

/// The name of a variable of a type: `link` for `Shop.Link`.
func exampleName(of type: TypeExpression) -> String {
  guard let name = type.lastName, name.first?.isLetter == true,
    name.allSatisfy({ $0.isLetter || $0.isNumber })
  else { return "item" }
  return lowerCamelCase(name)
}
