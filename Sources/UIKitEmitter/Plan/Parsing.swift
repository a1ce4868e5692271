import DesignModel
import Diagnostics
import PortableViews
import SwiftFragments
import SwiftTypes
import YAMLSyntax

/// Generated Swift, as statements.
func parsed(_ text: String) -> SwiftBlock? { parsed(text) { $0.block($1) } }

/// Generated Swift, as declarations.
func parsedDeclarations(_ text: String) -> SwiftBlock? { parsed(text) { $0.declarations($1) } }

private func parsed(
  _ text: String, _ parse: (inout FragmentParser, Node) -> SwiftBlock?
) -> SwiftBlock? {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  let source = SourceText(path: "", "body: |\n\(lines)\n")
  guard case .mapping(let entries)? = parseYAML(source).root?.content,
    let node = entries.first?.value
  else { return nil }
  var parser = FragmentParser(source: source)
  let block = parse(&parser, node)
  return parser.diagnostics.isEmpty ? block : nil
}

/// A default value in UIKit; nil if it has no counterpart there.
///
/// - Parameters:
///   - value: The Swift.
///   - type: The type in SwiftUI.
func uiKitDefault(_ value: String, of type: TypeExpression) -> String? {
  // `{ Text($0, format: .number) }` gives a `String`.
  guard type.unwrapped.isFunction, let result = type.unwrapped.parts.last,
    result.inUIKit?.text != result.text, value.first == "{"
  else { return defaultInUIKit(value, of: type) }
  return parsed(value).flatMap { lowered(closure: $0, giving: result) }
}
