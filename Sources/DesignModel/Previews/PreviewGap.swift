import SwiftTypes

/// Something of a component that its previews and snapshots do not show.
package enum PreviewGap: Hashable, Sendable {
  /// All of it: there is no example of something that every call needs.
  case component(missing: Missing)

  /// What the modifier with this index changes: there is no example of a value of the type.
  case modifier(Int, type: TypeExpression)

  /// The slot with this index, which is left out: there is no example of the type of its view.
  case slot(Int, type: TypeExpression)

  /// The style with this index.
  case style(Int, reason: Reason)

  /// Some values of what is varied.
  case values(of: String, shown: Int, count: Int)

  /// What there is no example of.
  package enum Missing: Hashable, Sendable {
    /// A value of the property with this index.
    case property(Int)

    /// A view for the slot with this index.
    case slot(Int)

    /// A type for a generic parameter, which no property tells.
    case generic(String)

    /// A call of any initializer.
    case initializer
  }

  /// Why a style is not shown.
  package enum Reason: Hashable, Sendable {
    /// A parameter of it has no default.
    case parameter(String)

    /// It is not wherever its component is.
    case availability
  }
}
