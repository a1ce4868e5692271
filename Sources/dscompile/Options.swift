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

/// What `lint` and `check` look at, and how they report it.
struct FindingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Projects, specs, or folders of specs, to check; the whole project by default; '-' for standard "
        + "input.",
      valueName: "paths"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("With '-': the path of the file.", valueName: "path"))
  var stdinFilename: String?

  @Option(
    help: ArgumentHelp(
      """
      The format of the report: text, json, jsonl, github, sarif, gitlab, junit or checkstyle; '=FILE' \
      writes it to a file. Repeatable.
      """,
      valueName: "format[=file]"))
  var format: [ReportOption] = []

  @Flag(help: "Exit with 1 for warnings as well.")
  var strict = false

  func validate() throws {
    if paths.contains("-") {
      if paths.count > 1 {
        throw ValidationError("'-' means standard input and cannot be combined with other paths.")
      }
    } else if stdinFilename != nil {
      throw ValidationError("--stdin-filename needs '-', which means standard input.")
    }
  }

  /// Whether a text that is not saved is checked.
  var isUnsaved: Bool { paths == ["-"] }

  /// Checks that a report can mark findings as suppressed if it has them.
  func validate(reportsSuppressed: Bool) throws {
    if reportsSuppressed, !format.contains(where: { $0.report.format == .sarif }) {
      throw ValidationError(
        "--report-suppressed needs --format sarif, because only SARIF can mark findings as "
          + "suppressed.")
    }
  }

  /// - Parameters:
  ///   - includesSuppressed: Whether SARIF has suppressed findings, too.
  ///   - problemLimit: The largest number of problems in a text report.
  func request(
    includesSuppressed: Bool, problemLimit: Int?, fixing: LintRequest.Fixing? = nil,
    baseline: LintRequest.BaselineUse, compiler: CompilerUse? = nil
  ) -> LintRequest {
    LintRequest(
      paths: isUnsaved ? [] : paths, unsaved: isUnsaved ? .init(path: stdinFilename) : nil,
      reports: format.map(\.report), includesSuppressed: includesSuppressed, isStrict: strict,
      problemLimit: problemLimit, fixing: fixing, baseline: baseline, compiler: compiler)
  }
}

/// What the emitted files are compiled against.
struct ModuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The Apple SDK to compile against, such as iPhoneOS18.6.sdk; works without Xcode.",
      valueName: "folder"), completion: .directory)
  var sdk: String?

  @Option(
    help: ArgumentHelp(
      "A folder with modules that the project imports, compiled by the same compiler; repeatable.",
      valueName: "folder"), completion: .directory)
  var modulePath: [String] = []

  @Option(
    help: ArgumentHelp(
      "A module that the project imports and that is missing; an empty module takes its place. "
        + "Repeatable.",
      valueName: "module"))
  var stub: [String] = []
}
