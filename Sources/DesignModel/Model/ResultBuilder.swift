import Specification
import SwiftTypes

/// A result builder, which is emitted once for all who name it.
package struct ResultBuilder: Sendable {
  package enum Content: Hashable, Sendable {
    /// A list of items of a type.
    case items(TypeExpression)

    /// No more views than this.
    case views(limit: Int)
  }

  package let name: String

  /// The generic parameters of those who name it that its items name.
  package let generics: [GenericParameter]
  package let content: Content

  /// That of the most open component that names it.
  package let access: AccessLevel

  /// The modules that components that name it import beside the library's.
  package let imports: [String]
}

/// What makes a property of a closure with items.
package struct ItemsBuilder: Sendable {
  /// As an attribute names it, with its generic arguments.
  package let name: TypeExpression

  /// The type of an item.
  package let item: TypeExpression

  /// Whether items are known to be views.
  package let isView: Bool
}

/// What a closure is made of, or a value is, if not of any views.
package struct ArgumentContent: Hashable, Sendable {
  /// The attribute of a closure; nil for SwiftUI's.
  package var builder: TypeExpression?

  /// The type of what stands in the closure; nil for any views.
  package var type: TypeExpression?

  /// Whether what stands there are views.
  package var isView: Bool

  /// How many may stand there.
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
