import Diagnostics
import English
import Linter

/// Reports the problems of projects, and applies fixes if requested; nothing else is written.
package func lint(
  _ request: LintRequest, by language: Language, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    if let conflict = request.reports.conflict(from: surroundings.base) {
      console.fail(conflict)
      return .failure
    }
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
    var paths = request.paths.map { normalized(joined(surroundings.base, $0)) }
    for path in paths where try surroundings.files.status(path) == nil {
      throw .missing(path)
    }
    let named = request.unsaved?.path ?? request.paths.first
    guard
      var session = try ProjectSession.open(
        around: named.map { normalized(joined(surroundings.base, $0)) } ?? ".", called: named,
        in: surroundings, console)
    else { return .failure }
    if let unsaved = request.unsaved { paths = [try session.read(unsaved)] }
    let audience = session.audience(limit: request.problemLimit, style: console.outputStyle)
    let store = try request.store(session, console)
    if let run = store?.currentRun(jobs: surroundings.jobs), let reply = run.reply(to: audience) {
      reply.print(to: console)
      return run.outcome
    }

    var conflicts: [FileError] = []
    if let fixing = request.fixing {
      let fixed = try language.fix(&session.inputs) { diagnostic, fix in
        (fix.isSafe || fixing.isUnsafe) && isAbout(diagnostic, paths, surroundings.base)
      }
      if fixing.showsDiff { return show(fixed, fixing, console) }
      conflicts = try write(fixed, session, console)
      noteErrorsLeft(fixed, fixing, console)
      session.readAnew()
    }
    var notes: [String] = []
    let all: LintResult
    if let compiler = request.compiler {
      let compiled = Result {
        try findProblems(by: language, compiledAs: compiler, &session, console)
      }
      guard case .success(let found) = compiled else {
        if case .failure(let error) = compiled { console.report(error) }
        return .failure
      }
      (all, notes) = (found.result, found.notes)
    } else if request.unsaved != nil {
      all = try language.lint(&session.inputs).findings
    } else {
      all = try findProblems(by: language, &session)
    }
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
    try write(
      reported, to: request.reports.isEmpty ? [.init(format: .text)] : request.reports, session,
      console, saying: &reply)
    if console.verbosity > .quiet {
      reply.errors += notes.map { printableLines($0) + "\n" }.joined()
      let names = request.unsaved.map { [$0.path ?? "-"] } ?? request.paths
      for (name, path) in zip(names, paths) where !session.inputs.hasRead(below: path) {
        reply.errors +=
          session.inputs.hasExcluded(path)
          ? "'\(printable(name))' is left out by 'exclude' in \(ProjectLocation.fileName)\n"
          : "'\(printable(name))' contains no file of the project; 'specs' in "
            + "\(ProjectLocation.fileName) names the folders of specs\n"
      }
    }
    let isFine = !diagnostics.fail(isStrict: request.isStrict) && !sorted.hasShrunk
    let run = RememberedRun(
      inputs: session.inputs.seen, outcome: isFine ? .fine : .findings, replies: [reply])
    store?.save(run)
    for conflict in conflicts { console.report(conflict) }
    return conflicts.isEmpty ? run.outcome : .failure
  } catch {
    console.report(error)
    return .failure
  }
}

extension ProjectSession {
  /// Reads standard input instead of an unsaved file.
  ///
  /// - Returns: The path of the file.
  fileprivate mutating func read(
    _ file: LintRequest.UnsavedFile
  ) throws(FileError) -> String {
    let text = try surroundings.input()
    let path =
      if let path = file.path {
        normalized(joined(surroundings.base, path))
      } else {
        location.absolute(try pathOfSpec(text, &inputs))
      }
    read(text, insteadOf: path)
    return path
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
    var compilerKey: [String] = []
    if let compiler {
      guard let key = compiler.key(in: session.surroundings) else { return nil }
      compilerKey = key
    }
    let root =
      reports.contains(where: \.format.namesFilesOfRepository)
      ? try session.repositoryFolder() : nil
    return session.store(
      of: ["lint", session.location.folder, session.location.base, root ?? "-"] + key(console)
        + compilerKey)
  }

  /// Whether the run only reports, so that it need not be repeated.
  private func writesNothing(in surroundings: Surroundings) -> Bool {
    guard fixing == nil, unsaved == nil, case .none = baseline.change else { return false }
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
  for file in fixed.files {
    console.show(
      unifiedDiff(from: file.before.utf8, to: file.after.utf8, path: file.before.path))
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

/// Writes the fixed texts, except those of files that were changed in the meantime.
///
/// - Returns: An error for each of these files.
private func write(
  _ fixed: FixedInputs, _ session: ProjectSession, _ console: Console
) throws(FileError) -> [FileError] {
  var writer = FileWriter(session.files)
  var written = FixedInputs()
  var conflicts: [FileError] = []
  for file in fixed.files {
    do throws(FileError) {
      try writer.write(
        file.after.utf8, to: normalized(joined(session.location.base, file.before.path)),
        expecting: .bytes(file.before.utf8))
      written.files.append(file)
    } catch  where error.code == FileError.changed {
      conflicts.append(error)
    }
  }
  if written.fixes > 0 {
    console.note(
      "\(counted(written.fixes, "finding")) fixed in \(counted(written.files.count, "file"))")
  }
  return conflicts
}
