import ArgumentParser
import CompilerDriver

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find the errors and weaknesses of specs.",
    discussion: "Nothing is emitted. Without --format, findings are told as text.")

  @Argument(
    help: ArgumentHelp(
      "Specs, or folders of specs, to tell the findings of; the whole project by default.",
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

  @OptionGroup var work: WorkOptions
  @OptionGroup var problems: ProblemOptions
  @OptionGroup var speech: SpeechOptions

  func run() throws {
    let request = LintRequest(
      paths: paths, reports: format.map(\.report), isStrict: strict, problemLimit: problems.limit)
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
