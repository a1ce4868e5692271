import Diagnostics
import YAMLSyntax

/// The comments of a spec that keep findings from being told.
func suppressions(in file: LintedSpec) -> [Suppression] {
  file.document.comments.compactMap { comment in
    suppression(comment, in: file.spec.source, file.document)
  }
}

private func suppression(
  _ comment: Comment, in source: SourceText, _ document: ParsedDocument
) -> Suppression? {
  let mark = "dscompile:"
  guard comment.text.hasPrefix(mark) else { return nil }
  let words = comment.text.dropFirst(mark.count)
  let head = words.prefix { !$0.isWhitespace }
  let directive = String(head.prefix { $0 != "=" })
  let list = head.dropFirst(directive.count + 1)
  // The text of a comment begins behind its mark and the white space there.
  let textStart = comment.span.end - comment.text.utf8.count
  var rules: [(id: String, span: Span)] = []
  for id in list.split(separator: ",") {
    let start =
      textStart + comment.text.utf8.distance(from: comment.text.startIndex, to: id.startIndex)
    rules.append((String(id), Span(start, start + id.utf8.count)))
  }
  let region: Span
  switch SuppressionDirective(rawValue: directive) {
  case .entry:
    region =
      comment.ownLine
      ? partBeneath(comment, in: document) : lineAndScalar(around: comment, in: source, document)
  case .nextLine: region = nextLine(after: comment, in: source, document)
  case .file: region = Span(0, source.utf8.count)
  case nil: region = Span(0, -1)
  }
  return Suppression(
    comment: comment, source: source, directive: directive, rules: rules,
    reason: trimmed(words.dropFirst(head.count)), region: region)
}

private func trimmed(_ text: Substring) -> String {
  var text = text.drop(while: \.isWhitespace)
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}

/// The entry or item that begins first behind a comment, whole; nothing if there is none.
private func partBeneath(_ comment: Comment, in document: ParsedDocument) -> Span {
  var best: Span?
  func visit(_ node: Node) {
    func take(_ span: Span) {
      guard span.start >= comment.span.end else { return }
      // Of those that begin together, the outermost comes first.
      if span.start < best?.start ?? .max { best = span }
    }
    switch node.content {
    case .scalar: break
    case .sequence(let items):
      for item in items {
        take(item.span)
        if item.span.end > comment.span.end { visit(item) }
      }
    case .mapping(let entries):
      for entry in entries {
        take(Span(entry.key.span.start, max(entry.key.span.end, entry.value.span.end)))
        if entry.value.span.end > comment.span.end { visit(entry.value) }
      }
    }
  }
  if let root = document.root { visit(root) }
  return best ?? Span(0, -1)
}

/// The line of a comment, and the text of a scalar that begins in it and goes on below.
private func lineAndScalar(
  around comment: Comment, in source: SourceText, _ document: ParsedDocument
) -> Span {
  var region = source.line(around: comment.span.start)
  let line = region
  func visit(_ node: Node) {
    switch node.content {
    case .scalar:
      if line.start <= node.span.start, node.span.start <= line.end {
        region.end = max(region.end, node.span.end)
      }
    case .sequence(let items): items.forEach(visit)
    case .mapping(let entries): for entry in entries { visit(entry.value) }
    }
  }
  if let root = document.root { visit(root) }
  return region
}

/// The next line that is no comment alone.
private func nextLine(
  after comment: Comment, in source: SourceText, _ document: ParsedDocument
) -> Span {
  var line = source.line(around: comment.span.start)
  repeat {
    guard line.end < source.utf8.count else { return Span(0, -1) }
    let isPair = source.utf8[line.end...].starts(with: "\r\n".utf8)
    line = source.line(around: line.end + (isPair ? 2 : 1))
  } while document.comments.contains {
    $0.ownLine && line.start <= $0.span.start && $0.span.start <= line.end
  }
  return line
}
