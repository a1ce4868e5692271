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

  init(
    _ kind: ChangeKind, origin: String, module: String, _ message: String, at place: Place?,
    earlier: [Note] = [], remedies: [Remedy] = []
  ) {
    self.kind = kind
    self.origin = origin
    self.module = module
    self.message = message
    self.place = place
    self.earlier = earlier
    self.remedies = remedies
  }
}
