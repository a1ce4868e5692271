import SwiftRendering

/// How emitted code refers to SwiftUI.
package struct Names {
  /// The library's own types.
  package let types: Set<String>

  /// The generic parameters in scope, and the types nested in the component.
  package let generics: [String]

  package init(types: Set<String>, generics: [String]) {
    self.types = types
    self.generics = generics
  }

  /// A name of SwiftUI, qualified if the library has one of the same name.
  package func swiftUI(_ name: String) -> String {
    types.contains(name) || generics.contains(name) ? "SwiftUI.\(name)" : name
  }

  /// A name of Swift, qualified if the library or the component has one of the same name.
  package func standard(_ name: String) -> String {
    types.contains(name) || generics.contains(name) ? "Swift.\(name)" : name
  }

  /// The content type of a view modifier, inside the modifier.
  var modifiedContent: String { types.contains("Content") ? "Self.Content" : "Content" }
}

extension Names {
  /// A call of an initializer of a SwiftUI type.
  package func call(_ type: String, _ arguments: [Argument] = []) -> Expression {
    .call(.name(swiftUI(type)), arguments)
  }

  /// A text view.
  package func text(_ value: Expression) -> Expression { call("Text", [Argument(value)]) }

  /// An empty text.
  var emptyText: Expression { call("Text", [Argument("verbatim", .string(""))]) }

  /// A vertical stack of views.
  package func stack(_ views: [Statement]) -> Statement {
    .closureCall(.name(swiftUI("VStack")), [], [TrailingClosure(views)])
  }
}
