import Diagnostics
import Foundation
import Specification
import Testing
import YAMLSyntax

@Suite struct ReferenceTests {
  @Test func everyExampleIsRight() {
    var keys: Set<String> = []
    for (schema, example, isProject) in examples() {
      keys.insert(schema)
      let problems =
        isProject ? problems(decodeProject, example) : problems(decodeComponent, example)
      #expect(problems == [], "\(example)")
    }
    #expect(keys.count >= 13)
  }

  @Test func everyKeyIsDocumented() {
    for schema in [SpecLanguage.component, SpecLanguage.project] {
      var seen: Set<String> = []
      everyKeyIsDocumented(schema, &seen)
    }
  }

  private func everyKeyIsDocumented(_ schema: SchemaDescription, _ seen: inout Set<String>) {
    guard seen.insert(schema.title).inserted else { return }
    #expect(schema.documentation.hasSuffix("."), "\(schema.title)")
    #expect(Set(schema.fields.map(\.key)).count == schema.fields.count, "\(schema.title)")
    if let shorthand = schema.shorthand {
      #expect(schema.fields.contains { $0.key == shorthand }, "\(schema.title)")
    }
    for field in schema.fields {
      #expect(field.documentation.hasSuffix("."), "\(field.key) of \(schema.plural)")
      #expect(field.example.hasPrefix("\(field.key):"), "\(field.key) of \(schema.plural)")
      for (object, _) in objects(in: field.type) { everyKeyIsDocumented(object, &seen) }
    }
  }

  /// With the variable `DSCOMPILE_RECORD` the page is written anew, and the test fails.
  @Test func pageIsUpToDate() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = root.appending(path: "docs/reference.md").standardizedFileURL
    let recorded = try? String(contentsOf: page, encoding: .utf8)
    let current = languageReference()
    if ProcessInfo.processInfo.environment["DSCOMPILE_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
      try current.write(to: page, atomically: true, encoding: .utf8)
      Issue.record("recorded \(page.lastPathComponent)")
    } else {
      #expect(recorded == current, "record docs/reference.md with DSCOMPILE_RECORD=1")
    }
  }
}

private func problems<Spec>(
  _ decode: (Node?, SourceText) -> (spec: Spec, diagnostics: [Diagnostic]), _ yaml: String
) -> [String] {
  let source = SourceText(path: "example.yaml", yaml)
  let document = parseYAML(source)
  return (document.diagnostics + decode(document.root, source).diagnostics).map(\.message)
}

/// Every example of the language as a file, with the title of its schema.
private func examples() -> [(schema: String, yaml: String, isProject: Bool)] {
  var found: [(String, String, Bool)] = []
  func visit(
    _ schema: SchemaDescription, _ isProject: Bool, within outer: [String] = [],
    in file: (String) -> String
  ) {
    // An example of what components have, too, is one of a component.
    if isProject, found.contains(where: { $0.0 == schema.title && !$0.2 }) { return }
    found.append(
      (schema.title, isWhole(schema.example) ? schema.example : base(schema.example), isProject))
    for field in schema.fields {
      let needed = schema.fields.filter { $0.isRequired && $0.key != field.key }.map(\.example)
      found.append(
        (schema.title, file((needed + [field.example]).joined(separator: "\n")), isProject))
      // Types may be nested in types.
      let outer = outer + [schema.title]
      for (object, path) in objects(in: field.type) where !outer.contains(object.title) {
        visit(object, isProject, within: outer) { content in
          file((needed + [nested([field.key] + path, content)]).joined(separator: "\n"))
        }
      }
    }
    func base(_ example: String) -> String {
      "\(isProject ? "library: DesignKit" : "component: Card")\n\(example)"
    }
    func isWhole(_ example: String) -> Bool {
      example.hasPrefix("component:") || example.hasPrefix("library:")
    }
  }
  visit(SpecLanguage.component, false) { $0 }
  visit(SpecLanguage.project, true) { $0 }
  return found
}

/// A mapping below keys.
private func nested(_ keys: [String], _ content: String) -> String {
  keys.reversed().reduce(content) { content, key in
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    return (["\(key):"] + lines.map { $0.isEmpty ? "" : "  \($0)" }).joined(separator: "\n")
  }
}

/// The mappings with a schema in a value, and the names they stand under.
private func objects(
  in type: TypeDescription
) -> [(schema: SchemaDescription, path: [String])] {
  switch type {
  case .object(let schema): [(schema(), [])]
  case .mapping(_, let values): objects(in: values).map { ($0.schema, ["name"] + $0.path) }
  case .either(let types): types.flatMap(objects)
  case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
    .swiftRequirement, .swiftBlock,
    .swiftDeclarations, .version, .path, .choice, .list:
    []
  }
}
