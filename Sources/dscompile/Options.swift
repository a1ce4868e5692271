import ArgumentParser
import CompilerDriver

// Options that several commands have.

/// The project that a command is for.
struct ProjectOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A folder in the project, or its dscompile.yaml.", valueName: "folder"),
    completion: .directory)
  var folder = "."
}

/// The maximum number of reported problems.
struct ProblemOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The maximum number of problems to report; 0 for all. By default, text shows "
        + "\(shownProblems), and reports for programs contain all.", valueName: "count"))
  var maxProblems: Int?

  /// Nil if not set.
  var limit: Int? { maxProblems.map { $0 == 0 ? .max : $0 } }

  func validate() throws {
    if let maxProblems, maxProblems < 0 {
      throw ValidationError("--max-problems takes a number from 0, not \(maxProblems).")
    }
  }
}

/// Options for how work is done.
struct WorkOptions: ParsableArguments {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp(
      "The maximum number of processors; all by default.", valueName: "count"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1, not \(jobs).") }
  }
}

/// Options for how much is printed.
struct SpeechOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print only problems.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Name each file that is written or removed.")
  var verbose = false

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be combined.") }
  }

  var console: Console {
    .standard(quiet ? .quiet : verbose ? .verbose : .normal, color: colors.color)
  }
}

/// Options for how text looks.
struct ColorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When text is colored: auto, always or never. By default, on terminals, unless NO_COLOR, "
        + "FORCE_COLOR, CLICOLOR_FORCE or CLICOLOR is set.", valueName: "when"))
  var color = ColorChoice.auto

  var console: Console { .standard(.normal, color: color) }
}

extension ColorChoice: ExpressibleByArgument {}
