import Specification
import SwiftFragments
import SwiftTypes

extension ComponentSpec {
  /// All calls in its Swift, in source order.
  var calls: [SwiftCall] {
    (blocks.flatMap(\.calls) + expressions.flatMap(\.calls)).inOrder
  }

  /// Whether some of its code is in a separate file.
  var hasHandwrittenCode: Bool {
    handwrittenBody != nil || styles.contains { $0.handwrittenBody != nil }
  }
}

extension [SwiftCall] {
  /// In source order.
  var inOrder: [SwiftCall] {
    sorted { $0.function.place.span.start < $1.function.place.span.start }
  }
}

extension SwiftCall {
  /// Whether it is a modifier of this name.
  func isModifier(_ name: String) -> Bool { isMember && function.text == name }

  /// Whether it creates a value of a type of this name.
  func isInitializer(of type: String) -> Bool { !isMember && function.text == type }
}

extension SwiftBlock {
  /// Whether the whole configuration is passed on to code that may show more of it.
  var passesConfigurationOn: Bool {
    let uses = identifiers.filter { $0.text == "configuration" }.count
    return uses > memberAccesses.filter { $0.base == "configuration" }.count
  }
}

extension SwiftType {
  /// Whether it is a function that returns nothing, optional or not.
  var isAction: Bool {
    unwrapped.function?.returnsNothing ?? false
  }

  /// The element type of an array; nil if it is not an array.
  var element: TypeExpression? { unwrapped.element }
}
