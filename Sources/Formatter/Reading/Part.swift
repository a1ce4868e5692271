import YAMLSyntax

/// An entry of a mapping or an item of a list, with its comments.
struct Part {
  /// The lines above it, from top to bottom.
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

/// The value of a key or a list item.
enum Value {
  case absent
  case scalar(WrittenScalar)
  case block(BlockScalar)
  case collection(Collection)

  /// Entries or items that are left as they are written.
  case verbatim(VerbatimLines)
}

/// The lines from `# dscompile:format off` to `# dscompile:format on`, or to the end of the mapping or list.
struct VerbatimLines {
  let lines: [String]

  /// The indentation of the mapping or list that they are written in.
  let column: Int

  /// Whether they reach to the end of the mapping or list.
  let isOpen: Bool

  /// Whether an empty line below them would become part of a scalar.
  let keepsBreaks: Bool
}

/// A scalar that begins on the line of its key.
struct WrittenScalar {
  let scalar: Scalar
  let use: ScalarUse

  /// Whether it spans several lines.
  let isWrapped: Bool
}

/// A scalar that begins with `|` or `>`.
struct BlockScalar {
  /// The indicator, followed by the chomping indicator.
  let header: String

  /// Whether it begins with white space, so that the indentation has to be given.
  let startsIndented: Bool

  /// Its lines without their indentation.
  let lines: [String]

  /// Whether empty lines at its end are part of it.
  let keepsBreaks: Bool
  var comment: String?
}

/// A mapping or a list.
struct Collection {
  let isMapping: Bool

  /// Whether it is written in brackets.
  let isFlow: Bool
  let parts: [Part]

  /// The lines below the last part.
  var below: [Part.Line] = []
}

/// A whole file.
struct Tree {
  /// The comments before a `---` line; nil if there is no such line.
  let prologue: [Part.Line]?

  /// The comments at the top that belong to the whole file.
  let header: [Part.Line]
  let root: Collection

  /// Whether the last line has no line break.
  let endsVerbatim: Bool
}
