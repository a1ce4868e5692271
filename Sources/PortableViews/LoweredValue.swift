import SwiftFragments
import SwiftRendering
import SwiftTypes

/// The UIKit counterpart of a configuration member that is not a view.
package enum LoweredValue: Sendable {
  /// The statements of a getter.
  case value([Statement])

  /// The statements of a method, with the names of its parameters.
  case action(parameters: [String], [Statement])

  /// Constructs that are not portable, in source order.
  case notPortable([Blocker])
}

/// Lowers a value for views: `withAnimation`, and everything whose type differs in UIKit.
///
/// A closure becomes a method, so that storing it in a button's view does not retain its owner.
package func lowered(
  value: SwiftExpression, of type: TypeExpression, names: BodyNames
) -> LoweredValue {
  guard case .expression(let expression)? = value.tree?.statements.first?.kind,
    value.tree?.statements.count == 1
  else { return .notPortable([Blocker("Swift", 0..<0)]) }
  var reader = BodyReader(text: value.text, names: names)
  let result: LoweredValue
  if type.unwrapped.isFunction, case .closure(let closure) = expression.kind {
    let action = reader.action(expression)
    result = .action(
      parameters: closure.parameters.isEmpty
        ? action.parameter.map { [$0] } ?? [] : closure.parameters.map(\.text),
      action.lines.count == 1
        ? [.expression(.swift(action.lines[0]))]
        : [.verbatim(action.lines.joined(separator: "\n"))])
  } else {
    let value = reader.value(expression, .of(type))
    result = .value([.verbatim(value.text)])
  }
  return reader.blockers.isEmpty
    ? result : .notPortable(reader.blockers.sorted { $0.range.lowerBound < $1.range.lowerBound })
}

extension ParameterKind {
  /// The kind as which a value of a type is lowered.
  static func of(_ type: TypeExpression?) -> ParameterKind {
    switch type?.unwrapped.text {
    case "Color": .color
    case "Font": .font
    case "Text", "LocalizedStringKey": .text
    case "Angle": .angle
    case "Animation": .animation
    case "EdgeInsets": .insets
    case "Alignment": .alignment
    case "HorizontalAlignment": .horizontalAlignment
    case "VerticalAlignment": .verticalAlignment
    case "Axis": .axis
    case "TextAlignment": .textAlignment
    default: .value
    }
  }
}

/// A lowered value of a type; nil if it is not one expression, or not portable.
package func lowered(value block: SwiftBlock, of type: TypeExpression) -> String? {
  guard case .expression(let whole)? = block.tree?.statements.first?.kind,
    block.tree?.statements.count == 1
  else { return nil }
  var reader = BodyReader(text: block.text, names: BodyNames(owner: .component))
  let value = reader.value(whole, .of(type)).text
  return reader.blockers.isEmpty ? value : nil
}

/// A lowered closure with a single expression of a type; nil if it is another closure, or not portable.
package func lowered(closure block: SwiftBlock, giving result: TypeExpression) -> String? {
  guard case .expression(let whole)? = block.tree?.statements.first?.kind,
    block.tree?.statements.count == 1, case .closure(let closure) = whole.kind,
    closure.statements.count == 1, case .expression(let only) = closure.statements[0].kind
  else { return nil }
  var reader = BodyReader(text: block.text, names: BodyNames(owner: .component))
  let value = reader.value(only, .of(result)).text
  guard reader.blockers.isEmpty else { return nil }
  return reader.text(whole.range.lowerBound..<only.range.lowerBound) + value
    + reader.text(only.range.upperBound..<whole.range.upperBound)
}
