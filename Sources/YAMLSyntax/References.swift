import Diagnostics

extension TreeBuilder {
  mutating func remember(_ anchor: String, _ node: Node, sizeBefore: Size, height: Int) {
    let size = Size(nodes: size.nodes - sizeBefore.nodes, text: size.text - sizeBefore.text)
    anchors[anchor] = Anchored(node: node, size: size, height: height)
  }

  mutating func expand(_ name: String, _ span: Span) throws(Stop) {
    last = (span, nil)
    if let outer = open.first(where: { $0.anchor == name }) {
      report(
        .aliasCycle, span,
        "the alias '*\(name)' refers to a value that contains it; write the value out",
        notes: [
          Note("'&\(name)' is here", at: Place(source, Span(outer.start, outer.start)))
        ])
      add(absent(at: span.end), end: span.end, height: 0)
    } else if let anchored = anchors[name] {
      try grow(nodes: anchored.size.nodes, text: anchored.size.text, at: span)
      try checkDepth(open.count + anchored.height, at: span)
      add(anchored.node, end: span.end, height: anchored.height)
    } else {
      diagnostics.append(unknownAlias(name, span))
      add(swift(span), end: span.end, height: 0)
    }
  }

  func unknownAlias(_ name: String, _ span: Span) -> Diagnostic {
    if anchors.isEmpty {
      return quoteSwift(
        span, in: source, because: "in YAML '*' starts an alias, and nothing is named '&\(name)'")
    }
    // The text may be hostile, and each name costs time.
    let names = anchors.count > 100 ? [] : anchors.keys.sorted()
    let hint =
      nearest(name, among: names).map { "; did you mean '*\($0)'?" }
      ?? "; name one, or quote the value if this is Swift"
    return Diagnostic(
      .unknownAlias, at: Place(source, span), "there is no earlier '&\(name)'\(hint)")
  }

  /// Reports a tag, and an anchor or a tag that was meant as Swift; the value is then the Swift.
  mutating func checkProperties(
    _ properties: EventReader.Properties, of node: Node, from start: Int
  ) -> Node? {
    guard case .scalar(let scalar) = node.content else { return nil }
    let isCut = scalar.isAbsent || scalar.style == .plain && startsWithOperator(scalar.text)
    if isCut, properties.tag?.hasPrefix("!") ?? (properties.anchor != nil) {
      let span = Span(start, max(start, node.span.end))
      let sign =
        text[start] == UInt8(ascii: "&") ? "'&' starts an anchor" : "'!' starts a tag"
      diagnostics.append(quoteSwift(span, in: source, because: "in YAML \(sign)"))
      return swift(span)
    }
    if let tag = properties.tag { reportTag(tag, from: start) }
    return nil
  }

  mutating func reportTag(_ tag: String, from start: Int) {
    var tagStart = start
    if text.unit(at: start) == UInt8(ascii: "&") {
      tagStart = afterProperty(at: start)
    }
    report(
      .yamlTag, Span(tagStart, max(tagStart, afterTag(at: tagStart))),
      "tags have no effect here; delete the tag, or quote the value if this is Swift")
  }

  /// Whether a text continues like a Swift expression: `&& isOn`.
  func startsWithOperator(_ text: String) -> Bool {
    let rest = text.utf8.drop { "+-*/%=<>&|^~?!".utf8.contains($0) }
    return rest.count < text.utf8.count && rest.first == UInt8(ascii: " ")
  }

  func absent(at offset: Int) -> Node {
    Node(.scalar(Scalar(text: "", style: .plain)), span: Span(offset, offset))
  }

  /// The source text as a scalar.
  func swift(_ span: Span) -> Node {
    Node(.scalar(Scalar(text: source[span], style: .plain)), span: span)
  }
}
