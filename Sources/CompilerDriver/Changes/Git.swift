/// The git of this machine, for one repository.
struct Git {
  /// A folder in the repository.
  let folder: String

  /// The index to use instead of the repository's.
  let index: String

  /// The changes to the variables of this process.
  private let environment: [String: String?]

  /// The repository around a folder.
  ///
  /// git sets variables for hooks that describe another repository than the one around the folder: none of those
  /// that describe a repository is passed on. Only if `GIT_DIR` and `GIT_WORK_TREE` are both set, and the folder is
  /// in that work tree, they describe its repository.
  init(around folder: String, index: String, in surroundings: Surroundings) throws {
    let variables = try Self.repositoryVariables(index: index)
    var environment: [String: String?] = [:]
    for name in variables { environment[name] = .some(nil) }
    if let described = try Self.describedRepository(of: folder, variables, in: surroundings) {
      environment.merge(described.mapValues(Optional.some)) { $1 }
    }
    self.init(folder: folder, index: index, environment: environment)
  }

  private init(folder: String, index: String, environment: [String: String?]) {
    self.folder = folder
    self.index = index
    // The reasons for failures are compared, and git translates them.
    self.environment = environment.merging(["GIT_INDEX_FILE": index, "LC_ALL": "C"]) { $1 }
  }

  /// The same git, for a submodule.
  func submodule(at folder: String, index: String) -> Git {
    var environment = environment
    for name in environment.keys where name != "LC_ALL" { environment[name] = .some(nil) }
    return Git(folder: folder, index: index, environment: environment)
  }

  /// The variables that describe a repository, apart from settings, which git passes on to submodules, too.
  private static func repositoryVariables(index: String) throws -> [String] {
    let names = try Git(folder: ".", index: index, environment: [:])
      .output("rev-parse", "--local-env-vars") { $0 }
    return names.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("GIT_CONFIG") }
  }

  /// The variables that describe the repository of a folder; nil if they are not set, or describe another one.
  private static func describedRepository(
    of folder: String, _ variables: [String], in surroundings: Surroundings
  ) throws(FileError) -> [String: String]? {
    guard environmentVariable("GIT_DIR") != nil,
      let workTree = environmentVariable("GIT_WORK_TREE").map({ joined(surroundings.base, $0) }),
      try surroundings.files.status(workTree)?.kind == .folder,
      path(
        try surroundings.files.resolved(folder), below: try surroundings.files.resolved(workTree))
        != nil
    else { return nil }
    let described = variables.compactMap { name in
      environmentVariable(name).map { value in
        // git runs in another folder than this process.
        (name, pathVariables.contains(name) ? normalized(joined(surroundings.base, value)) : value)
      }
    }
    return Dictionary(described) { $1 }.filter { $0.key != "GIT_PREFIX" }
  }

  /// The variables that are paths.
  private static let pathVariables: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_GRAFT_FILE",
    "GIT_SHALLOW_FILE",
  ]

  func run(_ arguments: [String], input: String = "") throws -> SeparateOutput {
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
  var trimmingNewlines: Substring {
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
