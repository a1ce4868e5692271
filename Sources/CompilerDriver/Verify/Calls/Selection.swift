import DesignModel

/// The compiler's result for a call.
package enum Selection: Equatable, Sendable {
  /// The numbers of the called initializers or methods; -1 for those of another component.
  case initializers(Set<Int>)
  case ambiguous

  /// An error, with the compiler's message.
  case wrong(String)

  /// "initializer 3", "ambiguous" or "an error", in the format of ``Callee/text(of:)``.
  ///
  /// - Parameter start: The number of the first of the component's initializers among all that are marked.
  package func text(of callee: Callee, from start: Int) -> String {
    switch self {
    case .initializers(let numbers):
      let own = callee.initializers.indices.map { $0 + callee.first }
      return own.first { numbers.contains(start + $0) }.map { "initializer \($0)" }
        ?? "another component's method"
    case .ambiguous: return "ambiguous"
    case .wrong: return "an error"
    }
  }

  /// The compiler's result for each line of a file: the selected initializers, or the error.
  ///
  /// Each initializer of the library is deprecated with its number as the message; see
  /// ``DesignModel/Component/marked(from:)``.
  ///
  /// - Parameter component: The name of the component that is called; nil if the numbers of all differ.
  package static func byLine(
    _ messages: some Sequence<CompilerMessage>, of component: String? = nil
  ) -> [Int: Selection] {
    var found: [Int: Selection] = [:]
    for message in messages {
      let text = message.text
      if message.severity == .error {
        // Only the first error of a line matters; others are consequences.
        switch found[message.line] {
        case nil, .initializers:
          found[message.line] = text.contains("ambiguous use") ? .ambiguous : .wrong(text)
        case .ambiguous, .wrong: break
        }
      } else if message.severity == .warning,
        let range = text.firstRange(of: "deprecated: number "),
        let match = text[range.upperBound...].prefixMatch(of: /(\d+) of (\S+)/),
        let number = Int(match.1)
      {
        let taken = component.map { $0 == match.2 } ?? true ? number : -1
        switch found[message.line] {
        case nil: found[message.line] = .initializers([taken])
        case .initializers(let others):
          found[message.line] = .initializers(others.union([taken]))
        case .ambiguous, .wrong: break
        }
      }
    }
    return found
  }
}

/// The line at which the compiler crashed; nil if it did not.
package func lineOfBreakdown(in diagnostics: String) -> (file: String, line: Int)? {
  diagnostics.firstMatch(of: #/type-checking statement at \[([^\n:]*):(\d+):/#)
    .flatMap { match in Int(match.2).map { (String(match.1), $0) } }
}
