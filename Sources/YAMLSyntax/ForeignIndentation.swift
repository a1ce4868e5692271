import Diagnostics

/// Lines indented by spaces that YAML treats as letters, such as the no-break space in text copied from web
/// pages and chats.
struct ForeignIndentation {
  private var places: [Span] = []

  /// The start of the first such line.
  var start: Int? { places.first?.start }

  /// Examines the beginning of a plain scalar.
  ///
  /// - Parameter isKey: Whether it is a key. Other texts may begin with a wide space, like Japanese
  ///   paragraphs.
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

  /// A diagnostic for these lines; nil if there are none.
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
