/// The kind of a component in Swift.
package enum ComponentKind: String, CaseIterable, Sendable {
  /// A struct that is a view.
  case view

  /// A struct that is not a view, to be shown by other views: an item of a group.
  case value

  /// Methods of `View`, implemented by an internal view modifier.
  case modifier
}
