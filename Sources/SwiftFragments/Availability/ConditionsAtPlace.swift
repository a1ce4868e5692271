import SwiftSyntax
import SwiftTypes

/// The conditions under which the code at a place in a Swift file runs: `#available` around it or before it,
/// and `@available` of the declarations that contain it.
///
/// - Parameters:
///   - text: The file.
///   - offset: The offset of the place in UTF-8 code units.
/// - Returns: nil if the file cannot be read.
package func systemConditions(in text: String, at offset: Int) -> SystemConditions? {
  if fileShape(of: text).problem != nil { return nil }
  let tree = parse(text, ShapeLimits.file.nesting, SourceFileSyntax.self)
  guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
  var conditions = SystemConditions.none
  var inner = Syntax(token)
  while let outer = inner.parent {
    conditions = conditions.and(outer.conditions(of: inner))
    inner = outer
  }
  return conditions
}

extension Syntax {
  /// The conditions that this node puts on one of its children.
  fileprivate func conditions(of child: Syntax) -> SystemConditions {
    if let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes {
      return attributes.conditions
    }
    if let node = self.as(IfExprSyntax.self) {
      if child == Syntax(node.body) { return node.conditions.holding(before: nil) }
      return child == node.elseBody.map({ Syntax($0) }) ? node.conditions.failing : .none
    }
    if let node = self.as(WhileStmtSyntax.self), child == Syntax(node.body) {
      return node.conditions.holding(before: nil)
    }
    if let node = self.as(ConditionElementListSyntax.self) { return node.holding(before: child) }
    guard let statements = self.as(CodeBlockItemListSyntax.self) else { return .none }
    var conditions = SystemConditions.none
    for statement in statements.prefix(while: { Syntax($0) != child }) {
      guard let guardStatement = statement.item.as(GuardStmtSyntax.self) else { continue }
      conditions = conditions.and(guardStatement.conditions.holding(before: nil))
    }
    return conditions
  }
}

extension ConditionElementListSyntax {
  /// The conditions that its elements imply if they are true: those before one of them, or all.
  fileprivate func holding(before child: Syntax?) -> SystemConditions {
    var conditions = SystemConditions.none
    for element in self {
      if let child, Syntax(element) == child { break }
      guard case .availability(let available) = element.condition else { continue }
      conditions = conditions.and(available.holding)
    }
    return conditions
  }
}
