import Specification
import SwiftFragments
import SwiftTypes

extension ComponentSpec {
  /// All calls in its Swift, in the order of the text.
  var calls: [SwiftCall] {
    (blocks.flatMap(\.calls) + expressions.flatMap(\.calls)).inOrder
  }

  /// Whether some of its code is in a file of its own.
  var hasHandwrittenCode: Bool {
    handwrittenBody != nil || styles.contains { $0.handwrittenBody != nil }
  }
}

extension [SwiftCall] {
  /// In the order of the text.
  var inOrder: [SwiftCall] {
    sorted { $0.function.place.span.start < $1.function.place.span.start }
  }
}

extension SwiftCall {
  /// Whether it is a modifier of this name.
  func isModifier(_ name: String) -> Bool { isMember && function.text == name }

  /// Whether it makes a value of a type of this name.
  func isInitializer(of type: String) -> Bool { !isMember && function.text == type }
}

extension SwiftBlock {
  /// Whether something else gets the whole configuration, which may show more of it.
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

  /// The type of the elements of an array; nil if it is none.
  var element: TypeExpression? { unwrapped.element }
}
