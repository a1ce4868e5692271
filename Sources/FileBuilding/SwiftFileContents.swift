import SwiftRendering

/// The contents of a Swift file, or of a part of one, before its template is filled.
package struct SwiftFileContents: Sendable {
  /// Below the output folder.
  package var path: String

  /// The path of the file that has these contents together with others in the compact layout; nil for
  /// contents that always have their own file.
  package var compactPath: String?

  /// The name of the contents in a mark, if they are in a file with others.
  package var title: String

  /// The path of the spec.
  package var origin: String

  package var template: Template

  /// Declarations for the template, by section name.
  package var sections: [String: [Declaration]]

  /// Texts for the template, by name.
  package var values: [String: String]

  /// The imports for the template, without the keyword, in their order.
  package var imports: [String]

  /// The type in which the declarations are nested; nil if there is none.
  package var namespace: String?

  /// The attributes of each top-level declaration.
  package var marks: Marks

  /// The origin of the file in the spec; nil for the whole spec.
  package var part: Origin?

  /// The swift-format rules that the file violates, besides those about its names.
  package var ignoredRules: [String]

  /// The section that already has the file's condition, and comes after it.
  package var outside: String

  /// - Parameter title: The name of the contents in a mark; nil for that of the file.
  package init(
    path: String, title: String? = nil, origin: String, template: Template,
    sections: [String: [Declaration]], values: [String: String], imports: [String] = [],
    namespace: String?, marks: Marks = Marks(), part: Origin? = nil, ignoredRules: [String] = [],
    outside: String = ""
  ) {
    self.path = path
    self.title = title ?? SwiftFileContents.title(ofFile: path)
    self.origin = origin
    self.template = template
    self.sections = sections
    self.values = values
    self.imports = imports
    self.namespace = namespace
    self.marks = marks
    self.part = part
    self.ignoredRules = ignoredRules
    self.outside = outside
  }

  /// `Card.Role` for `Components/Card/Card+Role.swift`.
  private static func title(ofFile path: String) -> String {
    let units = path.utf8
    let start = units.lastIndex(of: UInt8(ascii: "/")).map { units.index(after: $0) }
    let name = path[(start ?? units.startIndex)...]
    let base = name.hasSuffix(".swift") ? name.dropLast(6) : name
    return String(base.map { $0 == "+" ? "." : $0 })
  }
}

extension [SwiftFileContents] {
  /// The same contents, which are one file in the compact layout.
  package func together(in path: String) -> Self {
    map { contents in
      var contents = contents
      contents.compactPath = path
      return contents
    }
  }
}

extension SwiftFileContents {
  /// The name of the value with the imports.
  static let importsValue = "imports"

  /// The import declarations.
  var importLines: [String] { imports.map { "import \($0)" } }

  /// The swift-format rules that the file violates.
  var brokenRules: [String] {
    brokenNameRules(in: sections.values.flatMap { $0 }) + ignoredRules
  }

  /// The values for the template, with the sections as text.
  var printedValues: [String: PrintedText] {
    var printed = values.mapValues { PrintedText($0) }
    printed[Self.importsValue] = PrintedText(importLines.joined(separator: "\n"))
    let margin = marks.condition == nil ? 0 : 1
    for (name, declarations) in sections {
      printed[name] =
        declarations.isEmpty
        ? PrintedText()
        : SwiftPrinter.printed(
          nested(declarations.map(marks.applied(to:)), in: namespace), margin: margin)
    }
    return printed
  }
}

/// A Swift file: a directive about the rules it violates, and the template with its sections, inside the
/// condition under which it is compiled.
///
/// - Parameter isTraced: Whether the file records the origin of each line.
package func swiftFile(_ contents: SwiftFileContents, tracing isTraced: Bool) -> EmittedFile {
  let condition = contents.marks.condition
  let margin = condition == nil ? 0 : 1
  var values = contents.printedValues
  var body = ignoringDirective(contents.brokenRules)
  var lines = [LineOrigin(line: 0, origin: contents.part, isCopied: false)]
  let own = condition == nil ? nil : values.removeValue(forKey: contents.outside)
  let filled = contents.template.fill(values)
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

/// The directive that disables swift-format rules, with a blank line after it; empty if there are none.
func ignoringDirective(_ rules: [String]) -> [UInt8] {
  rules.isEmpty
    ? [] : Array("// swift-format-ignore-file: \(rules.joined(separator: ", "))\n\n".utf8)
}

func lineCount(_ text: [UInt8]) -> Int { text.count { $0 == 0x0A } }

extension EmittedFile {
  /// A copy of a hand-written file, with its name.
  ///
  /// - Parameters:
  ///   - origin: The path of the hand-written file, relative to the project's folder.
  ///   - folder: The folder of the copy, with `/` at its end.
  ///   - condition: The condition under which the copy is compiled; nil to compile it always.
  package init(
    copying text: [UInt8], from origin: String, into folder: String, in condition: String?
  ) {
    let name = origin.split(separator: "/").last ?? origin[...]
    let isEnded = text.isEmpty || text.last == 0x0A
    let body = isEnded ? text : text + [0x0A]
    self.init(
      path: folder + name, origin: origin, body: condition.map { wrapped(body, in: $0) } ?? body,
      copy: condition == nil
        ? Copy(lines: 0, indentation: 0) : Copy(lines: 1, indentation: indentationOfBranches))
  }
}

/// The number of spaces before the lines of a file in the condition under which it is compiled.
private let indentationOfBranches = 2

/// The text of a file, wrapped in the condition under which it is compiled.
///
/// - Parameter body: Ends with a line feed.
package func wrapped(_ body: [UInt8], in condition: String) -> [UInt8] {
  var wrapped = Array("#if \(condition)\n".utf8)
  for line in body.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
    if !line.isEmpty { wrapped += Array(repeating: 0x20, count: indentationOfBranches) }
    wrapped += line
    wrapped.append(0x0A)
  }
  return wrapped + Array("#endif\n".utf8)
}

/// Moves declarations with qualified names into a namespace.
package func nested(_ declarations: [Declaration], in namespace: String?) -> [Declaration] {
  guard let namespace else { return declarations }
  return declarations.map { declaration in
    guard let inner = declaration.named(within: namespace + ".") else { return declaration }
    return .type(TypeDeclaration(.extension, namespace, members: [[inner]]))
  }
}

extension Declaration {
  /// The declaration without the prefix of its name; nil if its name does not have the prefix.
  fileprivate func named(within outer: String) -> Declaration? {
    switch self {
    case .type(var type) where type.keyword != .extension && type.name.hasPrefix(outer):
      type.name.removeFirst(outer.count)
      return .type(type)
    case .variable(var variable) where variable.name.hasPrefix(outer):
      variable.name.removeFirst(outer.count)
      return .variable(variable)
    default: return nil
    }
  }
}
