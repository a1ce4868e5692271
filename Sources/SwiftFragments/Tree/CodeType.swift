import SwiftTypes

/// A type in code.
package struct CodeType: Sendable {
  package let expression: TypeExpression

  /// UTF-8 offsets in the fragment.
  package let range: Range<Int>

  /// The names of types in it, with everything that is not a type, in source order.
  package let parts: [CodePart]
}

/// The name of a type in a type.
package struct CodeTypeName: Sendable {
  package let name: CodeName

  /// The place of the name in a qualified one.
  package let position: Position

  package enum Position: Sendable {
    /// `Card`, or the first of `Card.Role.ID`.
    case first

    /// `SwiftUI` in `SwiftUI.Text`.
    case qualifier

    /// `Text` in `SwiftUI.Text`.
    case qualified(by: String)

    /// Other names after dots.
    case member
  }
}
