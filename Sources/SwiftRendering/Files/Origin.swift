/// The part of a spec that something emitted is from. Whoever emits it says so, and whoever asks for
/// it knows what that means; here it is carried along.
package struct Origin: Hashable, Sendable {
  /// The keys that lead to the part, from the outside in.
  package let keys: [String]

  /// Those that do where the first of the others is not there.
  package let otherwise: [String]

  /// The line of the part's own text, from 0, that the first line is which is copied from it.
  package let line: Int

  package init(_ keys: [String], otherwise: [String] = [], line: Int = 0) {
    self.keys = keys
    self.otherwise = otherwise
    self.line = line
  }
}

/// Text, and what its parts are from.
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

/// Where in a text begins what is from somewhere.
package struct OriginMark: Sendable {
  /// In UTF-8 code units.
  package var offset: Int

  /// nil for what is from nothing in particular.
  package let origin: Origin?

  /// Whether each line is one of the part's own text.
  package let isCopied: Bool
}

/// From which line on the lines of a file are from somewhere.
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

  /// The same line, from somewhere else.
  package func from(_ origin: Origin?) -> Self {
    Self(line: line, origin: origin, isCopied: isCopied)
  }
}

extension [OriginMark] {
  /// The same by lines.
  ///
  /// - Parameters:
  ///   - text: The text that the offsets are of.
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
  /// The declaration with the part of a spec that it is from.
  package func from(_ keys: String...) -> Declaration { .traced(Origin(keys), self) }
}

extension Statement {
  /// Lines of somebody's own, and the part of a spec that they are the text of.
  package static func copied(_ text: String, from keys: String...) -> Statement {
    .traced(Origin(keys), [.verbatim(text)])
  }
}
