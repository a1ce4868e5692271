import ArgumentParser
import CompilerDriver

struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Compile a project whenever one of its files is saved.",
    discussion: """
      Whenever files of the project change, reports which files were written and which problems are new or gone, \
      and a moment later what the Swift compiler finds. \
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

  @Flag(
    help: """
      Do not run the Swift compiler. By default it examines what was saved, after the report; 'dscompile check' does the \
      same once.
      """)
  var noCompiler = false

  func run() throws {
    try finish(
      watch(
        WatchRequest(
          folder: project.folder, problemLimit: problems.limit, polls: poll,
          usesCompiler: !noCompiler),
        in: Surroundings(jobs: work.jobs ?? processorCount()), console: speech.console))
  }
}
