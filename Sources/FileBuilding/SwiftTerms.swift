import SwiftFragments
import SwiftRendering
import SwiftTypes

// Names and types of the model as Swift syntax.

extension Expression {
  /// A name, in backticks if necessary.
  package static func identifier(_ name: String) -> Expression { .name(escapedIdentifier(name)) }

  /// A member of a name, in backticks if necessary.
  package func member(_ name: String) -> Expression { dot(escapedMember(name)) }

  /// A type as an expression, for calling its initializers and accessing its members.
  package static func type(_ type: TypeExpression) -> Expression { .swift(type.text) }

  /// `$0`, `$1` and so on.
  package static func closureArguments(_ indices: Range<Int>) -> [Argument] {
    indices.map { Argument(.name("$\($0)")) }
  }
}

extension Argument {
  /// An argument with a label, in backticks if necessary.
  package init(escaping label: String?, _ value: Expression) {
    self.init(label.map(escapedLabel), value)
  }
}

extension ParameterDeclaration {
  /// A parameter with the label and the name from a spec.
  ///
  /// - Parameter attribute: The attribute before it.
  package init(
    attribute: String? = nil, escaping label: String?, named name: String, _ type: String,
    defaultValue: Expression? = nil
  ) {
    let escaped = escapedIdentifier(name)
    let outer = label.map { $0 == name ? nil : escapedLabel($0) } ?? "_"
    self.init(attribute: attribute, label: outer, escaped, type, defaultValue: defaultValue)
  }

  /// A parameter with its name as its label.
  package init(named name: String, _ type: String) {
    self.init(escapedIdentifier(name), type)
  }
}

/// The accessors of a property that forwards to an expression.
package func accessors(of place: Expression) -> [Statement] {
  [.accessor(.get, place), .accessor(.set, .infix(place, .assignment, "newValue"))]
}

/// A call of a member: of a view, or of an example.
package struct MemberCall: Sendable {
  package let name: String
  package let arguments: [Argument]

  /// A closure as the only argument, after the name.
  package var closure: Expression.Closure?

  /// - Parameter closure: A closure as the only argument, after the name.
  package init(_ name: String, _ arguments: [Argument] = [], closure: Expression.Closure? = nil) {
    self.name = name
    self.arguments = arguments
    self.closure = closure
  }

  /// A call with one argument.
  package init(_ name: String, _ value: Expression) { self.init(name, [Argument(value)]) }

  /// The call on an expression, or on a separate line below one.
  package func on(_ base: Expression?) -> Expression {
    let member = Expression.member(base, name)
    return closure.map { .closureCall(member, arguments, $0) } ?? .call(member, arguments)
  }
}

extension Expression {
  /// The expression followed by calls of members.
  package func calling(_ calls: [MemberCall]) -> Expression { calls.reduce(self) { $1.on($0) } }
}

/// The path of a symbol in the module, as documentation links to it: `Warp/Card` for `Warp.Card`.
package func symbolPath(_ name: String) -> String {
  String(name.map { $0 == "." ? "/" : $0 })
}
