import SwiftFragments
import SwiftTypes

/// The names that code declares itself and that can be used at a place, from the inside out.
final class CodeScope {
  struct Local {
    var type: InferredType = .unknown

    /// What it is behind a `$`.
    var projected: InferredType = .unknown

    /// What gives it a value that it keeps; nil if it can be changed.
    var constancy: Constancy?

    /// What a call of it can be, if it is a function.
    var functions: [DeclaredFunction] = []
  }

  enum Constancy {
    /// It is declared by `let` or a pattern.
    case declaration

    /// It is a parameter of a function or a closure.
    case parameter

    /// It is computed and has no setter.
    case getter
  }

  private let names: [String: Local]
  private let outer: CodeScope?

  init(_ names: [String: Local] = [:], in outer: CodeScope? = nil) {
    self.names = names
    self.outer = outer
  }

  subscript(name: String) -> Local? {
    var scope: CodeScope? = self
    while let current = scope {
      if let local = current.names[name] { return local }
      scope = current.outer
    }
    return nil
  }

  /// All names, sorted.
  var allNames: [String] {
    var all: Set<String> = []
    var scope: CodeScope? = self
    while let current = scope {
      all.formUnion(current.names.keys)
      scope = current.outer
    }
    return all.sorted()
  }
}
