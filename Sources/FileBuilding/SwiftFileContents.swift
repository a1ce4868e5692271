import SwiftRendering

/// The contents of a Swift file, independent of its template.
package struct SwiftFileContents: Sendable {
  /// Below the output folder.
  package var path: String

  /// The path of the spec.
  package var origin: String

  /// Declarations for the template, by section name.
  package var sections: [String: [Declaration]]

  /// Texts for the template, by name.
  package var values: [String: String]

  /// The attributes of each top-level declaration.
  package var marks: Marks

  /// The origin of the file in the spec; nil for the whole spec.
  package var part: Origin?

  /// The swift-format rules that the file violates, besides those about its names.
  package var ignoredRules: [String]

  /// The section that already has the file's condition, and comes after it.
  package var outside: String

  package init(
    path: String, origin: String, sections: [String: [Declaration]], values: [String: String],
    marks: Marks, part: Origin?, ignoredRules: [String], outside: String
  ) {
    self.path = path
    self.origin = origin
    self.sections = sections
    self.values = values
    self.marks = marks
    self.part = part
    self.ignoredRules = ignoredRules
    self.outside = outside
  }
}

/// A Swift file: a directive about the rules it violates, and the template with its sections, inside the
/// condition under which it is compiled.
///
/// - Parameters:
///   - isTraced: Whether the file records the origin of each line.
///   - nested: Nests declarations as required in the file, such as in a namespace.
///   - fill: Fills the template.
package func swiftFile(
  _ contents: SwiftFileContents, tracing isTraced: Bool,
  nesting nested: ([Declaration]) -> [Declaration],
  fill: ([String: PrintedText]) -> PrintedText
) -> EmittedFile {
  let condition = contents.marks.condition
  let margin = condition == nil ? 0 : 1
  var values = contents.values.mapValues { PrintedText($0) }
  for (name, declarations) in contents.sections {
    values[name] =
      declarations.isEmpty
      ? PrintedText()
      : SwiftPrinter.printed(
        nested(declarations.map(contents.marks.applied(to:))), margin: margin)
  }
  let rules = brokenNameRules(in: contents.sections.values.flatMap { $0 }) + contents.ignoredRules
  var body: [UInt8] = []
  if !rules.isEmpty {
    body += "// swift-format-ignore-file: \(rules.joined(separator: ", "))\n\n".utf8
  }
  var lines = [LineOrigin(line: 0, origin: contents.part, isCopied: false)]
  func lineCount(_ text: [UInt8]) -> Int { text.count { $0 == 0x0A } }
  let own = condition == nil ? nil : values.removeValue(forKey: contents.outside)
  let filled = fill(values)
  if isTraced {
    lines += filled.marks.lines(in: filled.text, from: lineCount(body) + margin)
  }
  body += condition.map { wrapped(filled.text, in: $0) } ?? filled.text
  if let own, !own.text.isEmpty {
    let text = own.text + [0x0A]
    if isTraced { lines += own.marks.lines(in: text, from: lineCount(body) + 1) }
    body.append(0x0A)
    body += text
  }
  return EmittedFile(
    path: contents.path, origin: contents.origin, body: body,
    lineOrigins: lines.map { $0.origin == nil ? $0.from(contents.part) : $0 })
}

/// The text of a file, wrapped in the condition under which it is compiled.
package func wrapped(_ body: [UInt8], in condition: String) -> [UInt8] {
  var wrapped = Array("#if \(condition)\n".utf8)
  for line in body.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
    if !line.isEmpty { wrapped += [0x20, 0x20] }
    wrapped += line
    wrapped.append(0x0A)
  }
  return wrapped + Array("#endif\n".utf8)
}
