import ArgumentParser
import CompilerDriver
import Specification

struct Changes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "Say what changes since an earlier version mean to callers.",
    discussion: """
      Compiles both versions of the project in memory and compares what their modules declare, what the calls \
      that they promise select, and the values that specs state. Exits with 1 if code that uses the library no \
      longer compiles or means something else. Nothing is written except reports.

      With --since, the earlier version is the commit at which the current branch left a revision, \
      such as origin/main; for a tag or an earlier commit of the branch, it is that commit.

      With --release, it is the last tag of a version, and the next version is proposed. \
      '--format changelog=CHANGELOG.md' adds an entry to a changelog, and '--format migration=MIGRATION.md' writes \
      what callers have to edit.

      With --from-version, it is what another version of dscompile made of the same specs: the emitted files in the \
      output folder, before this version replaces them.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "A revision of the project's git repository, such as origin/main.", valueName: "revision"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "The folder of another copy of the project, instead of a revision.", valueName: "folder"),
    completion: .directory)
  var from: String?

  @Flag(help: "Compare with the last release, and propose the next version.")
  var release = false

  @Flag(help: "Compare with the emitted files that another version of dscompile has written.")
  var fromVersion = false

  @Option(
    help: ArgumentHelp(
      """
      Record all findings with a reason in .dscompile-changes.yaml, so that they are no longer reported until the \
      next release.
      """,
      valueName: "reason"))
  var accept: String?

  @Option(
    help: ArgumentHelp(
      """
      The format of the report: text, json or markdown for all changes; changelog or migration for a release; jsonl, github, sarif, gitlab, junit or \
      checkstyle for the findings; '=FILE' writes it to a file. Repeatable.
      """,
      valueName: "format[=file]"))
  var format: [ChangesReportOption] = []

  @Option(
    help: ArgumentHelp(
      """
      A severity other than the project's, as in changed-meaning=warning: off, note, warning or error. \
      Repeatable.
      """,
      valueName: "rule=severity"))
  var severity: [RuleSeverityOption] = []

  @Flag(help: "Exit with 1 for warnings as well.")
  var strict = false

  @OptionGroup var work: WorkOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    let count = [since != nil, from != nil, release, fromVersion].count(where: \.self)
    if count != 1 {
      throw ValidationError(
        "Name the earlier version with one of --since, --from, --release and --from-version.")
    }
    if let accept, accept.allSatisfy(\.isWhitespace) {
      throw ValidationError("Say why the changes are accepted, as in --accept 'Planned for 2.0.'.")
    }
  }

  private var base: ChangesRequest.Base {
    if let since { return .version(.revision(since)) }
    if let from { return .version(.folder(from)) }
    return release ? .lastRelease : .writtenFiles
  }

  func run() throws {
    try finish(
      changes(
        ChangesRequest(
          folder: project.folder, base: base,
          reports: format.isEmpty ? [.init(.text)] : format.map(\.report), isStrict: strict,
          severities: Dictionary(
            severity.map { ($0.rule, $0.severity) }, uniquingKeysWith: { _, last in last }),
          acceptedReason: accept),
        in: Surroundings(jobs: work.jobs ?? processorCount()), console: colors.console))
  }
}

/// A report in the notation of the command line: `markdown` or `markdown=changes.md`.
struct ChangesReportOption: ExpressibleByArgument {
  let report: ChangesRequest.Report

  init?(argument: String) {
    guard let (name, file) = reportParts(argument), let format = ChangesRequest.Format(named: name)
    else { return nil }
    report = ChangesRequest.Report(format, file: file)
  }
}

/// The severity of a rule that `changes` reports: `changed-meaning=warning`.
struct RuleSeverityOption: ExpressibleByArgument {
  let rule: String
  let severity: RuleSeverity

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, ChangesRequest.rules.contains(parts[0]),
      let severity = RuleSeverity(rawValue: parts[1])
    else { return nil }
    self.rule = parts[0]
    self.severity = severity
  }
}
