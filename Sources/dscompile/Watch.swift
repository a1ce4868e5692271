import ArgumentParser
import CompilerDriver

struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Compile a project whenever one of its files is saved.",
    discussion: """
      Whenever files of the project change, reports which files were written and which problems are new or gone. \
      Continues after errors; while a spec has an error, the output folder is not changed. Control-C ends it.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var work: WorkOptions
  @OptionGroup var problems: ProblemOptions
  @OptionGroup var speech: SpeechOptions

  @Flag(
    help: """
      Examine all files twice a second, for network file systems, which do not report the changes of other machines.
      """)
  var poll = false

  func run() throws {
    try finish(
      watch(
        WatchRequest(folder: project.folder, problemLimit: problems.limit, polls: poll),
        in: Surroundings(jobs: work.jobs ?? processorCount()), console: speech.console))
  }
}
