import Diagnostics
import Testing
import YAMLSyntax

/// Invariants of any text.
func expectInvariants(_ text: String) {
  let source = SourceText(path: "a.yaml", text)
  let document = parseYAML(source)
  var broken: [String] = []
  func check(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition { broken.append(what()) }
  }
  func isInRange(_ span: Span) -> Bool {
    0 <= span.start && span.start <= span.end && span.end <= source.utf8.count
  }
  for diagnostic in document.diagnostics {
    let fixed = diagnostic.fixIts.flatMap { $0.edits.map(\.place) }
    for place in [diagnostic.place].compactMap(\.self) + fixed
      + diagnostic.notes.compactMap(\.place)
    {
      check(isInRange(place.span), "\(diagnostic.id) at \(place.span)")
    }
    check(diagnostic.place != nil, "\(diagnostic.id) is nowhere")
  }
  for comment in document.comments {
    check(isInRange(comment.span), "comment at \(comment.span)")
    check(source[comment.span].hasPrefix("#"), "comment is \(source[comment.span])")
  }
  let starts = document.comments.map(\.span.start)
  check(starts == starts.sorted(), "comments are not in order")
  let hasAliases = text.contains("*")
  for node in document.root?.all ?? [] {
    check(isInRange(node.span), "\(outline(node)) at \(node.span)")
    guard isInRange(node.span) else { continue }
    let children: [Node]
    switch node.content {
    case .scalar(let scalar):
      children = []
      broken += offsetProblems(of: scalar, node, source)
    case .sequence(let items): children = items
    case .mapping(let entries): children = entries.flatMap { [$0.key, $0.value] }
    }
    if hasAliases { continue }
    var end = node.span.start
    for child in children {
      check(child.span.start >= end, "\(outline(child)) at \(child.span) is before \(end)")
      end = child.span.end
    }
    check(end <= node.span.end, "a child ends at \(end) after \(node.span)")
  }
  #expect(broken.isEmpty, "\(text.debugDescription)")
}

/// Problems in the mapping from a scalar's text to the source.
private func offsetProblems(of scalar: Scalar, _ node: Node, _ source: SourceText) -> [String] {
  var problems: [String] = []
  var last = node.span.start
  for (offset, unit) in scalar.text.utf8.enumerated() {
    let mapped = node.sourceOffset(of: offset, in: source)
    guard mapped >= last, mapped < source.utf8.count else {
      problems.append("\(scalar): \(offset) goes to \(mapped) after \(last)")
      continue
    }
    last = mapped
    let written = source.utf8[mapped]
    let isBreak = written == 0x0A || written == 0x0D
    let isSame =
      unit == written || isBreak && (unit == 0x20 || unit == 0x0A)
      || scalar.style == .doubleQuoted && written == UInt8(ascii: "\\")
    if !isSame { problems.append("\(scalar): \(offset) is \(unit) and goes to \(written)") }
  }
  let end = node.sourceOffset(of: scalar.text.utf8.count, in: source)
  let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
  if end != node.span.end - (isQuoted ? 1 : 0) { problems.append("\(scalar): ends at \(end)") }
  return problems
}
