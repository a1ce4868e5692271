/// A type of the view framework, by its purpose.
///
/// The model and the analysis of calls use these; only this file contains their names in SwiftUI.
package enum FrameworkType: String, Hashable, Sendable {
  /// The protocol of all views.
  case view = "View"

  /// A type-erased view.
  case anyView = "AnyView"

  /// The result of a view builder with two views.
  case twoViews = "TupleView"

  /// The result of a view builder without views.
  case noView = "EmptyView"
  case text = "Text"
  case image = "Image"

  /// The key of a localized text.
  case textKey = "LocalizedStringKey"

  /// A reference to a value that is stored elsewhere.
  case binding = "Binding"

  /// The placeholder for an omitted slot, which keeps calls unambiguous.
  case placeholder = "Omitted"

  /// Its name in SwiftUI; the placeholder's name is the library's own.
  package var swiftUIName: String { rawValue }
}

extension TypeExpression {
  /// A type of the framework, with generic arguments if it has any.
  package static func framework(
    _ type: FrameworkType, _ arguments: TypeExpression...
  ) -> TypeExpression {
    named(type.swiftUIName, arguments)
  }
}
