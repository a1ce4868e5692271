import SwiftAPI
import SwiftSyntax
import SwiftTypes

/// Whether the condition of an `#if` holds when compiling for a system; nil if that depends on anything else.
func holds(_ condition: ExprSyntax, on system: AppleSystem) -> Bool? {
  if let literal = condition.as(BooleanLiteralExprSyntax.self) {
    return literal.literal.tokenKind == .keyword(.true)
  }
  if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
    return holds(negated.expression, on: system).map { !$0 }
  }
  if let group = condition.as(TupleExprSyntax.self), group.elements.count == 1,
    let inner = group.elements.first
  {
    return holds(inner.expression, on: system)
  }
  if let sequence = condition.as(SequenceExprSyntax.self) {
    return holds(Array(sequence.elements), on: system)
  }
  guard let call = condition.as(FunctionCallExprSyntax.self),
    let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
    let argument = call.arguments.first, argument.label == nil, call.arguments.count == 1,
    let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  else { return nil }
  switch function {
  case "os": return isSystem(name, system)
  case "canImport": return canImport(name, on: system)
  case "targetEnvironment": return isEnvironment(name, of: system)
  default: return nil
  }
}

/// Operands separated by `&&` and `||`, of which `&&` binds more tightly.
private func holds(_ elements: [ExprSyntax], on system: AppleSystem) -> Bool? {
  var alternative: Bool? = false
  var all: Bool? = true
  for element in elements {
    guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      all = both(all, holds(element, on: system))
      continue
    }
    switch name {
    case "&&": continue
    case "||":
      alternative = either(alternative, all)
      all = true
    default: return nil
    }
  }
  return either(alternative, all)
}

/// The conjunction of two conditions, each of which may be unknown.
func both(_ first: Bool?, _ second: Bool?) -> Bool? {
  if first == false || second == false { return false }
  return first == nil || second == nil ? nil : true
}

private func either(_ first: Bool?, _ second: Bool?) -> Bool? {
  both(first.map(!), second.map(!)).map(!)
}

private func isSystem(_ name: String, _ system: AppleSystem) -> Bool {
  switch name {
  case "OSX": system == .macOS
  case "xrOS": system == .visionOS
  default: name == system.rawValue
  }
}

private func canImport(_ module: String, on system: AppleSystem) -> Bool? {
  switch module {
  case "SwiftUI", "Foundation", "Combine", "CoreGraphics", "Swift", "Darwin": true
  case "UIKit": system != .macOS
  case "AppKit", "Cocoa": system == .macOS
  default: nil
  }
}

/// Mac Catalyst is a separate system whose result is unknown.
private func isEnvironment(_ name: String, of system: AppleSystem) -> Bool? {
  switch name {
  case "macCatalyst": false
  case "simulator" where system == .macOS: false
  default: nil
  }
}
