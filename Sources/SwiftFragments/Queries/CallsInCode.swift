/// The calls in code, and the literals that it shows as texts; outer ones first.
struct CallsInCode {
  private(set) var calls: [CallParts] = []
  private(set) var texts: [TextParts] = []

  /// The code in UTF-8.
  private let units: [UInt8]

  init(in code: CodePart, of text: String) {
    units = Array(text.utf8)
    visit(code)
  }

  private mutating func visit(_ part: CodePart) {
    if case .expression(let expression) = part, case .call(let call) = expression.kind {
      add(call)
    }
    part.forEachPart { visit($0) }
  }

  private mutating func add(_ call: CodeCall) {
    guard let function = call.calledName else { return }
    if function.isIdentifier { calls.append(parts(of: call, function)) }
    guard let first = call.arguments.first, first.label == nil,
      case .string(let string) = first.value.details
    else { return }
    texts.append(
      TextParts(
        function: function.text, text: string.value,
        hasLetters: string.segments.contains { $0.contains(where: \.isLetter) },
        bundle: call.arguments.first { $0.label?.text == "bundle" }.map { text($0.value) },
        literal: Located(text: text(first.value), range: first.value.range)))
  }

  private func parts(of call: CodeCall, _ function: Located) -> CallParts {
    let isMember = if case .name = call.callee.kind { false } else { true }
    return CallParts(
      function: function, isMember: isMember, root: isMember ? call.callee.rootName : nil,
      arguments: call.arguments.map { argument in
        let kind = argument.value.literal
        return .init(
          label: argument.label?.text, kind: kind,
          code: kind == nil
            ? nil : Located(text: text(argument.value), range: argument.value.range),
          path: argument.value.path)
      },
      hasTrailingClosure: !call.trailing.isEmpty,
      closureParameters: call.trailing.first.map { argument in
        guard case .closure(let closure) = argument.value.kind else { return [] }
        return closure.parameters.map(\.text)
      } ?? [])
  }

  private func text(_ expression: CodeExpression) -> String {
    String(decoding: units[expression.range], as: UTF8.self)
  }
}

extension CodeExpression {
  /// The kind of literal, including a number with a minus; nil for other expressions, and for text with
  /// interpolations.
  var literal: SwiftExpression.Literal? {
    switch kind {
    case .prefix("-", let number):
      let inner = number.literal
      return inner == .integer || inner == .float ? inner : nil
    case .literal(let kind, let interpolations): return interpolations.isEmpty ? kind : nil
    default: return nil
    }
  }

  /// The name at the start of a chain of dots and calls.
  fileprivate var rootName: String? {
    var current = self
    while true {
      if current.isSpecialized { return nil }
      switch current.kind {
      case .name(let name): return name.text == "super" ? nil : name.text
      case .member(let base, _), .postfix(let base, "?"): current = base
      case .call(let call): current = call.callee
      default: return nil
      }
    }
  }

  /// The dotted name, if it is one.
  fileprivate var path: String? {
    if isSpecialized { return nil }
    return switch kind {
    case .name(let name) where name.text != "super": name.text
    case .implicitMember(let name): "." + name.text
    case .member(let base, let name): base.path.map { "\($0).\(name.text)" }
    default: nil
    }
  }
}
