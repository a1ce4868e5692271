import SwiftFragments
import SwiftTypes

/// What is visible at a place in code, and what the code around it means for it. A value: what is declared in an
/// inner scope does not change an outer one.
struct CodeScope {
  /// The names that the code declares.
  var locals = LocalNames()

  /// The enclosing type that the code declares or extends.
  var enclosingType = EnclosingType.none

  /// The types and protocols whose members the enclosing types have, besides those declared in the code; nil
  /// if not all are known.
  var visibleTypes: [String]? = []

  /// The names of the enclosing types that the code declares, which extensions may extend.
  var declaredTypes: Set<String> = []

  /// The name of the type of `self`, if the code declares or extends it.
  var selfType: String?

  /// The stated type of what the enclosing function returns.
  var returned = TypeExpression.hole

  /// The number of enclosing closures and functions.
  var functionDepth = 0

  /// Whether the expression is awaited, outside of closures and functions.
  var isAwaited = false

  /// Whether errors thrown by the expression are caught or propagated.
  var isTried = false

  /// Whether it is a pattern, in which a case needs no values.
  var isPattern = false

  /// The name with which the innermost statement that is an expression begins.
  var firstName: CodeName?

  /// Whether an expression precedes the statement that begins with `firstName`.
  var followsExpression = false

  enum EnclosingType: Equatable {
    case none

    /// A top-level extension of the named type.
    case extended(String)

    /// A declared type, which may inherit unknown members.
    case declared
  }

  mutating func declare(_ names: some Sequence<String>, _ local: LocalNames.Local = .init()) {
    declare(Dictionary(names.map { ($0, local) }, uniquingKeysWith: { first, _ in first }))
  }

  mutating func declare(_ names: [String: LocalNames.Local]) {
    if !names.isEmpty { locals = LocalNames(names, in: locals) }
  }

  /// The scope in a closure or a function.
  var inFunction: CodeScope {
    var scope = self
    scope.functionDepth += 1
    scope.isAwaited = false
    scope.isTried = false
    scope.returned = .hole
    return scope
  }

  /// The scope with changes.
  func with(_ change: (inout CodeScope) -> Void) -> CodeScope {
    var scope = self
    change(&scope)
    return scope
  }
}
