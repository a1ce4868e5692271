/// A place in a line at which it can be broken, or that says how.
struct BreakPoint: Sendable {
  enum Kind: UInt8, Sendable {
    /// The blank before `=`, `??` or `==`.
    case assignment, coalescing, equality

    /// The colon behind a label or name.
    case colon

    /// The blank before the brace of a closure with something in it.
    case brace

    /// A parenthesis, which is in itself.
    case open, close
    case comma

    /// The dot before a member; before one that is called.
    case dot, callDot

    /// A blank for any other reason.
    case blank

    /// Something that a line which is not understood holds.
    case unbreakable
  }

  let kind: Kind

  /// In UTF-8 code units.
  let offset: Int

  /// How many brackets it is in.
  let depth: Int

  init(_ kind: Kind, at offset: Int, depth: Int) {
    self.kind = kind
    self.offset = offset
    self.depth = depth
  }
}
