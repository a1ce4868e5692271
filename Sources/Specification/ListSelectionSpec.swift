import SwiftFragments

/// The value of a list's `selection`.
package struct ListSelectionSpec: Sendable {
  /// The type of the value that a view represents.
  package var value: SwiftType?

  /// Whether nothing may be selected.
  package var isOptional: Located<Bool>?

  /// Whether several views may be selected.
  package var isMultiple: Located<Bool>?

  /// The label of the binding.
  package var label: SwiftName?

  /// The method with which callers set the value that a view represents.
  package var tag: SwiftName?

  /// The code that runs when a view is to be selected.
  package var select: SwiftBlock?
  package var summary: Documentation?

  package init() {}
}
