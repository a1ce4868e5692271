import Diagnostics

/// A value in a YAML document, with where it is.
///
/// Nothing is resolved by YAML's own types: a scalar is its text.
package struct Node: Sendable {
  /// What the value is.
  package indirect enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
  }

  /// A key and its value, in the order of the document.
  package struct Entry: Sendable {
    package let key: Node
    package let value: Node

    package init(key: Node, value: Node) {
      self.key = key
      self.value = value
    }
  }

  package let content: Content

  /// From the first code unit of the value to behind its last, quotes included; empty, directly
  /// behind the key's colon, for a value that is not there.
  package let span: Span

  package init(_ content: Content, span: Span) {
    self.content = content
    self.span = span
  }
}

/// The text of a scalar and how it is written.
package struct Scalar: Sendable {
  package enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// The text that the notation stands for.
  package let text: String
  package let style: Style

  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// Whether nothing was written: an empty plain scalar. The quoted empty string is a text.
  package var isAbsent: Bool { style == .plain && text.isEmpty }
}
