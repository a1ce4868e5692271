import Diagnostics

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
  let reported = ReportedProblems(
    diagnostics: diagnostics, suppressed: [], hasBaseline: false, limit: limit)
  for report in reports { try write(reported, report, session, console, saying: &reply) }
  reply.print(to: console)
}

/// Formats a report and writes it to its file or to the output.
func write(
  _ reported: ReportedProblems, _ report: LintRequest.Report, _ session: ProjectSession,
  _ console: Console, saying reply: inout RememberedRun.Reply
) throws(FileError) {
  let style = report.file == nil ? console.outputStyle : .plain
  let limit = reported.limit
  let diagnostics = reported.diagnostics.filter {
    report.format.containsNotes || $0.severity != .note
  }
  let shown = LimitedReport(diagnostics, limit: limit)
  let root = report.format.namesFilesOfRepository ? try session.repositoryFolder() : nil
  var paths = RepositoryPaths(root: root, session.location)
  func found(and suppressed: [(Diagnostic, Finding.State)] = []) -> [Finding] {
    findings(of: shown.diagnostics.map { ($0, .reported) } + suppressed, in: session.location).map {
      $0.with(paths.diagnostic($0.diagnostic))
    }
  }
  let text =
    switch report.format {
    case .text: textReport(diagnostics, style: style, limit: limit ?? shownProblems)
    case .json: jsonReport(diagnostics, limit: limit)
    case .jsonl: jsonLines(shown.diagnostics)
    case .github:
      githubReport(shown.diagnostics.map { paths.diagnostic($0) })
        + (shown.ending.isEmpty ? "" : "::notice::\(shown.ending)")
    case .sarif:
      sarifReport(
        found(and: reported.suppressed), hasBaseline: reported.hasBaseline,
        version: session.surroundings.version)
    case .gitlab: gitLabReport(found())
    case .junit: jUnitReport(found())
    case .checkstyle: checkstyleReport(found())
    }
  if report.format == .github, let file = session.surroundings.stepSummary {
    try session.files.append(
      Array(githubSummary(shown.diagnostics.map { paths.diagnostic($0) }).utf8), to: file)
  }
  guard let file = report.file else {
    reply.output += text
    if report.format == .text, console.verbosity > .quiet {
      reply.errors += summary(of: diagnostics) + "\n"
    }
    return
  }
  try session.files.put(
    normalized(joined(session.location.base, file)), Array(text.utf8))
}

extension FileSystem {
  /// Appends to a file, creating it if needed.
  ///
  /// - Parameter path: An absolute path.
  fileprivate func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    if bytes.isEmpty { return }
    let isThere = try status(path) != nil
    let path = isThere ? try resolved(path) : path
    let folder = try folder(parentFolder(of: path) ?? "/")
    let name = String(lastName(of: path))
    let old = isThere ? try folder.contents(of: name, links: .refuse).bytes : []
    try folder.replace(name, with: old + bytes, temporary: temporaryName())
  }
}
