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
    let git = Git(folder: session.location.folder, index: joined(folder, "index"))
    let root = try git.line("rev-parse", "--show-toplevel") { errors in
      "git finds no repository around '\(session.location.shown(session.location.folder))'; compare "
        + "with a copy of the project, as in '--from OLD-FOLDER'\n\(errors)"
    }
    let prefix = try git.line("rev-parse", "--show-prefix") { $0 }
    let tip = try git.line("rev-parse", "--verify", "--end-of-options", "\(name)^{commit}") { _ in
      // A clone of a single branch needs both sides, because it does not track other branches.
      "there is no revision '\(printable(name))'; fetch it first, as in 'git fetch origin "
        + "main:refs/remotes/origin/main' for 'origin/main', or name a branch, a tag or a commit of "
        + "this repository"
    }
    commit = try Self.commonCommit(of: tip, named: name, in: git)

    let tree = joined(folder, "tree")
    let project = normalized(joined(tree, prefix))
    try session.files.makeFolders(project)
    location = ProjectLocation(folder: project, base: Self.base(of: session, tree, project))
    let checkout = Checkout(git: git, root: root, commit: commit, prefix: prefix, tree: tree)
    _ = try git.output("read-tree", commit) { $0 }
    try checkout.write([ProjectLocation.fileName])
    guard try session.files.status(joined(project, ProjectLocation.fileName)) != nil else {
      throw RevisionError(
        "in '\(printable(name))' there is no '\(normalized(prefix + ProjectLocation.fileName))'; "
          + "compare with a revision in which the project exists, or with a copy, as in '--from "
          + "OLD-FOLDER'")
    }
    var reader = InputReader(location: location, files: session.files, jobs: 1)
    try checkout.write(try readProjectFile(&reader).inputPlaces)
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

/// Writes files of a commit to a folder.
private struct Checkout {
  let git: Git

  /// The folder of the repository.
  let root: String
  let commit: String

  /// The project's folder in the repository, with a slash at its end; empty for the repository's folder.
  let prefix: String

  /// The folder to which files are written.
  let tree: String

  /// Writes the inputs of a project at and below some places; places that do not exist are left out.
  ///
  /// - Parameter places: Relative to the project's folder.
  func write(_ places: [String]) throws {
    let paths = places.map { normalized(prefix + $0) }
      .filter { !$0.hasPrefix("/") && $0 != ".." && !$0.hasPrefix("../") }
    if paths.isEmpty { return }
    let isEverything = paths.contains(".")
    let names = try git.output(
      ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit, "--"]
        + (isEverything ? [] : paths)
    ) { $0 }
    // Other files of these folders, such as images, are no inputs.
    let inputs = names.split(separator: "\0").filter { name in
      inputTypes.contains { name.hasSuffix(".\($0)") } || paths.contains(String(name))
    }
    if inputs.isEmpty { return }
    _ = try git.output(
      ["-C", root, "checkout-index", "-q", "-f", "-z", "--stdin", "--prefix=\(tree)/"],
      input: inputs.joined(separator: "\0") + "\0"
    ) { $0 }
  }
}

/// The extensions of the files that a project reads.
private let inputTypes = tokenFileTypes.union(["yaml", "yml", "swift", "template"])

/// The git of this machine, for one repository.
private struct Git {
  /// A folder in the repository.
  let folder: String

  /// The index to use instead of the repository's.
  let index: String

  func run(_ arguments: [String], input: String = "") throws -> SeparateOutput {
    // git sets these variables for hooks.
    let environment: [String: String?] = [
      "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_PREFIX": nil, "GIT_INDEX_FILE": index,
    ]
    do {
      return try CompilerDriver.run(
        ["git", "-C", folder, "-c", "core.sparseCheckout=false"] + arguments,
        changing: environment, input: input)
    } catch {
      throw RevisionError(
        "an earlier revision is read with 'git', which cannot be run; put it on the PATH, or "
          + "compare with a copy of the project, as in '--from OLD-FOLDER'")
    }
  }

  /// The output of a command that has to succeed.
  ///
  /// - Parameter message: Creates the message for its failure from what git reports.
  func output(
    _ arguments: [String], input: String = "", _ message: (String) -> String
  ) throws -> String {
    let result = try run(arguments, input: input)
    if result.isSuccess { return result.output }
    throw RevisionError(message(String(result.errors.trimmingNewlines)))
  }

  func output(_ arguments: String..., orFail message: (String) -> String) throws -> String {
    try output(arguments, message)
  }

  /// Same, without the line feed at its end.
  func line(_ arguments: String..., orFail message: (String) -> String) throws -> String {
    String(try output(arguments, message).trimmingNewlines)
  }
}

extension String {
  fileprivate var trimmingNewlines: Substring {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}

/// Why a revision cannot be read, and the remedy.
struct RevisionError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
