import SwiftRendering

/// The attribute of an overload that Swift should not choose for a literal.
let disfavoredOverload: Attribute = "@_disfavoredOverload"

extension [String: [Declaration]] {
  /// The sections of a file, with an explanation above the first disfavored overload.
  ///
  /// - Parameter order: The names of the sections that can have one, in the order of the file.
  func explainingDisfavoredOverloads(in order: [String]) -> Self {
    var sections = self
    for name in order {
      guard var declarations = sections[name] else { continue }
      if declarations.explainDisfavoredOverload() {
        sections[name] = declarations
        break
      }
    }
    return sections
  }
}

extension [Declaration] {
  /// Adds the explanation to the first disfavored overload.
  ///
  /// - Returns: Whether there is one.
  fileprivate mutating func explainDisfavoredOverload() -> Bool {
    for index in indices where self[index].explainDisfavoredOverload() { return true }
    return false
  }
}

extension Declaration {
  fileprivate mutating func explainDisfavoredOverload() -> Bool {
    switch self {
    case .function(var function):
      guard function.attributes.contains(disfavoredOverload) else { return false }
      function.comment = "Disfavored, so that a literal selects the overload that localizes it."
      self = .function(function)
      return true
    case .type(var type):
      for index in type.members.indices where type.members[index].explainDisfavoredOverload() {
        self = .type(type)
        return true
      }
      return false
    case .traced(let origin, var inner):
      guard inner.explainDisfavoredOverload() else { return false }
      self = .traced(origin, inner)
      return true
    case .variable, .enumCase, .mark, .verbatim, .statements, .enumCases, .macros: return false
    }
  }
}
