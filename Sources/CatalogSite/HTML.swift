/// A part of a page. Texts and attributes are escaped where they are written, so that no text of a spec becomes an
/// element.
package indirect enum HTML: Sendable {
  case text(String)
  case element(String, attributes: [(name: String, value: String)], content: [HTML])
  case group([HTML])

  /// Markup that was escaped where it was made: pictures, and converted Markdown.
  case markup(String)

  static let nothing = HTML.group([])
}

extension HTML: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension HTML {
  /// An element with attributes, of which those without a value are left out.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: HTML...
  ) -> HTML {
    element(name, attributes, content)
  }

  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: [HTML]
  ) -> HTML {
    .element(
      name,
      attributes: attributes.compactMap { name, value in value.map { (name, $0) } },
      content: content)
  }

  /// An element of a class.
  static func div(_ name: String, _ content: HTML...) -> HTML {
    element("div", ["class": name], content)
  }

  static func link(_ title: String, to address: String, class name: String? = nil) -> HTML {
    element("a", ["href": address, "class": name], [.text(title)])
  }

  /// A heading that can be linked to.
  static func heading(_ level: Int, _ title: String, id: String? = nil) -> HTML {
    element("h\(level)", ["id": id], [.text(title)])
  }

  /// An attribute that has no value.
  static let set: String? = ""
}

extension HTML {
  /// Elements without content and end.
  private static let void: Set<String> = ["br", "hr", "img", "input", "link", "meta"]

  /// Elements after which a line ends, where white space makes no difference.
  private static let blocks: Set<String> = [
    "article", "aside", "body", "dd", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer",
    "form", "h1", "h2", "h3", "h4", "head", "header", "html", "li", "link", "main", "meta", "nav",
    "ol",
    "p", "pre", "script", "section", "style", "table", "tbody", "template", "thead", "title", "tr",
    "ul",
  ]

  /// The text of the part.
  package var text: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .text(let text): result += escaped(text)
    case .markup(let markup): result += markup
    case .group(let parts): for part in parts { part.write(to: &result) }
    case .element(let name, let attributes, let content):
      result += "<" + name
      for (name, value) in attributes {
        result += " " + name
        if !value.isEmpty { result += "=\"" + escaped(value) + "\"" }
      }
      result += ">"
      if !Self.void.contains(name) {
        for part in content { part.write(to: &result) }
        result += "</" + name + ">"
      }
      if Self.blocks.contains(name) { result += "\n" }
    }
  }
}

/// A text as it is in an element or in a quoted attribute.
func escaped(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\r": result += "&#13;"
    // Characters that no page may contain.
    case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}":
      result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
