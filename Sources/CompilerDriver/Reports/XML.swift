/// An XML element.
struct XMLElement {
  var name: String
  var attributes: [(String, String)] = []
  var children: [XMLElement] = []
  var text: String?

  /// The document with this element as its root.
  var document: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(lines(indentation: ""))\n"
  }

  private func lines(indentation: String) -> String {
    let list = attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    let start = "\(indentation)<\(name)\(list)"
    if let text { return "\(start)>\(escaped(text))</\(name)>" }
    if children.isEmpty { return "\(start)/>" }
    let inner = children.map { $0.lines(indentation: indentation + "  ") }
    return "\(start)>\n\(inner.joined(separator: "\n"))\n\(indentation)</\(name)>"
  }

  /// Escapes a text for XML, and removes characters that XML does not allow.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      default:
        let isForbidden = scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value)
        if isForbidden || shown(scalar) == scalar {
          result.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
        } else {
          result += "&#\(scalar.value);"
        }
      }
    }
    return result
  }
}
