/// What is remembered of a run of any command: the files that it read and wrote, its outcome, and its output.
/// It is valid until one of the files changes.
struct RememberedRun: Hashable, Sendable {
  /// The inputs come before the outputs.
  var files: [SeenFile]

  /// The number of inputs.
  var inputCount: Int
  var outcome: Outcome

  /// The output, formatted for each audience; empty if there was none.
  var replies: [Reply]

  /// The stored form of a ``CompilationRecord``; empty if there is none.
  var compilation: ArraySlice<UInt8> = []

  /// The stored form of an ``EmissionRecord``; empty if there is none.
  var emission: ArraySlice<UInt8> = []

  init(
    inputs: [SeenFile], outputs: [SeenFile] = [], outcome: Outcome, replies: [Reply] = [],
    compilation: ArraySlice<UInt8> = [], emission: ArraySlice<UInt8> = []
  ) {
    files = inputs + outputs
    inputCount = inputs.count
    self.outcome = outcome
    self.replies = replies
    self.compilation = compilation
    self.emission = emission
  }

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

  /// The folders that the run wrote to: absolute paths.
  var outputFolders: [String] {
    files[inputCount...].compactMap { file in
      file.path.hasSuffix("/" + Manifest.name) ? parentFolder(of: file.path) : nil
    }
  }

  /// The output for an audience; nil if it would be formatted differently.
  func reply(to audience: Audience) -> Reply? {
    let hash = audience.hash
    return replies.isEmpty ? Reply(audience: hash) : replies.first { $0.audience == hash }
  }

  /// Updates the files that have been examined again.
  mutating func update(_ current: [SeenFile]) {
    let current = Dictionary(current.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    for index in files.indices {
      if let file = current[files[index].path] { files[index] = file }
    }
  }

  /// The record of the compilation; nil if there is none.
  func compilation(in location: ProjectLocation) -> CompilationRecord? {
    compilation.isEmpty ? nil : CompilationRecord(compilation, location)
  }
}
