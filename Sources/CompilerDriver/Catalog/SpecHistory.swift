import CatalogSite

/// The commits that changed each spec, newest first.
///
/// - Parameter specs: Paths below the project's folder.
/// - Returns: By these paths; nothing if the project is not in a git repository with its whole history.
func specHistory(of specs: [String], in session: ProjectSession) -> [String: [CatalogCommit]] {
  let index = joined(temporaryFolder(), "dscompile-\(processNumber())-index")
  let folders = Set(specs.map { parentFolder(of: $0) ?? "." }).sorted()
  guard
    let git = try? Git(around: session.location.folder, index: index, in: session.surroundings),
    let prefix = try? git.line("rev-parse", "--show-prefix", orFail: { $0 }),
    // The first commit of a shallow clone seems to add all files.
    let isShallow = try? git.line("rev-parse", "--is-shallow-repository", orFail: { $0 }),
    isShallow == "false",
    let log = try? git.output(
      [
        "--literal-pathspecs", "-c", "log.showSignature=false", "log", "-z", "--no-color",
        "--no-notes", "--no-ext-diff", "--encoding=UTF-8", "--max-count=\(mostCommits)",
        "--name-status", "--find-renames", "--format=\u{1}%H\u{2}%as\u{2}%s", "--",
      ] + folders, { $0 })
  else { return [:] }
  return history(
    in: log,
    of: Dictionary(specs.map { (normalized(joined(prefix, $0)), $0) }) { first, _ in first })
}

/// The number of commits that are looked through, and those that are shown of a spec.
private let (mostCommits, mostShown) = (5000, 50)

/// Reads the commits, each with the files that it changed.
///
/// - Parameter specs: Paths below the project's folder, by those that git has.
func history(in log: String, of specs: [String: String]) -> [String: [CatalogCommit]] {
  var history: [String: [CatalogCommit]] = [:]
  // Before a file was renamed, it is found by its old path.
  var specs = specs
  var commit: CatalogCommit?
  var rest = log.split(separator: "\0", omittingEmptySubsequences: false)[...]
  while let token = rest.popFirst() {
    if token.hasPrefix("\u{1}") {
      let fields = token.dropFirst().split(
        separator: "\u{2}", maxSplits: 2, omittingEmptySubsequences: false)
      commit =
        fields.count == 3
        ? CatalogCommit(
          date: String(fields[1]), subject: String(fields[2]), hash: String(fields[0].prefix(8)))
        : nil
      continue
    }
    let status = token.drop { $0 == "\n" }
    guard !status.isEmpty, var path = rest.popFirst().map(String.init) else { continue }
    var earlier: String?
    if status.hasPrefix("R") || status.hasPrefix("C") {
      earlier = path
      path = rest.popFirst().map(String.init) ?? ""
    }
    guard let spec = specs[path], let commit else { continue }
    if history[spec, default: []].count < mostShown { history[spec, default: []].append(commit) }
    // What was there before it was added is another file.
    if status.hasPrefix("R") || status.hasPrefix("A") { specs[path] = nil }
    if status.hasPrefix("R"), let earlier, specs[earlier] == nil { specs[earlier] = spec }
  }
  return history
}

extension CatalogContents {
  /// Adds the commits that changed specs, by the paths of these.
  mutating func add(_ history: [String: [CatalogCommit]]) {
    for index in components.indices {
      components[index].history = history[components[index].specPath] ?? []
    }
  }
}
