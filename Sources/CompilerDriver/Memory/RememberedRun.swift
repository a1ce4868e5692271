/// What is remembered of a run of any command: the files that it read and wrote, its outcome, and its output.
/// It is valid until one of the files changes.
struct RememberedRun: Hashable, Sendable {
  var files: [SeenFile]
  var outcome: Outcome

  /// The output, formatted for each audience; empty if there was none.
  var replies: [Reply]

  /// The stored form of a ``CompilationRecord``; empty if there is none.
  var compilation: ArraySlice<UInt8> = []

  struct Reply: Hashable, Sendable {
    let audience: ContentHash

    /// The text for standard output.
    var output = ""

    /// The text for standard error.
    var errors = ""

    func print(to console: Console) {
      if !output.isEmpty { console.output(output) }
      if !errors.isEmpty { console.errors(errors) }
    }
  }

  /// What the format of a reply depends on besides the files.
  struct Audience: Sendable {
    /// The maximum number of reported problems; nil for all.
    let limit: Int?

    /// The folder that shown paths are relative to.
    let base: String
    let style: TextStyle

    var hash: ContentHash {
      ContentHash(of: Array("\(limit.map(String.init) ?? "-") \(style) \(base)".utf8))
    }
  }

  /// The output for an audience; nil if it would be formatted differently.
  func reply(to audience: Audience) -> Reply? {
    let hash = audience.hash
    return replies.isEmpty ? Reply(audience: hash) : replies.first { $0.audience == hash }
  }

  /// The record of the compilation; nil if there is none.
  func compilation(in location: ProjectLocation) -> CompilationRecord? {
    compilation.isEmpty ? nil : CompilationRecord(compilation, location)
  }
}
