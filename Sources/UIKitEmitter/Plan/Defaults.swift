import PortableViews
import SwiftFragments
import SwiftTypes

/// A default value in UIKit; nil if it has no counterpart there.
///
/// - Parameters:
///   - value: The Swift.
///   - type: The type in SwiftUI.
func uiKitDefault(_ value: String, of type: TypeExpression) -> String? {
  // `{ Text($0, format: .number) }` gives a `String`.
  guard type.unwrapped.isFunction, let result = type.unwrapped.parts.last,
    result.inUIKit?.text != result.text, value.first == "{"
  else { return defaultInUIKit(value, of: type) }
  return SwiftBlock.statements(value).flatMap { lowered(closure: $0, giving: result) }
}
