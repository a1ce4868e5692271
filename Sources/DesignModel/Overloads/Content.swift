// Arguments that are made of something in particular: items, views of one type, so many views.

extension Parameter {
  /// Whether it is a closure that a result builder reads.
  package var isBuilder: Bool {
    if case .builder = role { true } else { isClosure && content != nil }
  }

  /// What stands for an argument that is of one type.
  var valueOfContent: Call.Value {
    guard let content, let type = content.type else { return .nil }
    if case .value = role { return .viewOf(type) }
    return .closureOf(type, isView: content.isView)
  }

  /// Whether a view by itself can be the argument.
  ///
  /// - Parameter type: Its type; nil for one that no slot names.
  func canTake(viewOf type: String?) -> Bool {
    guard case .value = role else { return type == wrappedType }
    return content?.type == nil || content?.type == type
  }

  /// Whether it is a value of a generic type, which could be a closure as far as Swift looks.
  var isGenericView: Bool { if case .value = role { content?.type == nil } else { false } }

  /// Whether a closure with this text can be the argument.
  func canTake(_ text: Call.ClosureText) -> Bool {
    guard isBuilder else { return isClosure }
    let count = content?.count ?? 0...(.max)
    let takesAnyView = content?.type == nil
    return switch text {
    case .action: false
    case .oneView: takesAnyView && count.contains(1)
    case .twoViews: takesAnyView && count.contains(2)
    case .empty: count.contains(0)
    }
  }

  /// Whether a closure with one value of a type can be the argument.
  func canTake(closureOf type: String, isView: Bool) -> Bool {
    guard isBuilder else { return isClosure }
    guard let own = content?.type else { return isView }
    return own == type
  }
}

extension Call {
  /// A closure as somebody would write it.
  func closureText(of argument: Argument) -> String {
    switch argument.value {
    case .closure(let text): text.text
    case .closureOf(let type, _): "{ \(exampleName(of: type)) }"
    case .literal, .string, .key, .view, .viewOf, .typed, .nil: ""
    }
  }
}

/// The name of a variable of a type: `link` for `Shop.Link`.
func exampleName(of type: String) -> String {
  let name = Naming.base(of: String(type.prefix { $0 != "<" }))
  let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber }
  return isName ? lowerCamelCase(name) : "item"
}
