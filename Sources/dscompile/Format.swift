import ArgumentParser
import CompilerDriver

struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write specs in one canonical form.",
    discussion: """
      Orders keys as in the reference, writes mappings and lists that fit into 100 columns in brackets, \
      and quotes values where other YAML parsers need it. Keeps comments, empty lines between entries \
      and the text of blocks, and never changes the meaning of a spec. A file with errors is not changed.
      """)

  @Argument(
    help: ArgumentHelp(
      "Specs, or folders of specs; the whole project by default; '-' for standard input.",
      valueName: "paths"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "With '-': the path of the file, for messages.", valueName: "path"))
  var stdinFilename: String?

  @Flag(help: "Write nothing; name the files that would change and exit with 1 if there is one.")
  var check = false

  @Flag(help: "Write nothing; show the changes as a unified diff. Can be combined with --check.")
  var diff = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if stdinFilename != nil, paths != ["-"] {
      throw ValidationError("--stdin-filename needs '-', which means standard input.")
    }
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("'-' means standard input and cannot be combined with other paths.")
    }
  }

  func run() throws {
    let request = FormatRequest(
      paths: paths, inputName: stdinFilename, mode: check ? .check : diff ? .preview : .write,
      showsDiff: diff)
    try finish(
      format(
        request, in: Surroundings(jobs: work.jobs ?? processorCount()), console: speech.console))
  }
}
