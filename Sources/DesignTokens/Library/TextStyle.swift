/// A text style of Apple's systems, whose size follows Dynamic Type.
package enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2

  /// Its size in points at the default text size.
  package var size: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The text style nearest to a size; of two equally near ones, the larger. If several have that size, it is
  /// the one for plain text.
  package static func nearest(toSize size: Double) -> TextStyle {
    let plain = allCases.filter { $0 != .headline }
    // They are sorted from largest to smallest, and the first of equally near ones is returned.
    return plain.min { abs($0.size - size) < abs($1.size - size) } ?? .body
  }
}

extension DesignToken {
  /// The text style of a typography: the one in its extensions, or the one with its name, or the nearest in
  /// size.
  ///
  /// - Parameter size: In points.
  package func textStyle(forSize size: Double) -> TextStyle {
    if let own = extensions.textStyle, let style = TextStyle(rawValue: own.value) { return style }
    let words = tokenWords(path.names.last { $0 != "$root" } ?? "")
    let candidates = [lowerCamelCase(words), lowerCamelCase(Array(words.suffix(1)))]
    return candidates.lazy.compactMap(TextStyle.init).first ?? .nearest(toSize: size)
  }
}
