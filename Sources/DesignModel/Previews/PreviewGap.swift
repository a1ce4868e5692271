import SwiftTypes

/// A part of a component that its previews and snapshots do not show.
package enum PreviewGap: Hashable, Sendable {
  /// The whole component, because there is no example of a required value.
  case component(missing: Missing)

  /// The effect of the modifier with this index, because there is no example of a value of the type.
  case modifier(Int, type: TypeExpression)

  /// The slot with this index, which is omitted because there is no example of the type of its view.
  case slot(Int, type: TypeExpression)

  /// The style with this index.
  case style(Int, reason: Reason)

  /// Some values of an axis.
  case values(of: String, shown: Int, count: Int)

  /// What lacks an example.
  package enum Missing: Hashable, Sendable {
    /// A value of the property with this index.
    case property(Int)

    /// A view for the slot with this index.
    case slot(Int)

    /// A type for a generic parameter that no property determines.
    case generic(String)

    /// A call of any initializer.
    case initializer
  }

  /// Why a style is not shown.
  package enum Reason: Hashable, Sendable {
    /// A parameter of it has no default, and there is no example of its type.
    case parameter(String)

    /// It is less available than its component.
    case availability
  }
}
