/// Why declarations have no counterpart in Apple's interfaces, or differ from it.
package struct Reason: Hashable, Sendable {
  /// The module of the declarations.
  package let module: String

  /// The full name of a declaration, in which `*` stands for any text.
  package let pattern: String

  /// Whether they differ from a counterpart, instead of lacking one.
  package let isDifference: Bool

  /// The text of the reason.
  package let text: String

  /// Whether the reason applies to a declaration.
  ///
  /// - Parameter isDifference: Whether it has a counterpart.
  package func covers(_ declaration: Declaration, in module: String, isDifference: Bool) -> Bool {
    module == self.module && isDifference == self.isDifference
      && matches(Substring(declaration.fullName), Substring(pattern))
  }

  private func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let rest = pattern.dropFirst()
      return text.indices.contains { matches(text[$0...], rest) } || matches("", rest)
    }
    return text.first == first && matches(text.dropFirst(), pattern.dropFirst())
  }
}

/// A line in a list of reasons that cannot be parsed.
package struct ReasonError: Error, CustomStringConvertible {
  package let description: String
}

/// Reads a list of reasons: a line such as `SwiftUI GestureStateGesture.body: a reason` for each, with
/// empty lines and lines that start with `#` between them. A name before ` differs:` has a counterpart.
///
/// - Throws: If a line has another form.
package func reasons(in text: String) throws -> [Reason] {
  var result: [Reason] = []
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    if line.isEmpty || line.hasPrefix("#") { continue }
    // A name contains colons, too: the reason starts after one that is followed by a space.
    guard let space = line.firstIndex(of: " "), let colon = line.firstRange(of: ": "),
      space < colon.lowerBound
    else {
      throw ReasonError(
        description: "line \(index + 1) of the reasons is not 'MODULE NAME: REASON'")
    }
    var name = line[line.index(after: space)..<colon.lowerBound]
    let isDifference = name.hasSuffix(" differs")
    if isDifference { name = name.dropLast(" differs".count) }
    result.append(
      Reason(
        module: String(line[..<space]), pattern: String(name), isDifference: isDifference,
        text: String(line[colon.upperBound...])))
  }
  return result
}
