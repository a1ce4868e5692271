/// A place where a line can be broken, or that affects how it is broken.
struct BreakPoint: Sendable {
  enum Kind: UInt8, Sendable {
    /// The space before `=`, `??` or `==`.
    case assignment, coalescing, equality

    /// The space before the `?` and the one before the `:` of `condition ? a : b`.
    case question, alternative

    /// The colon after a label or name.
    case colon

    /// The space before the brace of a non-empty closure.
    case brace

    /// A parenthesis, which counts as inside itself.
    case open, close
    case comma

    /// The dot before a member; the dot before a called member.
    case dot, callDot

    /// Any other space.
    case blank

    /// Something that prevents a line from being broken, because it cannot be analyzed.
    case unbreakable
  }

  let kind: Kind

  /// In UTF-8 code units.
  let offset: Int

  /// The number of enclosing brackets.
  let depth: Int

  init(_ kind: Kind, at offset: Int, depth: Int) {
    self.kind = kind
    self.offset = offset
    self.depth = depth
  }
}
