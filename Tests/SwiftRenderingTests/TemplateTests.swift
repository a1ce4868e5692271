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

  @Test func unknownValues() {
    #expect(
      problems("a\n  {{nmae}} {{zebra}}") == [
        "2:3-2:11 this template has no value 'nmae'; did you mean 'name'? [template-value]",
        "2:12-2:21 this template has no value 'zebra'; there are 'name' and 'imports' [template-value]",
      ])
    #expect(
      problems("é{{}}") == [
        "1:2-1:6 this template has no value ''; there are 'name' and 'imports' [template-value]"
      ])
  }

  @Test func unclosedTags() {
    let message = "a tag is opened but not closed; write '{{name}}' in one line [template-tag]"
    #expect(problems("a {{name\n}}") == ["1:3-1:9 \(message)"])
    #expect(problems("{{name}} {{") == ["1:10-1:12 \(message)"])
    #expect(problems("{{name}\r\nb") == ["1:1-1:8 \(message)"])
  }
}
