/// A call in Swift code: `Image(systemName: "star")`, `.padding(8)`.
package struct SwiftCall: Sendable {
  /// The name of the callee, without its qualifier.
  package let function: SwiftName

  /// Whether a dot precedes the name.
  package let isMember: Bool

  /// The name at the start of the chain of dots and calls: `title` for `title.bold().padding()`; nil if the
  /// chain begins with something else, or with a dot.
  package let root: String?

  /// The arguments in parentheses.
  package let arguments: [Argument]

  /// Whether closures follow the parentheses.
  package let hasTrailingClosure: Bool

  /// The names of the parameters of the first of these closures.
  package let closureParameters: [String]

  package struct Argument: Sendable {
    package let label: String?

    /// The literal; nil if it is anything else.
    package let literal: Literal?

    /// The dotted name, as in `configuration.items`; nil if it is anything else.
    package let path: String?
  }

  package struct Literal: Sendable {
    package let kind: SwiftExpression.Literal

    /// The code as written.
    package let code: SwiftName
  }
}

extension SwiftCall {
  /// The argument with a label.
  package func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }
}

/// The information extracted from a call.
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
