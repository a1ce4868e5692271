/// A project as it was in a revision of its git repository, in a temporary folder.
///
/// Nothing changes in the repository: the revision is read into an index of its own, and only the files that
/// the project reads are written.
struct Revision: Sendable {
  let location: ProjectLocation

  /// The commit, in full.
  let commit: String

  /// - Parameters:
  ///   - name: The name of the revision, as git understands it.
  ///   - session: The project as it is now.
  ///   - folder: An empty folder.
  init(_ name: String, of session: ProjectSession, in folder: String) throws {
    let git = try Git(
      around: session.location.folder, index: joined(folder, "index"), in: session.surroundings)
    let shown = printable(session.location.shown(session.location.folder))
    let root = try git.line("rev-parse", "--show-toplevel") { errors in
      let reason =
        errors.contains("safe.directory")
        ? "git does not trust the repository around '\(shown)', which belongs to another user; add "
          + "the exception that git names if you trust it, or compare"
        : errors.contains("not a git repository")
          ? "git finds no repository around '\(shown)'; compare"
          : "git cannot read the repository around '\(shown)'; compare"
      return "\(reason) with a copy of the project, as in '--from OLD-FOLDER'\n\(errors)"
    }
    let prefix = try git.line("rev-parse", "--show-prefix") { $0 }
    commit = try Self.commonCommit(of: Self.commit(named: name, in: git), named: name, in: git)

    let tree = joined(folder, "tree")
    let project = normalized(joined(tree, prefix))
    try session.files.makeFolders(project)
    location = ProjectLocation(folder: project, base: Self.base(of: session, tree, project))
    var checkout = try Checkout(
      git, commit: commit, called: name, root: root, to: tree, session.files)
    try checkout.write([prefix + ProjectLocation.fileName])
    guard try session.files.status(joined(project, ProjectLocation.fileName)) != nil else {
      throw RevisionError(
        "in '\(printable(name))' there is no '\(normalized(prefix + ProjectLocation.fileName))'; "
          + "compare with a revision in which the project exists, or with a copy, as in '--from "
          + "OLD-FOLDER'")
    }
    var reader = InputReader(location: location, files: session.files, jobs: 1)
    try checkout.write(try readProjectFile(&reader).inputPlaces.map { joined(prefix, $0) })
  }

  /// The commit with a name in any form that git knows.
  private static func commit(named name: String, in git: Git) throws -> String {
    // A name such as ':/text' cannot be followed by '^{commit}'.
    let object = try git.run(["rev-parse", "--verify", "--end-of-options", name])
    let identifier = String(object.output.trimmingNewlines)
    guard object.isSuccess, identifier.allSatisfy(\.isHexDigit) else {
      // A clone of a single branch needs both sides, because it does not track other branches.
      let message =
        "there is no revision '\(printable(name))'; fetch it first, as in 'git fetch origin "
        + "main:refs/remotes/origin/main' for 'origin/main', or name a branch, a tag or a commit of "
        + "this repository"
      let reason = object.errors.trimmingNewlines
      let isKnown = reason.isEmpty || reason.hasSuffix("Needed a single revision")
      throw RevisionError(isKnown ? message : "\(message)\n\(reason)")
    }
    return try git.line("rev-parse", "--verify", "--end-of-options", "\(identifier)^{commit}") {
      _ in
      "'\(printable(name))' is not a commit; name a branch, a tag or a commit of this repository"
    }
  }

  /// The commit at which the current branch left a revision: changes that the other branch got since then are
  /// not those of this one.
  private static func commonCommit(
    of tip: String, named name: String, in git: Git
  ) throws -> String {
    let meeting = try git.run(["merge-base", tip, "HEAD"])
    if meeting.isSuccess { return String(meeting.output.prefix { !$0.isNewline }) }
    let isShallow = try git.run(["rev-parse", "--is-shallow-repository"])
    throw RevisionError(
      isShallow.output.trimmingNewlines == "true"
        ? "the commit at which the current branch left '\(printable(name))' is not in this shallow "
          + "clone; fetch the whole history with 'git fetch --unshallow', or with 'fetch-depth: 0' "
          + "for actions/checkout"
        : "the current branch and '\(printable(name))' have no commit in common; name a revision in "
          + "the history of the current branch, or compare with a copy of the project, as in '--from "
          + "OLD-FOLDER'")
  }

  /// The folder that paths in messages are relative to, so that they are those of the work tree.
  private static func base(
    of session: ProjectSession, _ tree: String, _ project: String
  ) -> String {
    let base = normalized(
      joined(project, relative(session.location.base, to: session.location.folder)))
    return path(base, below: tree) == nil ? tree : base
  }
}
