import SwiftRendering

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

extension Names {
  /// A call of an initializer of a type of SwiftUI's.
  func call(_ type: String, _ arguments: [Argument] = []) -> Expression {
    .call(.name(swiftUI(type)), arguments)
  }

  /// A text view.
  func text(_ value: Expression) -> Expression { call("Text", [Argument(value)]) }

  /// An empty text.
  var emptyText: Expression { call("Text", [Argument("verbatim", .string(""))]) }

  /// A stack with views in it, one below the other.
  func stack(_ views: [Statement]) -> Statement {
    .closureCall(.name(swiftUI("VStack")), [], [TrailingClosure(views)])
  }
}
