/// A style of text of Apple's systems, whose sizes grow with the size of text that readers choose.
package enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2

  /// The size of its text in points, as long as readers choose no other.
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

  /// The style for text of a size: the nearest one, of two the larger. It is the one of plain text where there
  /// are several.
  package static func nearest(toSize size: Double) -> TextStyle {
    let plain = allCases.filter { $0 != .headline }
    // They are sorted from the largest to the smallest, and the first of equals is taken.
    return plain.min { abs($0.size - size) < abs($1.size - size) } ?? .body
  }
}

extension DesignToken {
  /// The text style that a typography follows: the one that it names itself, or that its name is, or the
  /// nearest in size.
  ///
  /// - Parameter size: In points.
  package func textStyle(forSize size: Double) -> TextStyle {
    if let own = extensions.textStyle, let style = TextStyle(rawValue: own.value) { return style }
    let words = tokenWords(path.names.last { $0 != "$root" } ?? "")
    let candidates = [lowerCamelCase(words), lowerCamelCase(Array(words.suffix(1)))]
    return candidates.lazy.compactMap(TextStyle.init).first ?? .nearest(toSize: size)
  }
}
