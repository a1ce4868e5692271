/// What code uses a length for.
package enum TokenRole: Hashable, Sendable {
  case padding, spacing, size, radius, line

  /// Something else, or something that its call does not show.
  case other

  /// The role of an argument.
  ///
  /// - Parameters:
  ///   - label: Its label; nil if it has none.
  ///   - callee: The name of the function; nil if it is in no call.
  init(label: String?, callee: String?) {
    switch label {
    case "spacing", "horizontalSpacing", "verticalSpacing": self = .spacing
    case "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
      "maxHeight":
      self = .size
    case "cornerRadius", "topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius",
      "topTrailingRadius":
      self = .radius
    case "lineWidth": self = .line
    default:
      switch callee {
      case "padding", "EdgeInsets": self = .padding
      case "cornerRadius": self = .radius
      case "stroke", "strokeBorder": self = .line
      default: self = .other
      }
    }
  }
}

extension TokenLibrary {
  /// The tokens that a text mentions, with what it uses each for.
  package func roles(in text: [UInt8]) -> [TokenPath: Set<TokenRole>] {
    var roles: [TokenPath: Set<TokenRole>] = [:]
    TokenNames(self).visitTokens(in: text) { paths, start in
      let role = role(at: start, in: text)
      for path in paths { roles[path, default: []].insert(role) }
    }
    return roles
  }
}

/// The role of the argument that contains a position.
private func role(at start: Int, in text: [UInt8]) -> TokenRole {
  var label: String?
  var position = start
  var depth = 0
  // The label and the name of the function are before it, beyond the argument's own brackets.
  while position > 0 {
    position -= 1
    switch text[position] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
    case UInt8(ascii: "("):
      if depth == 0 { return TokenRole(label: label, callee: name(endingAt: position, in: text)) }
      depth -= 1
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      if depth == 0 { return .other }
      depth -= 1
    case UInt8(ascii: ":") where depth == 0 && label == nil:
      label = name(endingAt: position, in: text)
    case UInt8(ascii: "?") where depth == 0:
      // The colon was that of a choice between values.
      label = nil
    case UInt8(ascii: ",") where depth == 0 && label == nil: label = ""
    default: break
    }
  }
  return .other
}

/// The name before a position; nil if there is none.
private func name(endingAt end: Int, in text: [UInt8]) -> String? {
  var start = end
  while start > 0, isPartOfName(text[start - 1]) { start -= 1 }
  return start == end ? nil : String(decoding: text[start..<end], as: UTF8.self)
}
