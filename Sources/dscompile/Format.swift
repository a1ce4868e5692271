import ArgumentParser
import CompilerDriver

struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write specs in one canonical form.",
    discussion: """
      Keys come in the order of the reference, what fits in a line of 100 columns stays in brackets, \
      and quotes stand where other readers of YAML need them. Comments, empty lines between entries \
      and the text of blocks stay. What a spec says never changes; a file with errors is left as it is.
      """)

  @Argument(
    help: ArgumentHelp(
      "Specs, or folders of specs; the whole project by default; '-' for standard input.",
      valueName: "paths"))
  var paths: [String] = []

  @Flag(help: "Write nothing; name the files that would change and exit with 1 if there is one.")
  var check = false

  @Flag(help: "Write nothing; show what would change as a unified diff. Goes with --check, too.")
  var diff = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("'-' stands for standard input and goes with no other path.")
    }
  }

  func run() throws {
    let request = FormatRequest(
      paths: paths, mode: check ? .check : diff ? .preview : .write, showsDiff: diff)
    try finish(
      format(
        request, in: Surroundings(jobs: work.jobs ?? processorCount()), console: speech.console))
  }
}
