import Specification
import TestSupport
import Testing

@Suite struct ReferenceTests {
  @Test func everyExampleIsRight() {
    for position in keyPositions() {
      for example in [position.schemaExample, position.file(position.field.example)] {
        #expect(position.problems(of: example).map(\.message) == [], "\(example)")
      }
    }
  }

  @Test func schemasAreFoundByWalking() {
    #expect(allSchemas.count == 47)
    #expect(Set(keyPositions().map(\.key)) == Set(allKeys))
  }

  @Test(arguments: allSchemas.map(\.title))
  func everyKeyIsDocumented(title: String) throws {
    let schema = try #require(allSchemas.first { $0.title == title })
    #expect(schema.documentation.hasSuffix("."), "\(schema.title)")
    #expect(Set(schema.fields.map(\.key)).count == schema.fields.count, "\(schema.title)")
    if let shorthand = schema.shorthand {
      #expect(schema.fields.contains { $0.key == shorthand }, "\(schema.title)")
    }
    for field in schema.fields {
      #expect(field.documentation.hasSuffix("."), "\(field.key) of \(schema.plural)")
      #expect(field.example.hasPrefix("\(field.key):"), "\(field.key) of \(schema.plural)")
    }
  }

  @Test func pageIsUpToDate() throws {
    if let difference = try Recording.difference(of: languageReference(), from: "docs/reference.md")
    {
      Issue.record("\(difference)")
    }
  }
}
