import Diagnostics
import English

/// The content of a report.
struct ReportedProblems {
  let diagnostics: [Diagnostic]
  let suppressed: [(Diagnostic, Finding.State)]
  let hasBaseline: Bool

  /// The maximum number of reported diagnostics; nil for all.
  let limit: Int?
}

/// Writes reports of problems that are neither suppressed nor remembered.
///
/// - Parameter diagnostics: In the order in which they are reported.
func write(
  _ diagnostics: [Diagnostic], to reports: [LintRequest.Report], limit: Int?,
  _ session: ProjectSession, _ console: Console
) throws(FileError) {
  var reply = RememberedRun.Reply(
    audience: session.audience(limit: limit, style: console.outputStyle).hash)
  defer { reply.print(to: console) }
  let reported = ReportedProblems(
    diagnostics: diagnostics, suppressed: [], hasBaseline: false, limit: limit)
  try write(reported, to: reports, session, console, saying: &reply)
}

/// Formats reports and writes them to their files or to the output.
///
/// A report that cannot be written does not suppress the others.
func write(
  _ reported: ReportedProblems, to reports: [LintRequest.Report], _ session: ProjectSession,
  _ console: Console, saying reply: inout RememberedRun.Reply
) throws(FileError) {
  let root =
    reports.contains(where: \.format.namesFilesOfRepository)
    ? try session.repositoryFolder() : nil
  var paths = RepositoryPaths(root: root, session.location)
  let summary =
    reports.contains { $0.format == .github }
    ? writeStepSummary(reported, &paths, session, console) : .none
  var failures: [FileError] = []
  for report in reports {
    let text = text(of: reported, report, summary, &paths, session, console, saying: &reply)
    guard let file = report.file else {
      reply.output += text
      if report.format == .text, console.verbosity > .quiet {
        reply.errors += CompilerDriver.summary(of: reported.diagnostics) + "\n"
      }
      continue
    }
    do throws(FileError) {
      try session.files.put(
        normalized(joined(session.location.base, file)), Array(text.utf8))
    } catch {
      failures.append(error)
    }
  }
  guard let last = failures.popLast() else { return }
  for failure in failures { console.report(failure) }
  throw last
}

private func text(
  of reported: ReportedProblems, _ report: LintRequest.Report, _ summary: GitHubSummary.Extent,
  _ paths: inout RepositoryPaths, _ session: ProjectSession, _ console: Console,
  saying reply: inout RememberedRun.Reply
) -> String {
  let style = report.file == nil ? console.outputStyle : .plain
  let limit = reported.limit
  let diagnostics = reported.diagnostics(for: report.format)
  func found(
    _ shown: LimitedReport, and suppressed: [(Diagnostic, Finding.State)] = []
  ) -> [Finding] {
    findings(of: shown.diagnostics.map { ($0, .reported) } + suppressed, in: session.location).map {
      report.format.namesFilesOfRepository ? $0.with(paths.diagnostic($0.diagnostic)) : $0
    }
  }
  let shown = LimitedReport(diagnostics, limit: limit)
  if shown.omitted > 0, !report.format.saysWhatIsOmitted, console.verbosity > .quiet {
    reply.errors +=
      "the report as \(report.format.rawValue) leaves out \(counted(shown.omitted, "problem")); "
      + "--max-problems 0 shows all\n"
  }
  switch report.format {
  case .text: return textReport(diagnostics, style: style, limit: limit ?? shownProblems)
  case .json: return jsonReport(diagnostics, limit: limit)
  case .jsonl: return jsonLines(diagnostics, limit: limit)
  case .github:
    return githubReport(shown.diagnostics.map { paths.diagnostic($0) }, summary: summary)
      + (shown.ending.isEmpty ? "" : "::notice::\(shown.ending)")
  case .sarif:
    let shown = LimitedReport(diagnostics, limit: min(limit ?? .max, sarifResultLimit))
    let suppressed = reported.suppressed.prefix(sarifResultLimit - shown.diagnostics.count)
    let omitted = shown.omitted + reported.suppressed.count - suppressed.count
    if omitted > 0, limit ?? .max > sarifResultLimit, console.verbosity > .quiet {
      reply.errors +=
        "the report as sarif is limited to \(sarifResultLimit) results, since GitHub refuses more; "
        + "\(omitted) omitted\n"
    }
    return sarifReport(
      found(shown, and: Array(suppressed)), omitted: omitted, hasBaseline: reported.hasBaseline,
      version: session.surroundings.version)
  case .gitlab: return gitLabReport(found(shown))
  case .junit: return jUnitReport(found(shown))
  case .checkstyle: return checkstyleReport(found(shown))
  }
}

extension ReportedProblems {
  fileprivate func diagnostics(for format: ReportFormat) -> [Diagnostic] {
    diagnostics.filter { format.containsNotes || $0.severity != .note }
  }
}

/// Appends to the summary of a GitHub job. If that is impossible, for example because the variable was passed to a
/// container without the file, this is only a warning.
///
/// - Returns: What the summary contains.
private func writeStepSummary(
  _ reported: ReportedProblems, _ paths: inout RepositoryPaths, _ session: ProjectSession,
  _ console: Console
) -> GitHubSummary.Extent {
  guard let file = session.surroundings.stepSummary else { return .none }
  let shown = LimitedReport(reported.diagnostics(for: .github), limit: reported.limit)
  let diagnostics = shown.diagnostics.map { paths.diagnostic($0) }
  var extent = GitHubSummary(diagnostics).extent
  if extent == .none { return extent }
  do throws(FileError) {
    try session.files.append(to: normalized(joined(session.location.base, file))) { size in
      let summary = GitHubSummary(diagnostics, appendedTo: Int(size))
      extent = summary.extent
      return Array(summary.text.utf8)
    }
    return extent
  } catch {
    console.warn("\(error.message); the report is complete without the summary of the job")
    return .none
  }
}

// MARK: - Destinations

/// Why reports cannot be written by one run; nil if they can.
///
/// - Parameters:
///   - reports: Their formats, by name, and their files; nil for standard output.
///   - base: The folder that the files are relative to.
func conflict(among reports: [(format: String, file: String?)], from base: String) -> String? {
  let outputs = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]
  var earlier: [String?: String] = [:]
  for report in reports {
    let file = report.file.map { normalized(joined(base, $0)) }
    let place = file.flatMap { outputs.contains($0) ? nil : $0 }
    // GitHub finds its commands between other lines.
    let canFollow = { Set([$0, report.format]) == ["text", "github"] }
    let other = earlier.updateValue(report.format, forKey: place)
    guard let other, place != nil || !canFollow(other) else { continue }
    let name = report.file.flatMap { place == nil ? nil : "'\(printable($0))'" }
    return "the reports \(other) and \(report.format) would both be written to "
      + "\(name ?? "standard output"); give one of them another file, as in "
      + "'--format \(report.format)=FILE'"
  }
  return nil
}

extension [LintRequest.Report] {
  /// Why the reports cannot be written by one run; nil if they can.
  ///
  /// - Parameter base: The folder that the files are relative to.
  func conflict(from base: String) -> String? {
    CompilerDriver.conflict(among: map { ($0.format.rawValue, $0.file) }, from: base)
  }
}

extension ReportFormat {
  /// Whether a report states how many problems it leaves out.
  fileprivate var saysWhatIsOmitted: Bool {
    switch self {
    case .text, .json, .github, .sarif: true
    case .jsonl, .gitlab, .junit, .checkstyle: false
    }
  }
}
