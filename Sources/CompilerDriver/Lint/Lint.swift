import Diagnostics
import English
import Linter

/// Reports the problems of projects, and applies fixes if requested; nothing else is written.
package func lint(
  _ request: LintRequest, by language: Language, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    let requests = try request.byProject(in: surroundings)
    let isSeveral = requests.count > 1
    if isSeveral, let report = request.reports.first(where: { !$0.supportsSeveralProjects }) {
      console.fail(
        "a report as \(report.format.rawValue) covers one project; lint the projects one by one, "
          + "or leave --format out")
      return .failure
    }
    let outcomes = requests.map {
      lintProject($0, by: language, in: surroundings, console: console)
    }
    return outcomes.max { $0.rawValue < $1.rawValue } ?? .fine
  } catch {
    console.report(error)
    return .failure
  }
}

extension LintRequest {
  /// A request for each project that contains the paths, in their order.
  fileprivate func byProject(
    in surroundings: Surroundings
  ) throws(FileError) -> [LintRequest] {
    var requests: [(folder: String?, request: LintRequest)] = []
    for path in paths {
      let folder = try surroundings.files.project(around: path, from: surroundings.base)?.folder
      if let index = requests.firstIndex(where: { $0.folder == folder }) {
        requests[index].request.paths.append(path)
        continue
      }
      var request = self
      request.paths = [path]
      requests.append((folder, request))
    }
    return requests.isEmpty ? [self] : requests.map(\.request)
  }
}

extension LintRequest.Report {
  /// Whether the concatenated reports of several projects are a valid report.
  fileprivate var supportsSeveralProjects: Bool {
    switch format {
    case .text, .jsonl, .github: file == nil
    case .json, .sarif, .gitlab, .junit, .checkstyle: false
    }
  }
}

private func lintProject(
  _ request: LintRequest, by language: Language, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    let paths = request.paths.map { normalized(joined(surroundings.base, $0)) }
    for path in paths where try surroundings.files.status(path) == nil {
      throw .missing(path)
    }
    guard
      var session = try ProjectSession.open(
        around: paths.first ?? ".", called: request.paths.first, in: surroundings, console)
    else { return .failure }
    let audience = session.audience(limit: request.problemLimit, style: console.outputStyle)
    let store = try request.store(session, console)
    if let run = store?.currentRun(jobs: surroundings.jobs), let reply = run.reply(to: audience) {
      reply.print(to: console)
      return run.outcome
    }

    if let fixing = request.fixing {
      let fixed = try language.fix(&session.inputs) { diagnostic, fix in
        (fix.isSafe || fixing.isUnsafe) && isAbout(diagnostic, paths, surroundings.base)
      }
      if fixing.showsDiff { return show(fixed, fixing, console) }
      try write(fixed, session, console)
      noteErrorsLeft(fixed, fixing, console)
      session.readAnew()
    }
    let all = try findProblems(by: language, &session)
    let sorted = try sorted(all.diagnostics, request.baseline, &session, console)
    func isWanted(_ diagnostic: Diagnostic) -> Bool {
      isAbout(diagnostic, paths, surroundings.base)
    }
    let diagnostics = reportOrder(sorted.reported.filter(isWanted))
    var suppressed: [(Diagnostic, Finding.State)] = []
    if request.includesSuppressed {
      suppressed += all.suppressed.filter { isWanted($0.diagnostic) }
        .sorted { $0.diagnostic.precedes($1.diagnostic) }
        .map { ($0.diagnostic, .suppressed(reason: $0.reason)) }
      suppressed += reportOrder(sorted.known.filter(isWanted)).map { ($0, .known) }
    }
    var reply = RememberedRun.Reply(audience: audience.hash)
    defer { reply.print(to: console) }
    let reported = ReportedProblems(
      diagnostics: diagnostics, suppressed: suppressed, hasBaseline: sorted.hasBaseline,
      limit: request.problemLimit)
    for report in request.reports.isEmpty ? [.init(format: .text)] : request.reports {
      try write(reported, report, session, console, saying: &reply)
    }
    if console.verbosity > .quiet {
      for (name, path) in zip(request.paths, paths) where !session.inputs.hasRead(below: path) {
        reply.errors +=
          session.inputs.hasExcluded(path)
          ? "'\(printable(name))' is left out by 'exclude' in \(ProjectLocation.fileName)\n"
          : "'\(printable(name))' contains no file of the project; 'specs' in "
            + "\(ProjectLocation.fileName) names the folders of specs\n"
      }
    }
    let least: [Severity] = request.isStrict ? [.error, .warning] : [.error]
    let isFine = !diagnostics.contains { least.contains($0.severity) } && !sorted.hasShrunk
    let run = RememberedRun(
      inputs: session.inputs.seen, outcome: isFine ? .fine : .findings, replies: [reply])
    store?.save(run)
    return run.outcome
  } catch {
    console.report(error)
    return .failure
  }
}

/// The findings in a project, of which only what has changed since the last run is examined, if possible.
///
/// Runs with other paths, formats or baselines have the same findings.
private func findProblems(
  by language: Language, _ session: inout ProjectSession
) throws(FileError) -> LintResult {
  let store = session.store(of: ["findings", session.location.folder, session.location.base])
  let record: CompilationRecord?
  let findings: LintResult
  if let (run, changed) = store?.lastRun(jobs: session.surroundings.jobs, upTo: editedFiles),
    let edited = try session.compileEdits(since: run, in: changed, for: .lint, by: language)
  {
    (record, findings) = (edited.record, edited.record.findings)
  } else {
    let review = try language.lint(&session.inputs)
    (record, findings) = (review.examined?.record(session.inputs), review.findings)
  }
  if let record {
    store?.save(
      RememberedRun(
        inputs: session.inputs.seen, outcome: .fine, compilation: record.text[...]))
  }
  return findings
}

extension LintRequest {
  /// The remembered runs of the same request; nil if it always runs.
  fileprivate func store(
    _ session: ProjectSession, _ console: Console
  ) throws(FileError) -> RunStore? {
    guard writesNothing(in: session.surroundings) else { return nil }
    let root =
      reports.contains(where: \.format.namesFilesOfRepository)
      ? try session.repositoryFolder() : nil
    return session.store(
      of: ["lint", session.location.folder, session.location.base, root ?? "-"] + key(console))
  }

  /// Whether the run only reports, so that it need not be repeated.
  private func writesNothing(in surroundings: Surroundings) -> Bool {
    guard fixing == nil, case .none = baseline.change else { return false }
    return reports.allSatisfy {
      $0.file == nil && ($0.format != .github || surroundings.stepSummary == nil)
    }
  }

  /// What determines the output, besides the files.
  private func key(_ console: Console) -> [String] {
    [
      "\(isStrict)", "\(includesSuppressed)", problemLimit.map(String.init) ?? "-",
      baseline.file ?? "-", "\(console.verbosity)", "\(console.outputStyle)",
    ] + reports.map(\.format.rawValue) + ["in"] + paths
  }
}

private func isAbout(_ diagnostic: Diagnostic, _ paths: [String], _ base: String) -> Bool {
  guard let place = diagnostic.place, !paths.isEmpty else { return true }
  let file = normalized(joined(base, place.source.path))
  return paths.contains { path(file, below: $0) != nil }
}

// MARK: - Applied fixes

/// Shows what would change.
private func show(
  _ fixed: FixedInputs, _ fixing: LintRequest.Fixing, _ console: Console
) -> Outcome {
  for (before, after) in fixed.files {
    console.output(unifiedDiff(from: before.utf8, to: after.utf8, path: before.path))
  }
  noteErrorsLeft(fixed, fixing, console)
  return fixed.files.isEmpty ? .fine : .findings
}

/// Reports that rules do not fix specs with errors.
private func noteErrorsLeft(
  _ fixed: FixedInputs, _ fixing: LintRequest.Fixing, _ console: Console
) {
  if fixed.errors == 0 { return }
  let (errors, verb) = (counted(fixed.errors, "error"), fixed.errors == 1 ? "has" : "have")
  console.note(
    "\(errors) \(verb) no \(fixing.isUnsafe ? "" : "safe ")fix; rules skip specs with errors, so "
      + "correct \(fixed.errors == 1 ? "it" : "them") and run 'lint --fix' again")
}

/// Writes the fixed texts, each atomically.
private func write(
  _ fixed: FixedInputs, _ session: ProjectSession, _ console: Console
) throws(FileError) {
  for (before, after) in fixed.files {
    // A link stays a link.
    let path = try session.files.resolved(
      normalized(joined(session.location.base, before.path)))
    try session.files.put(path, after.utf8)
  }
  if fixed.fixes > 0 {
    console.note(
      "\(counted(fixed.fixes, "finding")) fixed in \(counted(fixed.files.count, "file"))")
  }
}
