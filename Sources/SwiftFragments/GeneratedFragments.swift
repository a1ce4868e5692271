import Diagnostics
import YAMLSyntax

// Swift that the compiler has created itself. Its places are in its own text.

extension SwiftBlock {
  /// Reads statements; nil if they are not valid.
  package static func statements(_ text: String) -> SwiftBlock? { read(text, readBlock) }

  /// Reads declarations; nil if they are not valid.
  package static func declarations(_ text: String) -> SwiftBlock? { read(text, readDeclarations) }

  private static func read(
    _ text: String, _ reading: (String) throws(BrokenFragment) -> BlockParts
  ) -> SwiftBlock? {
    let (trimmedText, leading) = trimmed(text)
    guard !trimmedText.isEmpty, trimmedText.utf8.count <= FragmentParser.mostSwift,
      let parts = try? reading(trimmedText)
    else { return nil }
    let source = SourceText(path: "", text)
    let node = Node(
      .scalar(Scalar(text: text, style: .literal)), span: Span(0, text.utf8.count))
    let places = FragmentPlaces(in: node, of: source, leading: leading)
    return FragmentParser(source: source).block(parts, trimmedText, places, node)
  }
}
