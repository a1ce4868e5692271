import Compatibility
import Diagnostics
import YAMLSyntax

extension SpecNames.Kind {
  /// The entry that keeps an old name, in the notation of a flow mapping; nil if specs have none for it.
  func oldEntry(_ old: String, for new: String, since: String?) -> String? {
    let version = since.map { ", since: \"\($0)\"" } ?? ""
    return switch self {
    case .slot, .modifier, .style: "\(old): {deprecated: {renamed: \(new)\(version)}}"
    case .type: "\(old): {alias: \(new), deprecated: {renamed: \(new)\(version)}}"
    case .component, .other: nil
    }
  }
}

/// The text of a spec with an entry before another one.
///
/// - Parameters:
///   - entry: In the notation of a flow mapping.
///   - name: The place of the other entry's key.
/// - Returns: Nil if the other entry is not a key of a mapping.
func inserting(_ entry: String, beforeEntryAt name: Span, in source: SourceText) -> SourceText? {
  let text = decodeText(source.utf8, path: source.path).source
  guard let root = parseYAML(text).root, let mapping = mapping(withKeyAt: name, in: root) else {
    return nil
  }
  let isFlow = text.utf8[mapping.span.start] == UInt8(ascii: "{")
  let key = mapping.key.start
  let line = text.line(around: key).start
  let indentation = text.utf8[line..<key]
  let inserted = isFlow ? "\(entry), " : "\(entry)\n" + String(decoding: indentation, as: UTF8.self)
  var utf8 = source.utf8
  let offset = text.fileOffset + key
  utf8.replaceSubrange(offset..<offset, with: Array(inserted.utf8))
  return SourceText(path: source.path, utf8: utf8)
}

/// The mapping with a key at a place.
private func mapping(withKeyAt span: Span, in node: Node) -> (span: Span, key: Span)? {
  switch node.content {
  case .scalar: return nil
  case .sequence(let items):
    return items.lazy.compactMap { mapping(withKeyAt: span, in: $0) }.first
  case .mapping(let entries):
    for entry in entries {
      if entry.key.span.start <= span.start, span.end <= entry.key.span.end {
        return (node.span, entry.key.span)
      }
      if let found = mapping(withKeyAt: span, in: entry.value) { return found }
    }
    return nil
  }
}
