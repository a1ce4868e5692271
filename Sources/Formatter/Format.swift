// Formatter rewrites a spec in canonical form, without changing its meaning.
//
// Keys are put in the order of the schema table; entries with user-defined names keep their order. Comments
// and empty lines stay with the entry they belong to, and the lines of block scalars are kept. The module
// reads and writes no files, and has no list of keys of its own.

import Diagnostics
import Specification
import YAMLSyntax

/// The result of formatting.
package enum FormattedText: Sendable {
  /// The text in its canonical form.
  case formatted([UInt8])

  /// The text is not changed, for these reasons.
  case untouched([Diagnostic])

  /// The text is of another kind, and not changed.
  case otherKind(Diagnostic)
}

/// Writes a spec, a library file or a project file in its canonical form.
///
/// Some texts are not changed: those with syntax errors, with anchors and aliases, or with directives, and
/// files of another kind.
package func format(_ source: SourceText) -> FormattedText {
  let (text, problems) = decodeText(source.utf8, path: source.path)
  if problems.hasErrors { return .untouched(problems) }
  let document = parseYAML(text)
  if document.diagnostics.hasErrors { return .untouched(document.diagnostics) }
  guard let root = document.root else { return .formatted(text.utf8) }
  if document.isLeftUnformatted(before: root.span.start) { return .formatted(source.utf8) }
  if let obstacle = obstacle(in: document, of: text) { return .untouched([obstacle]) }
  guard let schema = SpecLanguage.schema(of: root) else {
    let message =
      "this is not a component, library or project file and is not formatted; add the key "
      + "'component', or leave the file out"
    return .otherKind(notFormatted(at: root.span, in: text, message))
  }
  let tree = read(document, root, as: schema, in: text)
  let result = write(tree, lineBreak: text.lineBreak)
  let written = parseYAML(SourceText(path: text.path, utf8: result))
  guard let newRoot = written.root, saysTheSame(root, newRoot),
    written.comments.map(\.text).sorted() == document.comments.map(\.text).sorted()
  else {
    let message =
      "this file is not formatted, because formatting would change its meaning; this is a defect "
      + "of dscompile, please report it"
    return .untouched([notFormatted(at: root.span, in: text, message)])
  }
  return .formatted(result)
}

extension ParsedDocument {
  /// Whether a comment above the document's value excludes the whole file.
  fileprivate func isLeftUnformatted(before start: Int) -> Bool {
    let switches = comments.filter { $0.switchesFormatting != nil }
    return switches.first.map { $0.span.start < start && $0.switchesFormatting == .off } ?? false
      && !switches.contains { $0.switchesFormatting == .on }
  }
}

/// The reason why a file without errors is not formatted.
private func obstacle(in document: ParsedDocument, of text: SourceText) -> Diagnostic? {
  if let reference = document.firstReference {
    return notFormatted(
      at: reference, in: text,
      "this file has an anchor or alias, whose position matters, and is not formatted; write the "
        + "value out, or write '# \(FormattingSwitch.off.rawValue)' above the first key")
  }
  guard let directive = text.directive else { return nil }
  return notFormatted(
    at: directive, in: text,
    "this file has a directive and is not formatted; delete the line, which has no effect here, or "
      + "write '# \(FormattingSwitch.off.rawValue)' above it")
}

private func notFormatted(
  at span: Span, in source: SourceText, _ message: String
) -> Diagnostic {
  Diagnostic(.notFormatted, .warning, at: Place(source, span), message)
}

extension SourceText {
  /// The line break of its first line.
  fileprivate var lineBreak: String {
    guard let end = utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    return utf8[end] == 0x0D && end + 1 < utf8.count && utf8[end + 1] == 0x0A ? "\r\n" : "\n"
  }

  /// The line of the first directive before the document.
  fileprivate var directive: Span? {
    var offset = 0
    while offset < utf8.count {
      let line = line(around: offset)
      switch utf8[offset] {
      case UInt8(ascii: "%"): return line
      case UInt8(ascii: "#"), 0x0A, 0x0D: offset = line.end + 1
      default: return nil
      }
    }
    return nil
  }
}

/// Whether two values are equal, regardless of the order of keys.
private func saysTheSame(_ left: Node, _ right: Node) -> Bool {
  switch (left.content, right.content) {
  case (.scalar(let left), .scalar(let right)):
    return left.text == right.text && left.isAbsent == right.isAbsent
  case (.sequence(let left), .sequence(let right)):
    return left.count == right.count && zip(left, right).allSatisfy(saysTheSame)
  case (.mapping(let left), .mapping(let right)):
    var values: [String: Node] = [:]
    for entry in right { values[entry.key.text ?? ""] = entry.value }
    return left.count == right.count
      && left.allSatisfy { entry in
        values[entry.key.text ?? ""].map { saysTheSame(entry.value, $0) } ?? false
      }
  case (.scalar, _), (.sequence, _), (.mapping, _): return false
  }
}

extension Node {
  /// The text of a scalar.
  var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }
}
