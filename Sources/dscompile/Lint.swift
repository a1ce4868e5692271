import ArgumentParser
import CompilerDriver

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find the errors and weaknesses of specs.",
    discussion: "Nothing is emitted. Without --format, findings are told as text.")

  @Argument(
    help: ArgumentHelp(
      "Projects, specs, or folders of specs, to tell the findings of; the whole project by default.",
      valueName: "paths"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      How findings are told, to standard output or a file: text, json, jsonl, github, sarif, gitlab, \
      junit or checkstyle. Repeatable.
      """,
      valueName: "format[=file]"))
  var format: [ReportOption] = []

  @Flag(help: "Exit with 1 for warnings, too.")
  var strict = false

  @Flag(help: "Mend what can be mended unseen, and tell what is left.")
  var fix = false

  @Flag(help: "Mend what somebody has to look at, too.")
  var unsafe = false

  @Flag(help: "Show what --fix would change, and write nothing.")
  var diff = false

  @Option(
    help: ArgumentHelp(
      "The findings that are known and not told; by default .dscompile-baseline.yaml, if there is one.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Write all findings of rules to the baseline, so that they are known from now on.")
  var writeBaseline = false

  @Flag(help: "Take out of the baseline what is mended; exit with 1 if there was something.")
  var ratchet = false

  @Flag(
    help: """
      Name what comments suppress and the baseline knows in SARIF, too, marked as suppressed. GitHub \
      takes no notice of the mark.
      """)
  var reportSuppressed = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var problems: ProblemOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if reportSuppressed, !format.contains(where: { $0.report.format == .sarif }) {
      throw ValidationError(
        "--report-suppressed is for SARIF, which can mark findings; add --format sarif.")
    }
    if unsafe, !fix, !diff {
      throw ValidationError("--unsafe says which fixes are applied; add --fix or --diff.")
    }
    if writeBaseline, ratchet {
      throw ValidationError("--write-baseline knows everything anew; leave --ratchet out.")
    }
  }

  func run() throws {
    let request = LintRequest(
      paths: paths, reports: format.map(\.report), tellsSuppressed: reportSuppressed,
      isStrict: strict, problemLimit: problems.limit,
      mending: fix || diff ? .init(isUnsafe: unsafe, showsDiff: diff) : nil,
      baseline: .init(
        file: baseline, change: writeBaseline ? .write : ratchet ? .ratchet : .none))
    try finish(
      lint(
        request, by: .components, in: Surroundings(jobs: work.jobs ?? processorCount()),
        console: speech.console))
  }
}

/// A report as the command line names it: `json` or `json=findings.json`.
struct ReportOption: ExpressibleByArgument {
  let report: LintRequest.Report

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])) else { return nil }
    let file = parts.count == 2 ? String(parts[1]) : nil
    if file?.isEmpty == true { return nil }
    report = LintRequest.Report(format: format, file: file)
  }
}
