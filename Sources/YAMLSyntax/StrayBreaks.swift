import Diagnostics

/// U+0085, U+2028 and U+2029 outside of quoted and block scalars.
struct StrayBreaks {
  /// Their offsets in the text, stray or not.
  let offsets: [Int]
  var next = 0
  var stray: [Int] = []

  init(offsets: [Int]) { self.offsets = offsets }

  /// Records those before an offset as stray, and those from there to an end as harmless.
  mutating func skip(to start: Int, thenOver end: Int = 0) {
    while next < offsets.count, offsets[next] < start {
      stray.append(offsets[next])
      next += 1
    }
    while next < offsets.count, offsets[next] < end { next += 1 }
  }

  func diagnostic(in source: SourceText) -> Diagnostic? {
    guard let first = stray.first else { return nil }
    let (name, length) =
      source.utf8[first] == 0xC2
      ? ("U+0085 (next line)", 2)
      : source.utf8[first + 2] == 0xA8
        ? ("U+2028 (line separator)", 3) : ("U+2029 (paragraph separator)", 3)
    let more = stray.count > 1 ? "; \(stray.count - 1) more like it follow" : ""
    return Diagnostic(
      .unicodeLineBreak, at: Place(source, Span(first, first + length)),
      "the invisible \(name) ends a line for some YAML parsers and not for others; delete it or "
        + "use a line feed\(more)")
  }
}
