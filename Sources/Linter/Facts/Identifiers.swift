import Diagnostics

/// The number of occurrences of each identifier in texts, whatever it refers to.
func identifierCounts(in sources: [SourceText]) -> [String: Int] {
  var counts: [String: Int] = [:]
  for source in sources {
    var start: Int?
    for (index, unit) in source.utf8.enumerated() {
      if isPartOfIdentifier(unit) {
        start = start ?? index
      } else if let first = start {
        counts[source[Span(first, index)], default: 0] += 1
        start = nil
      }
    }
    if let first = start { counts[source[Span(first, source.utf8.count)], default: 0] += 1 }
  }
  return counts
}

private func isPartOfIdentifier(_ unit: UInt8) -> Bool {
  switch unit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...0xFF:
    true
  default: false
  }
}

extension LibrarySubject {
  /// The number of occurrences of each identifier in the specs and the project file.
  var identifierCounts: [String: Int] {
    Linter.identifierCounts(in: subjects.map(\.spec.source) + [project.source])
  }
}
