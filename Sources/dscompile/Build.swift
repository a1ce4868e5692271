import ArgumentParser
import CompilerDriver

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Compile the specs of a project.",
    discussion: """
      Writes only files that change, and changes or removes only files that dscompile wrote. If a spec \
      has an error, or an emitted file was edited by hand, the output folder is not changed.
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders in projects, or their dscompile.yaml; the current folder by default.",
      valueName: "folders"),
    completion: .directory)
  var folders: [String] = []

  @Option(
    help: ArgumentHelp(
      "The output folder, instead of the one in the project file. For output into existing "
        + "targets: the folder that their paths are relative to.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(
    help: "Write nothing; name each stale file with the reason and exit with 1 if there is one.")
  var check = false

  @Option(
    help: ArgumentHelp(
      """
      With --check: the format of a report of problems and stale files: text, json, jsonl, github, \
      sarif, gitlab, junit or checkstyle; '=FILE' writes it to a file. Repeatable.
      """,
      valueName: "format[=file]"))
  var format: [ReportOption] = []

  @Flag(help: "Write nothing; name each file that would be created, updated or removed.")
  var dryRun = false

  @Flag(help: "Write nothing; show the changes as a unified diff. Can be combined with --check.")
  var diff = false

  @Flag(help: "Overwrite or remove emitted files even if they were edited by hand.")
  var force = false

  @Flag(help: "Write a file for each hand-written body ('body: swift') that is missing.")
  var writeStubs = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var problems: ProblemOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if output != nil, folders.count > 1 {
      throw ValidationError("--output names the folder of one project; compile them one by one.")
    }
    if !format.isEmpty {
      if !check || diff {
        throw ValidationError("--format needs --check, without --diff.")
      }
      if folders.count > 1 {
        throw ValidationError("--format reports one project; check them one by one.")
      }
    }
    if writeStubs, check || dryRun || diff {
      throw ValidationError("--write-stubs cannot be combined with --check, --dry-run and --diff.")
    }
  }

  func run() throws {
    let surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    let outcomes = (folders.isEmpty ? ["."] : folders).map { folder in
      build(request(folder), by: .components, in: surroundings, console: speech.console)
    }
    try finish(outcomes.max { $0.rawValue < $1.rawValue } ?? .fine)
  }

  private func request(_ folder: String) -> BuildRequest {
    BuildRequest(
      folder: folder, output: output, mode: check ? .check : dryRun || diff ? .preview : .write,
      reports: format.map(\.report), showsDiff: diff, isForced: force, writesStubs: writeStubs,
      problemLimit: problems.limit, commands: commands(folder))
  }
}

extension Build {
  /// The commands, if the argument may be a misspelled one instead of a folder.
  fileprivate func commands(_ folder: String) -> [String] {
    CommandLine.arguments.dropFirst().first == folder ? DSCompile.commandNames : []
  }
}
