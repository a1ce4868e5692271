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
  let code = CodePart.statements(CodeReader(text).statements(tree.statements))
  return code.conditions(at: offset, within: .none) ?? SystemConditions.none
}

extension CodePart {
  /// The conditions at a place in it; nil if the place is elsewhere.
  fileprivate func conditions(
    at offset: Int, within outer: SystemConditions
  ) -> SystemConditions? {
    switch self {
    case .statements(let statements):
      var conditions = outer
      for statement in statements {
        if statement.range.contains(offset) {
          return CodePart.statement(statement).conditions(at: offset, within: conditions)
        }
        if case .guard(let list, otherwise: _) = statement.kind {
          conditions = conditions.and(list.holding)
        }
      }
      return nil
    case .statement(let statement):
      if !statement.range.contains(offset) { return nil }
      let conditions = outer.and(statement.attributes.conditions)
      switch statement.kind {
      case .guard(let list, otherwise: let body):
        return list.conditions(at: offset, within: conditions)
          ?? inner([.statements(body)], at: offset, within: conditions)
      case .while(let list, let body):
        return list.conditions(at: offset, within: conditions)
          ?? inner([.statements(body)], at: offset, within: conditions.and(list.holding))
      default: return inner(at: offset, within: conditions)
      }
    case .expression(let expression):
      if !expression.range.contains(offset) { return nil }
      guard case .conditional(let node) = expression.kind else {
        return inner(at: offset, within: outer)
      }
      let body = CodePart.statements(node.body)
      return node.conditions.conditions(at: offset, within: outer)
        ?? body.conditions(at: offset, within: outer.and(node.conditions.holding))
        ?? inner(
          [.statements(node.otherwise)], at: offset, within: outer.and(node.conditions.failing))
    default:
      var found: SystemConditions?
      forEachPart { found = found ?? $0.conditions(at: offset, within: outer) }
      return found
    }
  }

  /// The conditions in the part of this that contains the place, or between its parts.
  private func inner(at offset: Int, within outer: SystemConditions) -> SystemConditions {
    var parts: [CodePart] = []
    forEachPart { parts.append($0) }
    return inner(parts, at: offset, within: outer)
  }

  private func inner(
    _ parts: [CodePart], at offset: Int, within outer: SystemConditions
  ) -> SystemConditions {
    for part in parts {
      if let found = part.conditions(at: offset, within: outer) { return found }
    }
    return outer
  }
}

extension [CodeCondition] {
  /// The conditions at a place in one of them, given those before it.
  fileprivate func conditions(
    at offset: Int, within outer: SystemConditions
  ) -> SystemConditions? {
    var conditions = outer
    for condition in self {
      if condition.range.contains(offset) {
        return CodePart.condition(condition).conditions(at: offset, within: conditions)
          ?? conditions
      }
      if case .availability(let available) = condition.kind {
        conditions = conditions.and(available.holding)
      }
    }
    return nil
  }
}
