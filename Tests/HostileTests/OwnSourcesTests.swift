import Diagnostics
import Foundation
import SwiftFragments
import TestSupport
import Testing
import YAMLSyntax

/// Real code stays within all limits on Swift.
@Suite struct OwnSourcesTests {
  private static let files: [URL] = ["Sources", "Tests", "Benchmarks", "templates"].flatMap {
    folder in
    let folder = repositoryRoot.appending(path: folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }

  @Test func everyFileIsRead() throws {
    #expect(Self.files.count > 1000)
    for file in Self.files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let outline = SwiftFileOutline(of: SourceText(path: file.path, text))
      #expect(outline.diagnostics.map(\.message) == [], "\(file.path)")
    }
  }

  /// A file is read in parts, which must give the same result as reading it at once.
  @Test func partsAreThoseOfTheWhole() throws {
    for file in Self.files where file.path.contains("/Sources/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.utf8.count > 8000 else { continue }
      // Nothing ends inside an enclosing construct.
      let whole = "#if true\n\(text)\n#endif\n"
      let parts = SwiftFileOutline(of: SourceText(path: file.path, text))
      let one = SwiftFileOutline(of: SourceText(path: file.path, whole))
      #expect(parts.types.map(\.name.text) == one.types.map(\.name.text), "\(file.path)")
      #expect(parts.members.map(\.name.text) == one.members.map(\.name.text), "\(file.path)")
      for type in parts.types {
        let last = type.name.text.split(separator: ".").last.map(String.init)
        let written = type.name.place.source[type.name.place.span]
        #expect(written == last || written == "`\(last ?? "")`", "\(file.path)")
      }
    }
  }

  @Test func bodiesOfManyLinesAreRead() {
    let line = "  Text(\"A line of text\", bundle: .module).padding(8).font(.body)\n"
    let body = "VStack(spacing: 8) {\n" + times(480, line) + "}"
    let node = Node(.scalar(Scalar(text: body, style: .literal)), span: Span(0, body.utf8.count))
    var parser = FragmentParser(source: SourceText(path: "Card.yaml", body))
    #expect(parser.block(node) != nil)
    #expect(parser.diagnostics.map(\.message) == [])
  }
}
