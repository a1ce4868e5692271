import SwiftFragments
import SwiftTypes

/// The result of lowering hand-written declarations of a spec.
package enum DeclarationsResult: Sendable {
  /// The declarations, except those whose types only SwiftUI has: views, which are inlined in bodies or have
  /// twins, and button roles.
  case lowered(String, leftOut: [String])

  /// Constructs that are not portable, in source order.
  case notPortable([Blocker])
}

/// Lowers hand-written declarations, `swift` of a type or of a spec: values and functions whose types have
/// other names in UIKit, and the code that returns them.
///
/// - Parameters:
///   - block: The declarations.
///   - names: The meanings of names in them; nil for declarations of a type.
///   - types: The names of other types in the UIKit module.
///   - lost: The types whose values the UIKit module cannot create; their declarations are omitted.
package func loweredDeclarations(
  _ block: SwiftBlock, names: BodyNames, types: [String: String] = [:], lost: Set<String> = []
) -> DeclarationsResult {
  guard let tree = block.tree else { return .notPortable([Blocker("Swift", 0..<0)]) }
  var reader = BodyReader(text: block.text, names: names)
  var lowering = DeclarationLowering(lost: lost)
  for statement in tree.statements { reader.declare(statement, &lowering) }
  for name in tree.typeNames
  where !lowering.cuts.contains(where: { $0.contains(name.range.lowerBound) }) {
    if let other = types[name.text] ?? names.view(named: name.text)?.name
      ?? portableTypes[name.text] ?? typesInUIKit[name.text]?.text
    {
      lowering.rewriting.replace(name.range, other)
    } else if NeverPortable.types.contains(name.text) || swiftUITypes.contains(name.text) {
      reader.block(name.text, name.range)
    }
  }
  guard reader.blockers.isEmpty else {
    return .notPortable(reader.blockers.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
  let edits = lowering.rewriting.edits.filter { edit in
    !lowering.cuts.contains { $0.contains(edit.range.lowerBound) }
  }
  let text = reader.text(
    0..<reader.units.count, edits + lowering.cuts.map { ($0, "") })
  return .lowered(text.withoutBlankEnds, leftOut: lowering.leftOut)
}

/// Types with another name and the same meaning in UIKit, besides those of values that components take.
private let portableTypes: [String: String] = ["Binding": "ValueBinding"]

private let swiftUITypes: Set<String> = [
  "View", "ViewModifier", "ButtonStyle", "ButtonRole", "EnvironmentValues", "EnvironmentKey",
  "PreferenceKey", "Shape", "InsettableShape", "HorizontalAlignment", "VerticalAlignment", "Edge",
]

/// SwiftUI protocols for user-defined types.
private let swiftUIProtocols: Set<String> = [
  "View", "ViewModifier", "ButtonStyle", "ToggleStyle", "LabelStyle", "ProgressViewStyle",
  "EnvironmentKey", "PreferenceKey", "Shape", "InsettableShape", "Layout",
]

/// Whether a type that conforms to a protocol belongs to SwiftUI.
package func isProtocolOfSwiftUI(_ name: String) -> Bool {
  swiftUIProtocols.contains(name) || swiftUITypes.contains(name)
}

/// Changes to the text of declarations.
private struct DeclarationLowering {
  /// The SwiftUI types whose values cannot be created here.
  let lost: Set<String>
  var rewriting = Rewriting()

  /// The parts that are omitted, with their comments.
  var cuts: [Range<Int>] = []
  var leftOut: [String] = []
}

extension BodyReader {
  fileprivate mutating func declare(
    _ statement: CodeStatement, _ to: inout DeclarationLowering
  ) {
    let outer = scope
    defer { scope = outer }
    switch statement.kind {
    case .type(let type):
      let isOfSwiftUI =
        type.isExtension
        ? swiftUITypes.contains(type.name.text)
        : type.inherited.contains { swiftUIProtocols.contains($0.text) }
      let inner = type.members.filter { !self.isOfSwiftUI($0, to.lost) }
      if isOfSwiftUI || type.isExtension && inner.isEmpty && !type.members.isEmpty {
        return cut(type.name, &to)
      }
      for member in type.members { declare(member, &to) }
    case .variable(let variable):
      guard let name = variable.names.first else { return }
      if isOfSwiftUI(statement, to.lost) { return cut(name, &to) }
      let kind = ParameterKind.of(variable.type ?? variable.value.flatMap(constructedType))
      if let value = variable.value { rewrite(value, kind, &to.rewriting) }
      for accessor in variable.accessors {
        for name in accessor.names { scope[name] = .bound(changes: false, optional: nil) }
        body(accessor.statements, accessor.isGetter ? kind : .value, &to.rewriting)
      }
    case .function(let function):
      if isOfSwiftUI(statement, to.lost), let name = function.name { return cut(name, &to) }
      for parameter in function.parameters {
        scope[parameter.name] = .bound(changes: false, optional: nil)
        if let value = parameter.defaultValue {
          rewrite(value, ParameterKind.of(parameter.type), &to.rewriting)
        }
      }
      body(function.statements, ParameterKind.of(function.result), &to.rewriting)
    default: rewrite(statement, &to.rewriting)
    }
  }

  /// The type of a value that an initializer call creates.
  private func constructedType(_ value: CodeExpression) -> TypeExpression? {
    guard case .call(let call) = value.kind, case .name(let name) = call.callee.kind else {
      return nil
    }
    return .named(name.text)
  }

  private func isOfSwiftUI(_ statement: CodeStatement, _ lost: Set<String>) -> Bool {
    let type: TypeExpression? =
      switch statement.kind {
      case .variable(let variable): variable.type
      case .function(let function): function.result
      default: nil
      }
    guard let type else { return false }
    let name = type.unwrapped.text
    return name == "some View" || swiftUITypes.contains(name) || lost.contains(name)
  }

  /// Rewrites statements whose result is the last one, or that of a `return`.
  private mutating func body(
    _ statements: [CodeStatement], _ kind: ParameterKind, _ to: inout Rewriting
  ) {
    for statement in statements {
      switch statement.kind {
      case .return(let expression?): rewrite(expression, kind, &to)
      case .expression(let expression) where statements.count == 1: rewrite(expression, kind, &to)
      case .guard(let conditions, let otherwise):
        rewrite(conditions, &to)
        body(otherwise, kind, &to)
      default: rewrite(statement, &to)
      }
      rewriteCalls(statement, &to)
    }
  }

  /// Omits a declaration, from the comments before it to its closing brace.
  private mutating func cut(_ name: CodeName, _ to: inout DeclarationLowering) {
    to.leftOut.append(name.text)
    var start = lineStart(name.range.lowerBound)
    while start > 0 {
      let previous = lineStart(start - 1)
      let line = text(previous..<start).drop { $0 == " " }
      guard line.hasPrefix("//") || line.hasPrefix("@") else { break }
      start = previous
    }
    var end = name.range.upperBound
    var depth = 0
    var isText = false
    while end < units.count {
      let unit = units[end]
      end += 1
      if unit == UInt8(ascii: "\"") { isText.toggle() }
      if isText { continue }
      if unit == UInt8(ascii: "{") { depth += 1 }
      if unit == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { break }
      }
    }
    while end < units.count, units[end] == 0x0A { end += 1 }
    to.cuts.append(start..<end)
  }

  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, units[start - 1] != 0x0A { start -= 1 }
    return start
  }
}

extension String {
  /// The text without blank lines at its ends and before closing braces.
  fileprivate var withoutBlankEnds: String {
    var lines: [Substring] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("}"), lines.last?.isEmpty == true {
        lines.removeLast()
      }
      if line.isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(line)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
