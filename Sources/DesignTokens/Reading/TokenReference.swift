/// The target of a reference.
enum TokenReference: Hashable {
  /// `{color.accent}`: a token.
  case token(TokenPath)

  /// `{"$ref": "#/color/accent/$value/components/0"}`: anything in the merged files.
  case pointer([String])
}

extension TokenReference {
  /// The token reference in braces; nil if the text is not one, `.failure` if it is malformed.
  static func reference(inBraces text: String) -> Result<TokenReference, MalformedReference>? {
    guard text.utf8.first == UInt8(ascii: "{") else { return nil }
    guard text.utf8.last == UInt8(ascii: "}"), text.utf8.count > 2 else {
      return .failure(
        MalformedReference("a reference is a path in braces, as in '{color.accent}'"))
    }
    let path = text.dropFirst().dropLast()
    if path.contains(where: { $0 == "{" || $0 == "}" }) {
      return .failure(
        MalformedReference(
          "a reference is one path in braces, as in '{color.accent}'; values are not computed"))
    }
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if names.contains("") {
      return .failure(
        MalformedReference("a name is empty in this path; write it as in '{color.accent}'"))
    }
    return .success(.token(TokenPath(names)))
  }

  /// The names in a JSON pointer within the same document: `#/color/accent`.
  static func pointer(_ text: String) -> Result<[String], MalformedReference> {
    guard text.utf8.first == UInt8(ascii: "#") else {
      return .failure(
        MalformedReference(
          "a '$ref' in a token refers to the merged files, as in '#/color/accent/$value'; a "
            + "resolver names these files"))
    }
    let path = percentDecoded(text.dropFirst())
    if path.isEmpty { return .success([]) }
    guard path.utf8.first == UInt8(ascii: "/") else {
      return .failure(
        MalformedReference("a JSON pointer begins with '#/', as in '#/color/accent/$value'"))
    }
    var names: [String] = []
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let name = unescaped(part) else {
        return .failure(
          MalformedReference("in a JSON pointer '~' is written '~0', and '/' in a name '~1'"))
      }
      names.append(name)
    }
    return .success(names)
  }

  private static func unescaped(_ part: Substring) -> String? {
    guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
    var result = ""
    var isEscape = false
    for scalar in part.unicodeScalars {
      switch (isEscape, scalar) {
      case (true, "0"): result.append("~")
      case (true, "1"): result.append("/")
      case (true, _): return nil
      case (false, "~"): break
      case (false, _): result.unicodeScalars.append(scalar)
      }
      isEscape = !isEscape && scalar == "~"
    }
    return isEscape ? nil : result
  }

  /// A URI fragment with its percent escapes decoded; unchanged if the result is not text.
  private static func percentDecoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var units: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let unit = rest.popFirst() {
      if unit == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        units.append(value)
        rest = rest.dropFirst(2)
      } else {
        units.append(unit)
      }
    }
    return String(validating: units, as: UTF8.self) ?? String(text)
  }

  /// The text of a JSON pointer in a file.
  static func text(ofPointer names: [String]) -> String {
    "#" + names.map { "/" + $0.replacing("~", "~0").replacing("/", "~1") }.joined()
  }
}

/// Why a text that looks like a reference is invalid.
struct MalformedReference: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

extension String {
  /// The text with each occurrence of a character replaced.
  fileprivate func replacing(_ sign: Character, _ replacement: String) -> String {
    split(separator: sign, omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
