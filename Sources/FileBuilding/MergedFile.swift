import Specification
import SwiftRendering

// Files of several contents. Each part is printed by its own template; only the imports, and what stands above
// them, are moved to the top of the file.

/// The files for some contents: one for each, or in the compact layout one for all with the same
/// `compactPath`, in the order in which these paths first occur.
package func swiftFiles(
  _ contents: [SwiftFileContents], _ layout: FileLayout, tracing isTraced: Bool
) -> [EmittedFile] {
  switch layout {
  case .separate: return contents.map { swiftFile($0, tracing: isTraced) }
  case .compact:
    var paths: [String] = []
    var parts: [String: [SwiftFileContents]] = [:]
    for part in contents {
      let path = part.compactPath ?? part.path
      if parts[path] == nil { paths.append(path) }
      parts[path, default: []].append(part)
    }
    return paths.map { mergedFile($0, parts[$0] ?? [], tracing: isTraced) }
  }
}

/// A Swift file of several parts, each after a mark with its name except the first. A file of one part is the
/// same as without merging.
private func mergedFile(
  _ path: String, _ parts: [SwiftFileContents], tracing isTraced: Bool
) -> EmittedFile {
  if parts.count == 1 {
    var only = parts[0]
    only.path = path
    return swiftFile(only, tracing: isTraced)
  }
  var preface = Preface()
  var blocks: [Block] = []
  for part in parts {
    let split = part.template.split(atImportsIn: SwiftFileContents.importsValue)
    var values = part.printedValues
    let condition = part.marks.condition
    preface.add(
      head: split.head.fill(values).text,
      imports: split.imports + (split.hasValue ? part.importLines : []), under: condition)
    let own = condition == nil ? nil : values.removeValue(forKey: part.outside)
    var text = split.body.fill(values)
    if !blocks.isEmpty, !text.text.isEmpty { text.precede(with: "// MARK: - \(part.title)\n\n") }
    let section = Section(text: text, origin: part.part)
    // Parts with the same condition are compiled under one `#if`.
    if let last = blocks.indices.last, blocks[last].condition == condition,
      blocks[last].own == nil
    {
      blocks[last].sections.append(section)
    } else {
      blocks.append(Block(condition: condition, sections: [section]))
    }
    if let own, !own.text.isEmpty {
      let text = PrintedText(own.text + [0x0A], marks: own.marks)
      blocks[blocks.count - 1].own = Section(text: text, origin: part.part)
    }
  }
  let isOfOnePart = parts.allSatisfy { $0.part == parts.first?.part }
  var file = FileText(isTraced: isTraced, origin: isOfOnePart ? parts.first?.part : nil)
  file.body = ignoringDirective(Set(parts.flatMap(\.brokenRules)).sorted())
  let shared = blocks.count == 1 ? blocks.first?.condition : nil
  if shared == nil { file.append(preface.text(within: nil)) }
  for block in blocks {
    var inner = FileText(isTraced: isTraced, origin: file.origin)
    if shared != nil { inner.append(preface.text(within: shared)) }
    for section in block.sections { inner.append(section) }
    file.append(inner, in: block.condition)
    if let own = block.own { file.append(own) }
  }
  return EmittedFile(
    path: path, origin: parts.first?.origin ?? "", body: file.body, lineOrigins: file.lines)
}

/// The text of a part, and its origin in the spec.
private struct Section {
  let text: PrintedText
  let origin: Origin?
}

/// Consecutive parts with the same condition.
private struct Block {
  let condition: String?
  var sections: [Section]

  /// Text of the last part that comes after the condition.
  var own: Section?
}

extension PrintedText {
  /// Inserts text without an origin at the start.
  fileprivate mutating func precede(with prefix: String) {
    text = Array(prefix.utf8) + text
    for index in marks.indices { marks[index].offset += prefix.utf8.count }
  }
}

// MARK: - The top of a file

/// What stands above the declarations: text of the templates, such as a license, and imports, each once.
private struct Preface {
  private var heads: [[UInt8]] = []

  /// The imports that are needed under every condition.
  private var imports: Set<String> = []

  /// The conditions under which imports are needed, by import.
  private var conditions: [String: [String]] = [:]

  mutating func add(head: [UInt8], imports lines: [String], under condition: String?) {
    if !head.isEmpty, !heads.contains(head) { heads.append(head) }
    guard let condition else {
      imports.formUnion(lines)
      return
    }
    for line in lines where !conditions[line, default: []].contains(condition) {
      conditions[line, default: []].append(condition)
    }
  }

  /// The text, with a line feed at its end unless it is empty.
  ///
  /// - Parameter outer: The condition of the whole file; nil if there is none.
  func text(within outer: String?) -> [UInt8] {
    var lines = sortedImports(imports)
    var blocks: [String: [String]] = [:]
    for (line, needs) in conditions where !imports.contains(line) {
      blocks[anyOf(needs), default: []].append(line)
    }
    if let outer, let own = blocks.removeValue(forKey: outer) {
      lines = sortedImports(lines + own)
    }
    for (condition, own) in blocks.sorted(by: { $0.key < $1.key }) {
      lines += ["#if \(condition)"] + sortedImports(own).map { "  " + $0 } + ["#endif"]
    }
    let text = lines.map { $0 + "\n" }.joined()
    let paragraphs = heads + (text.isEmpty ? [] : [Array(text.utf8)])
    let lineFeed: [UInt8] = [0x0A]
    return Array(paragraphs.joined(separator: lineFeed))
  }

  /// The condition that is true if one of several is.
  private func anyOf(_ conditions: [String]) -> String {
    // `(A) && B` adds nothing to `A`.
    let needed = conditions.filter { condition in
      !conditions.contains { condition.hasPrefix("(\($0)) && ") }
    }
    return needed.count == 1 ? needed[0] : needed.map { "(\($0))" }.joined(separator: " || ")
  }
}

/// Import declarations in the order of what they import, regardless of attributes.
private func sortedImports(_ lines: some Sequence<String>) -> [String] {
  func imported(_ line: String) -> String {
    line.split(separator: " ").drop { $0 != "import" }.dropFirst().joined(separator: " ")
  }
  return lines.map { (imported($0), $0) }.sorted { $0 < $1 }.map { $0.1 }
}

// MARK: - The text of a file

/// Paragraphs with a blank line between two of them, and the origins of their lines.
private struct FileText {
  let isTraced: Bool

  /// The origin of lines that belong to no part.
  let origin: Origin?
  var body: [UInt8] = []
  private(set) var lines: [LineOrigin]

  init(isTraced: Bool, origin: Origin?) {
    self.isTraced = isTraced
    self.origin = origin
    lines = [LineOrigin(line: 0, origin: origin, isCopied: false)]
  }

  /// Appends text that belongs to no part.
  mutating func append(_ text: [UInt8]) { append(Section(text: PrintedText(text), origin: origin)) }

  mutating func append(_ section: Section) {
    guard !section.text.text.isEmpty else { return }
    separate()
    if isTraced {
      let first = lineCount(body)
      lines.append(LineOrigin(line: first, origin: section.origin, isCopied: false))
      lines += section.text.marks.lines(in: section.text.text, from: first).map {
        $0.origin == nil ? $0.from(section.origin) : $0
      }
    }
    body += section.text.text
  }

  /// Appends a text, wrapped in a condition if there is one.
  mutating func append(_ other: FileText, in condition: String?) {
    guard !other.body.isEmpty else { return }
    separate()
    if isTraced {
      let first = lineCount(body) + (condition == nil ? 0 : 1)
      lines += other.lines.map {
        LineOrigin(line: $0.line + first, origin: $0.origin, isCopied: $0.isCopied)
      }
    }
    body += condition.map { wrapped(other.body, in: $0) } ?? other.body
  }

  private mutating func separate() {
    if !body.isEmpty, !body.hasBlankEnd { body.append(0x0A) }
  }
}

extension [UInt8] {
  /// Whether the last line is blank, as that of the directive about swift-format is.
  fileprivate var hasBlankEnd: Bool { suffix(2) == [0x0A, 0x0A] }
}
