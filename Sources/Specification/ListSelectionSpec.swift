import SwiftFragments

/// The value of a list's `selection`.
package struct ListSelectionSpec: Sendable {
  /// The type of the value that a view stands for.
  package var value: SwiftType?

  /// Whether nothing may be selected.
  package var isOptional: Located<Bool>?

  /// Whether several views may be selected.
  package var isMultiple: Located<Bool>?

  /// The label of the binding.
  package var label: SwiftName?

  /// The method by which a caller says what a view stands for.
  package var tag: SwiftName?

  /// What happens where a view is to be selected.
  package var select: SwiftBlock?
  package var summary: Documentation?

  package init() {}
}
