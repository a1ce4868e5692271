import SwiftTypes

// Arguments that are made of something in particular: items, views of one type, so many views.

extension Parameter {
  /// Whether it is a closure that a result builder reads.
  package var isBuilder: Bool {
    if case .builder = role { true } else { isClosure && content != nil }
  }

  /// What stands for an argument that is of one type, as an initializer takes it.
  func valueOfContent(in initializer: Initializer) -> Call.Value {
    guard let content, let type = content.type.map({ initializer.pinned($0) }) else { return .nil }
    if case .value = role { return .viewOf(type) }
    if argumentCount > 0 { return .views(of: type, taking: argumentCount) }
    return .closureOf(type, isView: content.isView)
  }

  /// Whether a closure with this text can be the argument, as far as its builder counts views.
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

/// How many values the closure of a parameter takes that a result builder reads; 0 for other parameters.
func builderArgumentCount(of type: TypeExpression, _ content: ArgumentContent?) -> Int {
  content == nil ? 0 : type.unwrapped.function?.parameters.count ?? 0
}

extension Call {
  /// A closure as somebody would write it.
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
