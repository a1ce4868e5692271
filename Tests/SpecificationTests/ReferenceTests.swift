import Foundation
import Specification
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
    #expect(allSchemas.count == 42)
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
