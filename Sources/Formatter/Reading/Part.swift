import YAMLSyntax

/// An entry of a mapping or an item of a list, with the comments that are about it.
struct Part {
  /// What stands above it, from top to bottom.
  var above: [Line] = []

  /// The key; nil for an item of a list.
  var key: String?
  var value: Value

  /// The comment at the end of its line, with its `#`.
  var comment: String?

  /// A line without a value.
  enum Line: Equatable {
    case blank
    case comment(String)
  }
}

/// What stands under a key, or in a list.
enum Value {
  case absent
  case scalar(WrittenScalar)
  case block(BlockScalar)
  case collection(Collection)
}

/// A scalar that begins on the line of its key.
struct WrittenScalar {
  let scalar: Scalar
  let use: ScalarUse

  /// Whether it goes over several lines.
  let isWrapped: Bool
}

/// A scalar that begins with `|` or `>`.
struct BlockScalar {
  /// The sign, and the one for what becomes of the line breaks at its end.
  let header: String

  /// Whether its first line could be taken to be indented less than it is.
  let startsIndented: Bool

  /// Its lines without their indentation.
  let lines: [String]

  /// Whether empty lines at its end belong to it.
  let keepsBreaks: Bool
  var comment: String?
}

/// A mapping or a list.
struct Collection {
  let isMapping: Bool

  /// Whether it stands in brackets.
  let isFlow: Bool
  let parts: [Part]

  /// What stands below the last part.
  var below: [Part.Line] = []
}

/// A whole file.
struct Tree {
  /// The comments before a line of three dashes; nil if there is no such line.
  let prologue: [Part.Line]?

  /// The comments at the top that are about the whole file.
  let header: [Part.Line]
  let root: Collection
}
