import Specification

extension ComponentSpec {
  /// The names that its Swift reads: of members in bodies, and of configuration members in styles.
  var readNames: Set<String> {
    var names = (accessibility?.code ?? []).map(\.text)
    for block in blocks {
      names += block.identifiers.map(\.withoutDollar)
      names += block.memberAccesses.filter { $0.base == "configuration" || $0.base == "self" }
        .map(\.member.withoutDollar)
    }
    names += (expressions + state.compactMap(\.defaultValue)).flatMap(\.identifiers)
      .map(\.withoutDollar)
    return Set(names)
  }
}

extension ComponentSpec {
  /// The names that the body of a style uses; nil if there is none, or it is hand-written.
  func namesRead(in style: StyleSpec) -> Set<String>? {
    guard style.handwrittenBody == nil, let body = style.body else { return nil }
    let names = body.identifiers + (declarations?.identifiers ?? [])
    return Set(names.map(\.text).map { $0.first == "$" ? String($0.dropFirst()) : $0 })
  }

  /// The names that its Swift uses outside of styles, and those passed to styles.
  var namesReadOutsideStyles: Set<String> {
    var others = self
    others.styles = []
    return others.readNames.union((configuration?.entries ?? []).map(\.name.text))
  }
}
