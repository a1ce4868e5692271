/// What a command works with: its project, the reader of the project's inputs, and the remembered runs. Every
/// command that takes a project opens a session.
struct ProjectSession: Sendable {
  let location: ProjectLocation
  let surroundings: Surroundings

  /// Reads the inputs of the project, and records everything it examined.
  var inputs: InputReader

  var files: FileSystem { surroundings.files }

  /// - Parameter location: The location of a project, which need not exist yet.
  init(_ location: ProjectLocation, in surroundings: Surroundings) {
    self.location = location
    self.surroundings = surroundings
    inputs = InputReader(
      location: location, files: surroundings.files, jobs: surroundings.jobs)
  }

  /// Opens the project that contains a path, or reports that there is none.
  ///
  /// - Parameters:
  ///   - path: A folder, a file or the project file, relative to the folder in which the command runs.
  ///   - name: The path's name in messages; nil for the path itself.
  /// - Returns: Nil if there is no project, which is reported.
  static func open(
    around path: String, called name: String? = nil, in surroundings: Surroundings,
    _ console: Console
  ) throws(FileError) -> Self? {
    if let session = try find(around: path, in: surroundings) { return session }
    console.fail(
      "there is no \(ProjectLocation.fileName) in '\(printable(name ?? path))' or a parent folder; "
        + "name the project's folder, run the command in it, or start a project with 'dscompile "
        + "init'")
    return nil
  }

  /// Opens the project that contains a path; it is an error if nothing exists there, even if a parent folder
  /// has a project.
  ///
  /// - Returns: Nil if there is no project, which is reported.
  static func open(
    aroundExisting path: String, in surroundings: Surroundings, _ console: Console
  ) throws(FileError) -> Self? {
    let absolute = normalized(joined(surroundings.base, path))
    if try surroundings.files.status(absolute) == nil { throw .missing(absolute) }
    return try open(around: path, in: surroundings, console)
  }

  /// Opens the project that contains a path, if there is one.
  static func find(
    around path: String, in surroundings: Surroundings
  ) throws(FileError) -> Self? {
    try surroundings.files.project(around: path, from: surroundings.base)
      .map { Self($0, in: surroundings) }
  }

  /// Reads a text instead of a file.
  ///
  /// - Parameter path: An absolute path.
  mutating func read(_ text: [UInt8], insteadOf path: String) {
    inputs = InputReader(
      location: location, files: files, jobs: surroundings.jobs,
      unsaved: .init(path: path, text: text))
  }

  /// Forgets what was read, because files have changed.
  mutating func readAnew() { self = Self(location, in: surroundings) }

  /// The remembered runs of one request; nil if there is no cache folder.
  ///
  /// - Parameter request: Distinguishes requests that are remembered separately.
  func store(of request: [String]) -> RunStore? {
    surroundings.cacheFolder.map { folder in
      RunStore(
        folder: folder, key: request, project: location.folder,
        compiler: "dscompile \(surroundings.version) \(programIdentity(files))",
        limits: surroundings.cacheLimits, files: files)
    }
  }

  /// The audience for which a run formats its output.
  ///
  /// - Parameter limit: The maximum number of reported problems; nil for all.
  func audience(limit: Int?, style: TextStyle) -> RememberedRun.Audience {
    RememberedRun.Audience(limit: limit, base: surroundings.base, style: style)
  }
}
