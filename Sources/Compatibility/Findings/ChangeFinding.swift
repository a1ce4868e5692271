import Diagnostics

/// What a change means to those who use a library.
package struct ChangeFinding: Sendable {
  package let kind: ChangeKind

  /// The path of the spec, below the project's folder.
  package let origin: String

  /// The name of the module whose clients notice it.
  package let module: String

  /// In one line, without a full stop.
  package let message: String

  /// The place in the new version's spec; nil if the spec is gone, or if it is about the library as a whole.
  package let place: Place?

  /// Places in the earlier version, with what was there.
  package let earlier: [Note]

  /// How calls can keep compiling.
  package let remedies: [Remedy]

  /// What callers do about it.
  package let edit: Edit?

  /// What callers do about a change.
  package enum Edit: Sendable {
    /// They write another call.
    case call(old: String, new: String)

    /// Anything else, in a sentence without a full stop.
    case sentence(String)
  }

  init(
    _ kind: ChangeKind, origin: String, module: String, _ message: String, at place: Place?,
    earlier: [Note] = [], remedies: [Remedy] = [], edit: Edit? = nil
  ) {
    self.kind = kind
    self.origin = origin
    self.module = module
    self.message = message
    self.place = place
    self.earlier = earlier
    self.remedies = remedies
    self.edit = edit
  }
}

extension ChangeFinding.Edit {
  /// Without a full stop.
  package var text: String {
    switch self {
    case .call(let old, let new): "write '\(new)' for '\(old)'"
    case .sentence(let text): text
    }
  }
}
