import SwiftFragments

/// The value of `styling`: the form of style protocols.
package struct StylingSpec: Sendable {
  /// The label of the argument of `makeBody`; `_` for none.
  package var makeBody: SwiftName?

  /// Whether a style can be a closure.
  package var closure: Located<Bool>?

  /// Whether styles can be composed with `concat`.
  package var compose: Located<Bool>?

  package init() {}
}
