import Diagnostics

/// A value in a YAML document, with its place.
///
/// YAML's own types are not resolved: a scalar is its text.
package struct Node: Sendable {
  /// The content of the value.
  package indirect enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
  }

  /// A key and its value, in document order.
  package struct Entry: Sendable {
    package let key: Node
    package let value: Node

    package init(key: Node, value: Node) {
      self.key = key
      self.value = value
    }
  }

  package let content: Content

  /// The range of the value, including quotes; empty, directly after the key's colon, for a missing value.
  package let span: Span

  package init(_ content: Content, span: Span) {
    self.content = content
    self.span = span
  }
}

/// The text of a scalar and its notation.
package struct Scalar: Sendable {
  package enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// The text after processing quotes and escapes.
  package let text: String
  package let style: Style

  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// Whether nothing was written: an empty plain scalar. A quoted empty string is a text.
  package var isAbsent: Bool { style == .plain && text.isEmpty }
}
