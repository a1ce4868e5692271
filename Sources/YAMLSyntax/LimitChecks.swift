import Diagnostics

extension TreeBuilder {
  mutating func grow(nodes: Int, text: Int, at span: Span) throws(Stop) {
    size.nodes += nodes
    size.text += text
    if size.nodes > limits.nodes {
      report(
        .tooManyNodes, span,
        "with its aliases expanded, this file has more than \(limits.nodes) values; use fewer "
          + "aliases or split it")
      throw Stop()
    }
    if size.text > limits.text {
      report(
        .tooMuchText, span,
        "with its aliases expanded, this file has more than \(limits.text) bytes of text; use "
          + "fewer aliases or split it")
      throw Stop()
    }
  }

  mutating func checkDepth(_ depth: Int, at span: Span) throws(Stop) {
    guard depth > limits.depth else { return }
    report(
      .tooDeep, span,
      "lists and mappings are nested more than \(limits.depth) levels deep here; make them flatter")
    throw Stop()
  }
}
