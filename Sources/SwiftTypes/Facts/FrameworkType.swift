/// A type of the framework that views are made with, by what it is for.
///
/// The model and the analysis of calls name these; what each is called in SwiftUI is said here alone.
package enum FrameworkType: String, Hashable, Sendable {
  /// The protocol of all views.
  case view = "View"

  /// A view whose type nobody knows.
  case anyView = "AnyView"

  /// What a closure with two views makes.
  case twoViews = "TupleView"

  /// What a closure without views makes.
  case noView = "EmptyView"
  case text = "Text"
  case image = "Image"

  /// The key of a text that is looked up.
  case textKey = "LocalizedStringKey"

  /// What reads and writes a value that is stored elsewhere.
  case binding = "Binding"

  /// What keeps the place of a slot that is omitted, so that calls stay unambiguous.
  case placeholder = "Omitted"

  /// Its name in SwiftUI; that of the placeholder is the library's own.
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
