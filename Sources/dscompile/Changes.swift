import ArgumentParser
import CompilerDriver

struct Changes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "List the public declarations that changed since an earlier version.",
    discussion: """
      Compiles both versions of the project in memory and compares what their modules declare for clients. \
      Exits with 1 if a change can break code that uses the library: a declaration was removed or has \
      another signature, a public protocol has a new requirement, an enum a new case, or a platform needs a \
      later version. Nothing is written.

      With --since, the earlier version is the commit at which the current branch left a revision, \
      such as origin/main; for a tag or an earlier commit of the branch, it is that commit.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "A revision of the project's git repository, such as origin/main.", valueName: "revision"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "The folder of another copy of the project, instead of a revision.", valueName: "folder"),
    completion: .directory)
  var from: String?

  @Option(help: "The format of the list: text or json.")
  var format = ChangesRequest.Format.text

  @OptionGroup var work: WorkOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if (since == nil) == (from == nil) {
      throw ValidationError("Name the earlier version with either --since or --from.")
    }
  }

  func run() throws {
    guard let earlier = since.map(ChangesRequest.Earlier.revision) ?? from.map({ .folder($0) })
    else { return }
    try finish(
      changes(
        ChangesRequest(folder: project.folder, earlier: earlier, format: format),
        in: Surroundings(jobs: work.jobs ?? processorCount()), console: colors.console))
  }
}

extension ChangesRequest.Format: ExpressibleByArgument {}
