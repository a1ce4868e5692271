import DesignModel

/// How emitted code names what is SwiftUI's.
struct Names {
  /// The library's own types.
  let types: Set<String>

  /// The generic parameters where the code stands.
  let generics: [String]

  /// A name of SwiftUI's, qualified where the library has one of that name.
  func swiftUI(_ name: String) -> String {
    types.contains(name) || generics.contains(name) ? "SwiftUI.\(name)" : name
  }

  /// What a view modifier is applied to, in that modifier.
  var modifiedContent: String { types.contains("Content") ? "Self.Content" : "Content" }
}

/// A type as a parameter's: with `@escaping` if it is a function.
func parameterType(_ type: String, isFunction: Bool) -> String {
  isFunction ? "@escaping \(type)" : type
}

/// A name that is not among others: the one wished for, or one made from it.
func unused(_ wish: String, among others: some Sequence<String>) -> String {
  let others = Set(others)
  var name = wish
  while others.contains(name) { name += "Value" }
  return name
}
