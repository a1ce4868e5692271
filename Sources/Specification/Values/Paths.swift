import Diagnostics

extension ValueType<Located<String>> {
  /// A path relative to the project's folder.
  static var path: Self {
    .scalar(.path) { scalar, node, decoder in
      relativePath(scalar.text, at: decoder.place(node), &decoder)
    }
  }

  /// A path relative to the project's folder that does not lead out of it.
  static var pathInside: Self {
    .scalar(.path) { scalar, node, decoder in
      let place = decoder.place(node)
      guard let path = relativePath(scalar.text, at: place, &decoder) else { return nil }
      guard !leadsOutside(path.value) else {
        return decoder.report(.pathOutside(path.value, at: place))
      }
      return path
    }
  }
}

private func relativePath(
  _ path: String, at place: Place, _ decoder: inout SpecDecoder
) -> Located<String>? {
  if path.isEmpty { return decoder.report(.emptyPath(at: place)) }
  if let control = firstControl(in: path) ?? path.unicodeScalars.first(where: \.isBreak) {
    return decoder.report(.controlCharacter(control, at: place))
  }
  let isAbsolute = path.utf8.first == UInt8(ascii: "/") || path == "~" || path.hasPrefix("~/")
  return isAbsolute ? decoder.report(.absolutePath(path, at: place)) : Located(path, at: place)
}

extension Unicode.Scalar {
  /// Whether it is one of the control characters that are allowed in other texts.
  fileprivate var isBreak: Bool { self == "\n" || self == "\t" }
}

/// Whether a relative path leads above its starting point.
private func leadsOutside(_ path: String) -> Bool {
  var depth = 0
  for component in path.split(separator: "/") {
    switch component {
    case ".": continue
    case "..": depth -= 1
    default: depth += 1
    }
    if depth < 0 { return true }
  }
  return false
}
