import SwiftFragments
import SwiftTypes

/// The names that code declares and that are visible at a place, from the inside out.
final class LocalNames {
  struct Local {
    /// The stated type.
    var type: TypeExpression = .hole

    /// The type after a `$`.
    var projected: TypeExpression = .hole

    /// Why it is constant; nil if it can be changed.
    var constancy: Constancy?

    /// The type of which it is a case.
    var caseOf: String?

    /// The possible calls, if it is a function.
    var functions: [DeclaredFunction] = []
  }

  enum Constancy {
    /// It is declared with `let` or a pattern.
    case declaration

    /// It is a parameter of a function or a closure.
    case parameter

    /// It is computed and has no setter.
    case getter
  }

  private let names: [String: Local]
  private let outer: LocalNames?

  init(_ names: [String: Local] = [:], in outer: LocalNames? = nil) {
    self.names = names
    self.outer = outer
  }

  subscript(name: String) -> Local? {
    var scope: LocalNames? = self
    while let current = scope {
      if let local = current.names[name] { return local }
      scope = current.outer
    }
    return nil
  }

  /// All names, sorted.
  var allNames: [String] {
    var all: Set<String> = []
    var scope: LocalNames? = self
    while let current = scope {
      all.formUnion(current.names.keys)
      scope = current.outer
    }
    return all.sorted()
  }
}
