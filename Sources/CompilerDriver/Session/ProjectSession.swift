/// What a command works with: the project that it is about, the reader of its inputs, and what is
/// remembered of earlier runs. Every command that is about a project opens one.
struct ProjectSession: Sendable {
  let location: ProjectLocation
  let surroundings: Surroundings

  /// Reads what the project is compiled from, and notes all that it looked at.
  var inputs: InputReader

  var files: FileSystem { surroundings.files }

  /// - Parameter location: Of a project that may be yet to come.
  init(_ location: ProjectLocation, in surroundings: Surroundings) {
    self.location = location
    self.surroundings = surroundings
    inputs = InputReader(
      location: location, files: surroundings.files, jobs: surroundings.jobs)
  }

  /// Opens the project that a path is in, or says that there is none.
  ///
  /// - Parameters:
  ///   - path: A folder, a file or the project file, from the folder that the command runs in.
  ///   - name: How messages call the path; nil for the path itself.
  /// - Returns: Nil if there is no project, which is told.
  static func open(
    around path: String, called name: String? = nil, in surroundings: Surroundings,
    _ console: Console
  ) throws(FileError) -> Self? {
    if let session = try find(around: path, in: surroundings) { return session }
    console.fail(
      "there is no \(ProjectLocation.fileName) in '\(printable(name ?? path))' or a parent "
        + "folder; name the project's folder, run in it, or start a project with 'dscompile init'")
    return nil
  }

  /// Opens the project that a path is in, if it is in one.
  static func find(
    around path: String, in surroundings: Surroundings
  ) throws(FileError) -> Self? {
    try surroundings.files.project(around: path, from: surroundings.base)
      .map { Self($0, in: surroundings) }
  }

  /// Forgets what was read, because files have changed since.
  mutating func readAnew() { self = Self(location, in: surroundings) }

  /// What runs of one request remember; nil if there is no folder for it.
  ///
  /// - Parameter request: What differs between requests that are remembered side by side.
  func store(of request: [String]) -> RunStore? {
    surroundings.cacheFolder.map { folder in
      RunStore(
        folder: folder, key: request,
        compiler: "dscompile \(surroundings.version) \(programIdentity(files))", files: files)
    }
  }

  /// For whom a run words what it says.
  ///
  /// - Parameter limit: How many problems are told at most; nil for all.
  func audience(limit: Int?, style: TextStyle) -> RememberedRun.Audience {
    RememberedRun.Audience(limit: limit, base: surroundings.base, style: style)
  }
}
