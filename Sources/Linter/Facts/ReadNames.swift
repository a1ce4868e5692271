import Specification

extension ComponentSpec {
  /// The names that its Swift reads: of members in bodies, and of what styles ask the configuration
  /// for.
  var readNames: Set<String> {
    var names: [String] = accessibility?.code.map(\.text) ?? []
    for block in blocks {
      names += block.identifiers.map(\.text)
      names += block.memberAccesses.filter { $0.base == "configuration" || $0.base == "self" }
        .map(\.member.text)
    }
    names += expressions.flatMap(\.identifiers).map(\.text)
    return Set(names.map { $0.first == "$" ? String($0.dropFirst()) : $0 })
  }
}
