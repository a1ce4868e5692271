import Diagnostics
import YAMLSyntax

/// The comments in a file that suppress findings.
func suppressions(in document: ParsedDocument, of source: SourceText) -> [Suppression] {
  let comments = document.comments.filter {
    $0.text.hasPrefix(mark) && $0.switchesFormatting == nil
  }
  if comments.isEmpty { return [] }
  let regions = SuppressionRegions(of: document, in: source)
  return comments.map { suppression($0, in: source, regions) }
}

/// The comments in a token file that suppress findings; JSON has none.
func suppressions(inTokenFile file: SourceText) -> [Suppression] {
  guard file.path.hasSuffix(".yaml") || file.path.hasSuffix(".yml") else { return [] }
  let source = decodeText(file.utf8, path: file.path).source
  return suppressions(in: parseYAML(source), of: source)
}

private let mark = "dscompile:"

private func suppression(
  _ comment: Comment, in source: SourceText, _ regions: SuppressionRegions
) -> Suppression {
  let words = comment.text.dropFirst(mark.count)
  let head = words.prefix { !$0.isWhitespace }
  let directive = String(head.prefix { $0 != "=" })
  let list = head.dropFirst(directive.count + 1)
  // The text of a comment begins after its mark and white space.
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
      comment.ownLine ? regions.partBeneath(comment) : regions.lineAndScalar(around: comment)
  case .nextLine: region = regions.nextLine(after: comment)
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
