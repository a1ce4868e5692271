import Diagnostics
import SwiftRendering
import Testing

struct TemplateTests {
  private func filled(_ template: String, _ values: [String: String]) -> String {
    let parsed = Template.parse(
      SourceText(path: "T.template", template), names: ["name", "body", "access"])
    #expect(parsed.diagnostics.isEmpty)
    return String(decoding: parsed.template.fill(values), as: UTF8.self)
  }

  private func problems(_ template: String, names: [String] = ["name", "imports"]) -> [String] {
    let source = SourceText(path: "T.template", template)
    return Template.parse(source, names: names).diagnostics.map { diagnostic in
      let place = diagnostic.place.map {
        "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)"
      }
      return "\(place ?? "") \(diagnostic.message) [\(diagnostic.id)]"
    }
  }

  @Test func values() {
    #expect(
      filled("{{access}}struct {{ name }} { {{name}} }\n", ["name": "A", "access": "public "])
        == "public struct A { A }\n")
    #expect(filled("a", [:]) == "a\n")
    #expect(filled("", [:]) == "")
    #expect(filled("{ } {{name}}} {", ["name": "{{body}}"]) == "{ } {{body}}} {\n")
  }

  @Test func emptySections() {
    let template = "a\n\n{{name}}\n\n{{body}}\n\nb\n"
    #expect(filled(template, ["name": "N", "body": "B\nC"]) == "a\n\nN\n\nB\nC\n\nb\n")
    #expect(filled(template, ["body": "B"]) == "a\n\nB\n\nb\n")
    #expect(filled(template, ["name": "N"]) == "a\n\nN\n\nb\n")
    #expect(filled(template, [:]) == "a\n\nb\n")
    #expect(filled("{{name}}\n\nb\n", [:]) == "b\n")
    #expect(filled("a\n\n{{name}}\n", [:]) == "a\n")
    // In a line with other text, an empty value has no special effect.
    #expect(filled("a\n\n-{{name}}\n", [:]) == "a\n\n-\n")
  }

  @Test func lineBreaks() {
    #expect(filled("a\r\n\r\n{{name}}\r\n", ["name": "N"]) == "a\n\nN\n")
    #expect(filled("a\n\n\n\nb\n\n\n", [:]) == "a\n\n\n\nb\n")
  }

  /// A template with its imports apart, filled with `I` as its imports.
  private struct Parts: Equatable {
    var head = ""
    var imports: [String] = []
    var hasValue = false
    var body = ""
  }

  private func split(_ template: String) -> Parts {
    let source = SourceText(path: "T.template", template)
    let parts = Template.parse(source, names: ["imports", "body"]).template
      .split(atImportsIn: "imports")
    func text(_ template: Template) -> String {
      String(decoding: template.fill(["imports": "I", "body": "B"]), as: UTF8.self)
    }
    return Parts(
      head: text(parts.head), imports: parts.imports, hasValue: parts.hasValue,
      body: text(parts.body))
  }

  @Test func importsApart() {
    #expect(
      split("// A license.\n\n{{imports}}\nimport Kit\n\n{{body}}\n")
        == Parts(head: "// A license.\n", imports: ["import Kit"], hasValue: true, body: "B\n"))
    #expect(split("{{body}}\n") == Parts(body: "B\n"))
    #expect(
      split("@_spi(Kit) import Kit\nimport struct Kit.Part\n{{body}}\n")
        == Parts(imports: ["@_spi(Kit) import Kit", "import struct Kit.Part"], body: "B\n"))
    // Declarations above the imports stay in their place.
    #expect(
      split("{{body}}\n\n{{imports}}\n\nlet a = 1\n")
        == Parts(hasValue: true, body: "B\n\nlet a = 1\n"))
  }

  @Test func importsThatStay() {
    for text in [
      "#if canImport(Kit)\nimport Kit\n#endif\n", "#if DEBUG\n{{imports}}\n#endif\n",
      "import regulations apply\n", "import Kit  // because\n", "  import Kit\n",
    ] {
      #expect(split(text) == Parts(body: text.replacing("{{imports}}", with: "I")))
    }
  }

  @Test func unknownValues() {
    #expect(
      problems("a\n  {{nmae}} {{zebra}}") == [
        "2:3-2:11 this template has no value 'nmae'; did you mean 'name'? [template-value]",
        "2:12-2:21 this template has no value 'zebra'; there are 'name' and 'imports' [template-value]",
      ])
    #expect(
      problems("é{{}}") == [
        "1:2-1:6 a tag has no name; there are 'name' and 'imports' [template-value]"
      ])
  }

  @Test func unclosedTags() {
    let message = "a tag is opened but not closed; write '{{name}}' on one line [template-tag]"
    #expect(problems("a {{name\n}}") == ["1:3-1:9 \(message)"])
    #expect(problems("{{name}} {{") == ["1:10-1:12 \(message)"])
    #expect(problems("{{name}\r\nb") == ["1:1-1:8 \(message)"])
  }
}
