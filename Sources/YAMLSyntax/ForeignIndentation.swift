import Diagnostics

/// The places where lines are indented by spaces that YAML takes for letters, such as the no-break space that
/// web pages and chats put into what is copied.
struct ForeignIndentation {
  private var places: [Span] = []

  /// Where the first line is.
  var start: Int? { places.first?.start }

  /// Looks at the beginning of a plain scalar.
  ///
  /// - Parameter isKey: Whether it is a key. A text that is none may begin with a wide space, as paragraphs do in
  ///   Japanese.
  mutating func note(scalarAt start: Int, isKey: Bool, in utf8: [UInt8]) {
    guard let unit = utf8.unit(at: start), unit >= 0x80 else { return }
    let lineStart = utf8.lineStart(of: start)
    guard utf8[lineStart..<start].allSatisfy(\.isBlank) else { return }
    let line = String(decoding: utf8[start..<utf8.lineEnd(of: start)], as: UTF8.self)
    let spaces = line.unicodeScalars.prefix {
      $0.properties.generalCategory == .spaceSeparator
    }
    guard let first = spaces.first, isKey || first == "\u{A0}" else { return }
    places.append(Span(start, start + String(String.UnicodeScalarView(spaces)).utf8.count))
  }

  /// What is wrong; nil if nothing is.
  func diagnostic(in source: SourceText) -> Diagnostic? {
    guard let first = places.first, let sign = source[first].unicodeScalars.first else {
      return nil
    }
    let digits = String(sign.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = sign == "\u{A0}" ? "a no-break space (\(code))" : "the space \(code)"
    return Diagnostic(
      .badIndentation, at: Place(source, first),
      "\(name) is in the indentation, where YAML treats it as a letter; use spaces",
      fixIts: [
        FixIt(
          "use spaces",
          places.map { place in
            .init(
              Place(source, place),
              String(repeating: " ", count: source[place].unicodeScalars.count))
          })
      ])
  }
}
