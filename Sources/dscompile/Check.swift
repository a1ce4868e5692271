import ArgumentParser
import CompilerDriver
import Specification

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what 'lint' reports, and the Swift compiler's errors and warnings.",
    discussion: """
      Compiles the emitted files in memory for one platform, in the newest language mode, and reports the \
      compiler's messages at their places in the specs, in one list with the findings of 'lint'. Nothing \
      is written. Only files that an edit affects are compiled again. Without a Swift compiler, it \
      reports what 'lint' reports.

      '-' checks standard input, the text of an editor that is not saved yet, as 'lint' does.
      """)

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

  @Option(
    help: ArgumentHelp(
      "The platform of the project to compile for; its first by default.", valueName: "platform"))
  var platform: Platform?

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

  @Option(
    help: ArgumentHelp(
      "The file of recorded findings, which are not reported; by default "
        + ".dscompile-baseline.yaml, if it exists.",
      valueName: "file"))
  var baseline: String?

  @Flag(
    help: """
      Include suppressed findings and findings of the baseline in SARIF, marked as suppressed. GitHub \
      ignores the mark.
      """)
  var reportSuppressed = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var problems: ProblemOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if paths.contains("-") {
      if paths.count > 1 {
        throw ValidationError("'-' means standard input and cannot be combined with other paths.")
      }
    } else if stdinFilename != nil {
      throw ValidationError("--stdin-filename needs '-', which means standard input.")
    }
    if reportSuppressed, !format.contains(where: { $0.report.format == .sarif }) {
      throw ValidationError(
        "--report-suppressed needs --format sarif, because only SARIF can mark findings as "
          + "suppressed.")
    }
  }

  func run() throws {
    let request = LintRequest(
      paths: paths == ["-"] ? [] : paths,
      unsaved: paths == ["-"] ? .init(path: stdinFilename) : nil, reports: format.map(\.report),
      includesSuppressed: reportSuppressed, isStrict: strict, problemLimit: problems.limit,
      baseline: .init(file: baseline),
      compiler: CompilerUse(
        platform: platform, sdk: sdk, modulePaths: modulePath, stubs: stub))
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    surroundings.interfaces = surroundings.files.interfaceSources()
    try finish(
      lint(request, by: .components, in: surroundings, console: speech.console))
  }
}
