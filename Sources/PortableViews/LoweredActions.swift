import SwiftFragments

/// An accessibility action of a component.
package struct LoweredAction: Sendable {
  /// Its title, as a `String`.
  package let title: String

  /// The condition for offering it; nil if it is always offered.
  package let condition: String?

  /// Its code, in terms of the component's members.
  package let lines: [String]
}

/// The result of lowering `accessibilityActions(_:)`.
package enum LoweredActions: Sendable {
  case actions([LoweredAction])

  /// Constructs that are not portable, in source order.
  case notPortable([Blocker])
}

/// Lowers the closure of `accessibilityActions(_:)`: buttons, and conditions around them.
///
/// - Parameter block: A call with that closure.
package func loweredActions(_ block: SwiftBlock, names: BodyNames) -> LoweredActions {
  var reader = BodyReader(text: block.text, names: names)
  var actions: [LoweredAction] = []
  if case .expression(let expression)? = block.tree?.statements.first?.kind,
    case .call(let call) = expression.kind,
    case .closure(let closure)? = call.trailing.first?.value.kind
  {
    for statement in closure.statements { reader.read(statement, while: nil, &actions) }
  } else {
    reader.block("accessibilityActions", 0..<0)
  }
  return reader.blockers.isEmpty ? .actions(actions) : .notPortable(reader.blockers)
}

extension BodyReader {
  fileprivate mutating func read(
    _ statement: CodeStatement, while condition: String?, _ actions: inout [LoweredAction]
  ) {
    guard case .expression(let expression) = statement.kind else {
      return block("accessibilityActions", 0..<0)
    }
    switch expression.kind {
    case .conditional(let node):
      guard condition == nil, node.otherwise.isEmpty, node.conditions.count == 1,
        case .expression(let holds) = node.conditions[0].kind
      else { return block("accessibilityActions", expression.range) }
      let text = value(holds, .value).text
      for statement in node.body { read(statement, while: text, &actions) }
    case .call(let call):
      guard case .name(let name) = call.callee.kind, name.text == "Button",
        call.trailing.count == 2, case .closure(let label) = call.trailing[1].value.kind,
        label.statements.count == 1, case .expression(let title) = label.statements[0].kind
      else { return block("accessibilityActions", expression.range) }
      let perform = action(call.trailing[0].value)
      actions.append(
        LoweredAction(
          title: value(title, .text).text, condition: condition, lines: perform.lines))
    default: block("accessibilityActions", expression.range)
    }
  }
}
