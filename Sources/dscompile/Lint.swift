import ArgumentParser
import CompilerDriver

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Report errors in specs and findings of the rules.",
    discussion: """
      Nothing is emitted. Without --format, findings are printed as text.

      '-' checks standard input, the text of an editor that is not saved yet, in the project of the file \
      that --stdin-filename names; without it, the text replaces the spec that declares the same \
      component in the project of the current folder.
      """)

  @OptionGroup var findings: FindingOptions

  @Flag(help: "Apply safe fixes, and report the remaining findings.")
  var fix = false

  @Flag(help: "Also apply fixes that need a review.")
  var unsafe = false

  @Flag(help: "Show the changes of --fix, and write nothing.")
  var diff = false

  @Option(
    help: ArgumentHelp(
      "The file of recorded findings, which are not reported; by default "
        + ".dscompile-baseline.yaml, if it exists.",
      valueName: "file"))
  var baseline: String?

  @Flag(
    help: "Record all findings of rules in the baseline, so that they are no longer reported.")
  var writeBaseline = false

  @Flag(help: "Remove fixed findings from the baseline; exit with 1 if there were any.")
  var ratchet = false

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
    if findings.isUnsaved, fix || diff || writeBaseline || ratchet {
      throw ValidationError(
        "--fix, --diff, --write-baseline and --ratchet change files and cannot be combined with '-'."
      )
    }
    try findings.validate(reportsSuppressed: reportSuppressed)
    if unsafe, !fix, !diff {
      throw ValidationError("--unsafe needs --fix or --diff.")
    }
    if writeBaseline, ratchet {
      throw ValidationError("--write-baseline and --ratchet cannot be combined.")
    }
  }

  func run() throws {
    let request = findings.request(
      includesSuppressed: reportSuppressed, problemLimit: problems.limit,
      fixing: fix || diff ? .init(isUnsafe: unsafe, showsDiff: diff) : nil,
      baseline: .init(
        file: baseline, change: writeBaseline ? .write : ratchet ? .ratchet : .none))
    try finish(
      lint(
        request, by: .components, in: Surroundings(jobs: work.jobs ?? processorCount()),
        console: speech.console))
  }
}

/// A report in the notation of the command line: `json` or `json=findings.json`.
struct ReportOption: ExpressibleByArgument {
  let report: LintRequest.Report

  init?(argument: String) {
    guard let (name, file) = reportParts(argument), let format = ReportFormat(rawValue: name)
    else { return nil }
    report = LintRequest.Report(format: format, file: file)
  }
}

/// The format and the file of a report; nil if the name of the file is empty.
func reportParts(_ argument: String) -> (format: String, file: String?)? {
  let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    .map(String.init)
  let file = parts.count == 2 ? parts[1] : nil
  return file?.isEmpty == true ? nil : (parts[0], file)
}
