/// What is remembered of a run of any command: the files that it looked at and wrote, how it ended,
/// and what it said, which stands until somebody changes one of the files.
struct RememberedRun: Hashable, Sendable {
  var files: [SeenFile]
  var outcome: Outcome

  /// What it said, worded for each audience; none if there was nothing to say to anybody.
  var replies: [Reply]

  struct Reply: Hashable, Sendable {
    let audience: ContentHash

    /// What it said as its result.
    var output = ""

    /// What it said of that.
    var errors = ""

    func tell(_ console: Console) {
      if !output.isEmpty { console.output(output) }
      if !errors.isEmpty { console.errors(errors) }
    }
  }

  /// What a reply depends on besides the files.
  struct Audience: Sendable {
    /// How many problems are told at most; nil for all.
    let limit: Int?

    /// The folder that paths are shown from.
    let base: String
    let style: TextStyle

    var hash: ContentHash {
      ContentHash(of: Array("\(limit.map(String.init) ?? "-") \(style) \(base)".utf8))
    }
  }

  /// What was said to an audience; nil if it would have been told in other words.
  func reply(to audience: Audience) -> Reply? {
    let hash = audience.hash
    return replies.isEmpty ? Reply(audience: hash) : replies.first { $0.audience == hash }
  }
}
