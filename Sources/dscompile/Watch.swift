import ArgumentParser
import CompilerDriver

struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Compile a project whenever one of its files is saved.",
    discussion: """
      Says what was written and which problems are new or gone, each time that files of the project change, and goes \
      on through errors. With an error in any spec, the output folder stays as it is. Control-C ends it.
      """)

  @Argument(
    help: ArgumentHelp("A folder in the project, or its dscompile.yaml.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  @OptionGroup var work: WorkOptions
  @OptionGroup var problems: ProblemOptions
  @OptionGroup var speech: SpeechOptions

  func run() throws {
    try finish(
      watch(
        WatchRequest(folder: folder, problemLimit: problems.limit),
        in: Surroundings(jobs: work.jobs ?? processorCount()), console: speech.console))
  }
}
