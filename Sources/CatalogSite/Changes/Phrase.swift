/// A sentence with values of specs in it, for pages and for Markdown.
package struct Phrase: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case words(String)

    /// A text that people read in a picture.
    case quote(String)

    /// A name or a value in code.
    case code(String)

    /// `#rrggbb`, or with an opacity `#rrggbbaa`.
    case color(String)
  }
  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// The sentence with the names between single quotes, as commands print them, as code.
  package init(quotingCode text: String) {
    let pieces = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    // A quote without a second one is an apostrophe.
    guard pieces.count % 2 == 1 else {
      parts = [.words(text)]
      return
    }
    parts = pieces.enumerated().filter { !$1.isEmpty }
      .map { index, piece in index % 2 == 0 ? .words(piece) : .code(piece) }
  }

  static func + (left: Self, right: Self) -> Self { Self(parts: left.parts + right.parts) }

  /// The sentence without marks.
  package var plain: String {
    parts.map { part in
      switch part {
      case .words(let text), .code(let text), .color(let text): text
      case .quote(let text): "“\(text)”"
      }
    }.joined()
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.words(text)) }
    }
    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
    package mutating func appendInterpolation(_ phrase: Phrase) { parts += phrase.parts }
    package mutating func appendInterpolation(quote text: String) {
      parts.append(.quote(text.shortened))
    }
    package mutating func appendInterpolation(code text: String) { parts.append(.code(text)) }
    package mutating func appendInterpolation(color: String) { parts.append(.color(color)) }
  }

  package init(stringLiteral text: String) { parts = [.words(text)] }
  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}

extension String {
  /// The beginning of a long text.
  fileprivate var shortened: String { count <= 80 ? self : prefix(79) + "…" }
}

extension Phrase {
  var html: HTML {
    .group(
      parts.map { part in
        switch part {
        case .words(let text): .text(text)
        case .quote(let text): .element("q", [:], [.text(text)])
        case .code(let text): .element("code", [:], [.text(text)])
        case .color(let color):
          .element(
            "span", ["class": "color"], swatch(of: color), .element("code", [:], [.text(color)]))
        }
      })
  }

  /// - Parameter inTable: Whether it is in a cell of a table.
  package func markdown(inTable: Bool = false) -> String {
    parts.map { part in
      switch part {
      case .words(let text): markdownText(text)
      case .quote(let text): "“\(markdownText(text))”"
      // GitHub shows a color in code with a swatch.
      case .code(let text), .color(let text): markdownCode(text, inTable: inTable)
      }
    }.joined()
  }
}

/// A small picture of a color.
func swatch(of color: String) -> HTML {
  .markup(
    "<svg class=\"dot\" aria-hidden=\"true\" width=\"16\" height=\"16\" viewBox=\"0 0 16 16\">"
      + "<rect class=\"checks\" width=\"16\" height=\"16\"/>"
      + "<rect width=\"16\" height=\"16\" fill=\"\(escaped(color))\"/></svg>")
}

/// A text in Markdown, on one line, in which nothing is a mark, a mention or a reference.
func markdownText(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n", "\r", "\t": result += " "
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\\", "`", "*", "_", "{", "}", "[", "]", "~", "|": result += "\\\(scalar)"
    // A word joiner keeps GitHub from finding a person, an issue or an address.
    case "@", "#": result += "\(scalar)\u{2060}"
    case ":": result += ":\u{2060}"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result.replacing(":\u{2060} ", with: ": ")
}

/// A text as code in Markdown, on one line.
///
/// - Parameter inTable: Whether it is in a cell of a table, which a bar ends even in code.
func markdownCode(_ text: String, inTable: Bool = false) -> String {
  var line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  if inTable { line = line.replacing("|", with: "\\|") }
  var (longest, run) = (0, 0)
  for character in line {
    run = character == "`" ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  let space = longest > 0 || line.hasPrefix(" ") ? " " : ""
  return fence + space + line + space + fence
}
