/// A call in Swift code: `Image(systemName: "star")`, `.padding(8)`.
package struct SwiftCall: Sendable {
  /// The name of what is called, without what stands before its dot.
  package let function: SwiftName

  /// Whether a dot stands before the name.
  package let isMember: Bool

  /// The name that the chain of dots and calls begins with: `title` for `title.bold().padding()`; nil
  /// if it begins with something else, or with a dot.
  package let root: String?

  /// Those between the parentheses.
  package let arguments: [Argument]

  /// Whether closures follow the parentheses.
  package let hasTrailingClosure: Bool

  /// The names of the parameters of the first of these closures.
  package let closureParameters: [String]

  package struct Argument: Sendable {
    package let label: String?

    /// The literal that it is; nil if it is anything else.
    package let literal: Literal?

    /// The names with dots between them that it is, as in `configuration.items`; nil if it is
    /// anything else.
    package let path: String?
  }

  package struct Literal: Sendable {
    package let kind: SwiftExpression.Literal

    /// As it is written.
    package let code: SwiftName
  }
}

extension SwiftCall {
  /// The argument with a label.
  package func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }
}

/// What is known of a call.
struct CallParts: Sendable, Equatable {
  struct Argument: Sendable, Equatable {
    var label: String?
    var kind: SwiftExpression.Literal?
    var code: Located?
    var path: String?
  }

  var function: Located
  var isMember: Bool
  var root: String?
  var arguments: [Argument]
  var hasTrailingClosure: Bool
  var closureParameters: [String]

  func placed(by places: FragmentPlaces) -> SwiftCall {
    SwiftCall(
      function: places.name(function), isMember: isMember, root: root,
      arguments: arguments.map { argument in
        let literal = argument.kind.flatMap { kind in
          argument.code.map { SwiftCall.Literal(kind: kind, code: places.name($0)) }
        }
        return .init(label: argument.label, literal: literal, path: argument.path)
      },
      hasTrailingClosure: hasTrailingClosure, closureParameters: closureParameters)
  }
}
