/// What a component is in Swift.
package enum ComponentKind: String, CaseIterable, Sendable {
  /// A struct that is a view.
  case view

  /// A struct that is no view, for others to show: an item of a group.
  case value

  /// Methods of `View`, over a view modifier that nobody sees.
  case modifier
}
