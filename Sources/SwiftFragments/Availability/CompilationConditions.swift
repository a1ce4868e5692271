import SwiftAPI
import SwiftTypes

extension CodeExpression {
  /// Whether it holds, as the condition of an `#if`, when compiling for a system; nil if that depends on anything
  /// else.
  func holds(on system: AppleSystem) -> Bool? {
    switch kind {
    case .literal(.boolean, _): if case .truth(let value) = details { value } else { nil }
    case .prefix("!", let inner): inner.holds(on: system).map { !$0 }
    case .tuple(let elements) where elements.count == 1: elements[0].value.holds(on: system)
    case .infix(let left, "&&", let right): both(left.holds(on: system), right.holds(on: system))
    case .infix(let left, "||", let right): either(left.holds(on: system), right.holds(on: system))
    case .call(let call): call.holds(on: system)
    default: nil
    }
  }
}

extension CodeCall {
  fileprivate func holds(on system: AppleSystem) -> Bool? {
    guard case .name(let function) = callee.kind, arguments.count == 1, arguments[0].label == nil,
      case .name(let name) = arguments[0].value.kind
    else { return nil }
    switch function.text {
    case "os": return isSystem(name.text, system)
    case "canImport": return canImport(name.text, on: system)
    case "targetEnvironment": return isEnvironment(name.text, of: system)
    default: return nil
    }
  }
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
