/// The part of a spec from which something was emitted. Emitters record it and readers interpret it; this
/// module only carries it along.
package struct Origin: Hashable, Sendable {
  /// The keys on the path to the part, from the outside in.
  package let keys: [String]

  /// The path to use if the first key of the other one does not exist.
  package let otherwise: [String]

  /// The line of the part's own text, from 0, that corresponds to the first copied line.
  package let line: Int

  package init(_ keys: [String], otherwise: [String] = [], line: Int = 0) {
    self.keys = keys
    self.otherwise = otherwise
    self.line = line
  }
}

/// Text with the origins of its parts.
package struct PrintedText: Sendable {
  /// In UTF-8.
  package var text: [UInt8]
  package var marks: [OriginMark] = []

  package init(_ text: [UInt8] = [], marks: [OriginMark] = []) {
    self.text = text
    self.marks = marks
  }

  package init(_ text: String) { self.init(Array(text.utf8)) }
}

/// The position in a text where an origin begins.
package struct OriginMark: Sendable {
  /// In UTF-8 code units.
  package var offset: Int

  /// Nil if there is no origin.
  package let origin: Origin?

  /// Whether each line is a line of the part's own text.
  package let isCopied: Bool
}

/// The first line of a file that has an origin.
package struct LineOrigin: Sendable {
  /// From 0.
  package let line: Int
  package let origin: Origin?
  package let isCopied: Bool

  package init(line: Int, origin: Origin?, isCopied: Bool) {
    self.line = line
    self.origin = origin
    self.isCopied = isCopied
  }

  /// The same line with another origin.
  package func from(_ origin: Origin?) -> Self {
    Self(line: line, origin: origin, isCopied: isCopied)
  }
}

extension [OriginMark] {
  /// The marks converted to lines.
  ///
  /// - Parameters:
  ///   - text: The text to which the offsets refer.
  ///   - first: The number of its first line.
  package func lines(in text: [UInt8], from first: Int) -> [LineOrigin] {
    var line = first
    var offset = 0
    return map { mark in
      line += text[offset..<mark.offset].count { $0 == 0x0A }
      offset = mark.offset
      return LineOrigin(line: line, origin: mark.origin, isCopied: mark.isCopied)
    }
  }
}

extension Declaration {
  /// The declaration with an origin in the spec.
  package func from(_ keys: String...) -> Declaration { .traced(Origin(keys), self) }
}

extension Statement {
  /// User-written lines, with the part of a spec that contains them.
  package static func copied(_ text: String, from keys: String...) -> Statement {
    .traced(Origin(keys), [.verbatim(text)])
  }
}
