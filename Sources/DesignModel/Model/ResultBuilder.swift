import Specification
import SwiftTypes

/// A result builder, which is emitted once for all its uses.
package struct ResultBuilder: Sendable {
  package enum Content: Hashable, Sendable {
    /// A list of items of a type.
    case items(TypeExpression)

    /// At most this many views.
    case views(limit: Int)
  }

  package let name: String

  /// The generic parameters of its users that its items mention.
  package let generics: [GenericParameter]
  package let content: Content

  /// The widest access level of its users.
  package let access: AccessLevel

  /// The modules that its users import besides the library's.
  package let imports: [String]
}

/// The builder that converts a closure with items to a property's value.
package struct ItemsBuilder: Sendable {
  /// Its name as an attribute, with its generic arguments.
  package let name: TypeExpression

  /// The type of an item.
  package let item: TypeExpression

  /// Whether items are known to be views.
  package let isView: Bool
}

/// The content of a closure, or the type of a value, unless it can be any views.
package struct ArgumentContent: Hashable, Sendable {
  /// The attribute of a closure; nil for SwiftUI's.
  package var builder: TypeExpression?

  /// The type of the items in the closure; nil for any views.
  package var type: TypeExpression?

  /// Whether the items are views.
  package var isView: Bool

  /// The allowed number of items.
  package var count: ClosedRange<Int>

  package init(
    builder: TypeExpression?, type: TypeExpression? = nil, isView: Bool = true,
    count: ClosedRange<Int>
  ) {
    self.builder = builder
    self.type = type
    self.isView = isView
    self.count = count
  }
}
