import Diagnostics
import YAMLSyntax

/// A node and the text that contains it, since the parts of a value come from several files.
package struct LocatedNode {
  package let node: Node
  package let source: SourceText

  package init(_ node: Node, in source: SourceText) {
    self.node = node
    self.source = source
  }

  package var place: Place { Place(source, node.span) }

  /// Another node in the same text.
  package func with(_ node: Node) -> LocatedNode { LocatedNode(node, in: source) }

  /// Whether it is the same part of the same text as another node.
  func isSame(as other: LocatedNode) -> Bool {
    source === other.source && node.span == other.node.span
  }

  /// The members of a mapping; nil for anything else.
  package var entries: [Node.Entry]? {
    if case .mapping(let entries) = node.content { entries } else { nil }
  }

  /// The elements of a list; nil for anything else.
  package var items: [Node]? {
    if case .sequence(let items) = node.content { items } else { nil }
  }

  /// The value of a key; nil if there is none.
  package subscript(key: String) -> LocatedNode? {
    guard let entry = entries?.first(where: { $0.key.text == key }) else { return nil }
    return with(entry.value)
  }

  /// A string; nil for numbers, `true`, `false` and `null`, and for other nodes.
  package var string: String? {
    guard case .scalar(let scalar) = node.content else { return nil }
    if scalar.style != .plain { return scalar.text }
    let isOther =
      ["", "~", "null", "true", "false"].contains(scalar.text) || JSONNumber(scalar.text) != nil
    return isOther ? nil : scalar.text
  }

  /// A number; nil for anything else, including a quoted one.
  package var number: Double? {
    guard case .scalar(let scalar) = node.content, scalar.style == .plain else { return nil }
    return JSONNumber(scalar.text)?.value
  }

  /// `true` or `false`; nil for anything else.
  package var boolean: Bool? {
    guard case .scalar(let scalar) = node.content, scalar.style == .plain else { return nil }
    return scalar.text == "true" ? true : scalar.text == "false" ? false : nil
  }

  /// Its description in messages.
  package var found: String {
    switch node.content {
    case .mapping(let entries): entries.isEmpty ? "an empty object" : "an object"
    case .sequence(let items): items.isEmpty ? "an empty list" : "a list"
    case .scalar(let scalar) where scalar.isAbsent: "nothing"
    case .scalar(let scalar) where string != nil: "the text '\(shown(scalar.text))'"
    case .scalar(let scalar): "'\(shown(scalar.text))'"
    }
  }
}

extension Node {
  /// The text of a scalar; nil for anything else.
  package var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }
}
