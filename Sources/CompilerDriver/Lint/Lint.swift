import Diagnostics
import English

/// What a lint run is asked for.
package struct LintRequest: Sendable {
  /// Files and folders of one project whose problems are told; none for all.
  package var paths: [String]

  /// How and where problems are told.
  package var reports: [Report]

  /// Whether reports that have a mark for it name what comments suppress and the baseline knows, too.
  package var tellsSuppressed: Bool

  /// Whether warnings count as findings.
  package var isStrict: Bool

  /// How many problems a report tells at most; nil for all.
  package var problemLimit: Int?

  /// What is mended before problems are told; nil for nothing.
  package var mending: Mending?

  /// The findings that are known and not told.
  package var baseline: BaselineUse

  package struct Report: Hashable, Sendable {
    package var format: ReportFormat

    /// The file it is written to; nil for standard output.
    package var file: String?

    package init(format: ReportFormat, file: String? = nil) {
      self.format = format
      self.file = file
    }
  }

  package struct Mending: Sendable {
    /// Whether fixes are applied that somebody has to look at.
    package var isUnsafe: Bool

    /// Whether changes are shown and not written.
    package var showsDiff: Bool

    package init(isUnsafe: Bool = false, showsDiff: Bool = false) {
      self.isUnsafe = isUnsafe
      self.showsDiff = showsDiff
    }
  }

  package struct BaselineUse: Sendable {
    package enum Change: Sendable {
      case none

      /// Everything that is found is known from now on.
      case write

      /// What is mended is taken out.
      case ratchet
    }

    /// The file; nil for that in the project's folder, if there is one.
    package var file: String?
    package var change: Change

    package init(file: String? = nil, change: Change = .none) {
      self.file = file
      self.change = change
    }
  }

  package init(
    paths: [String] = [], reports: [Report] = [], tellsSuppressed: Bool = false,
    isStrict: Bool = false, problemLimit: Int? = nil, mending: Mending? = nil,
    baseline: BaselineUse = BaselineUse()
  ) {
    self.paths = paths
    self.reports = reports
    self.tellsSuppressed = tellsSuppressed
    self.isStrict = isStrict
    self.problemLimit = problemLimit
    self.mending = mending
    self.baseline = baseline
  }
}

/// Finds the problems of a project and writes nothing but reports, and what it is asked to mend.
package func lint(
  _ request: LintRequest, by language: Language, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    let files = surroundings.files
    let paths = request.paths.map { normalized(joined(surroundings.base, $0)) }
    for path in paths where try files.status(path) == nil {
      throw .missing(path)
    }
    guard
      let location = try files.project(around: paths.first ?? ".", from: surroundings.base)
    else {
      reportMissingProject(request.paths.first ?? ".", console)
      return .failure
    }
    let cache = request.writesNothing(in: surroundings) ? surroundings.cacheFolder : nil
    let remembering = cache.map { folder in
      RunCache(
        folder: folder, key: ["lint", location.folder, surroundings.base] + request.key(console),
        compiler: "dscompile \(surroundings.version) \(programIdentity(files))", files: files)
    }
    if let run = remembering?.currentReport(jobs: surroundings.jobs).flatMap(RememberedRun.init) {
      run.tell(console)
      return run.outcome
    }
    func reader() -> InputReader {
      var reader = InputReader(location: location, files: files, jobs: surroundings.jobs)
      // It is applied here, where it may be written.
      reader.baseline = nil
      return reader
    }
    if let mending = request.mending {
      var inputs = reader()
      let mended = try language.mend(&inputs) { diagnostic, fix in
        (fix.isSafe || mending.isUnsafe) && isAbout(diagnostic, paths, surroundings.base)
      }
      if mending.showsDiff {
        for (before, after) in mended.files {
          console.output(unifiedDiff(from: before.utf8, to: after.utf8, path: before.path))
        }
        return mended.files.isEmpty ? .fine : .findings
      }
      try write(mended, location, files, console)
    }
    var inputs = reader()
    let all = try language.lint(&inputs)
    let sorted = try sorted(all.told, request.baseline, &inputs, surroundings, console)
    func isWanted(_ diagnostic: Diagnostic) -> Bool {
      isAbout(diagnostic, paths, surroundings.base)
    }
    let diagnostics = reportOrder(sorted.told.filter(isWanted))
    var suppressed: [(Diagnostic, Finding.State)] = []
    if request.tellsSuppressed {
      suppressed += all.suppressed.filter { isWanted($0.diagnostic) }
        .map { ($0.diagnostic, .suppressed(reason: $0.reason)) }
      suppressed += reportOrder(sorted.known.filter(isWanted)).map { ($0, .known) }
    }
    var run = RememberedRun()
    defer { run.tell(console) }
    for report in request.reports.isEmpty ? [.init(format: .text)] : request.reports {
      try write(
        Reported(
          told: diagnostics, suppressed: suppressed, hasBaseline: sorted.hasBaseline,
          limit: request.problemLimit),
        report, location, in: surroundings, console, saying: &run)
    }
    let least: [Severity] = request.isStrict ? [.error, .warning] : [.error]
    let isFine = !diagnostics.contains { least.contains($0.severity) } && !sorted.hasShrunk
    run.end(isFine ? .fine : .findings)
    remembering?.save(inputs.seen, run.bytes)
    return run.outcome
  } catch {
    console.report(error)
    return .failure
  }
}

extension LintRequest {
  /// Whether all that it does is to say something, so that it need not be done again.
  fileprivate func writesNothing(in surroundings: Surroundings) -> Bool {
    guard mending == nil, case .none = baseline.change else { return false }
    return reports.allSatisfy {
      $0.file == nil && ($0.format != .github || surroundings.stepSummary == nil)
    }
  }

  /// What decides what is said, besides the files.
  fileprivate func key(_ console: Console) -> [String] {
    [
      "\(isStrict)", "\(tellsSuppressed)", problemLimit.map(String.init) ?? "-",
      baseline.file ?? "-", "\(console.verbosity)", "\(console.outputStyle)",
    ] + reports.map(\.format.rawValue) + ["in"] + paths
  }
}

/// Diagnostics, by what the baseline has to do with them.
private struct SortedDiagnostics {
  var told: [Diagnostic]
  var known: [Diagnostic] = []

  /// Whether there is a baseline.
  var hasBaseline = false

  /// Whether it knew more than there is.
  var hasShrunk = false
}

private func sorted(
  _ diagnostics: [Diagnostic], _ use: LintRequest.BaselineUse, _ reader: inout InputReader,
  _ surroundings: Surroundings, _ console: Console
) throws(FileError) -> SortedDiagnostics {
  let location = reader.location
  let path =
    use.file.map { normalized(joined(surroundings.base, $0)) }
    ?? location.absolute(Baseline.fileName)
  if case .write = use.change {
    let baseline = Baseline(diagnostics, location)
    try surroundings.files.put(path, Array(baseline.text.utf8))
    say("\(location.shown(path)): \(counted(baseline.total, "finding")) known from now on", console)
    let (told, known, _) = baseline.sorted(diagnostics, location)
    return SortedDiagnostics(told: told, known: known, hasBaseline: true)
  }
  if use.file != nil, try surroundings.files.status(path) == nil { throw .missing(path) }
  guard let file = try reader.textIfAny(path) else { return SortedDiagnostics(told: diagnostics) }
  let (baseline, problems) = Baseline.read(file)
  let (told, known, mended) = baseline.sorted(diagnostics, location)
  var sorted = SortedDiagnostics(told: problems + told, known: known, hasBaseline: true)
  // Where specs have errors, rules are not asked, and nothing is known to be mended.
  guard case .ratchet = use.change, !mended.isEmpty, problems.isEmpty,
    !told.contains(where: { $0.severity == .error })
  else { return sorted }
  try surroundings.files.put(path, Array(baseline.without(mended).text.utf8))
  say(
    "\(location.shown(path)): \(counted(mended.total, "finding")) mended and taken out; commit the file",
    console)
  sorted.hasShrunk = true
  return sorted
}

private func say(_ text: String, _ console: Console) {
  if console.verbosity > .quiet { console.errors(text + "\n") }
}

/// Writes mended texts, each whole.
private func write(
  _ mended: MendedInputs, _ location: ProjectLocation, _ files: FileSystem, _ console: Console
) throws(FileError) {
  for (before, after) in mended.files {
    // A link stays one.
    let path = try files.resolved(normalized(joined(location.base, before.path)))
    try files.put(path, after.utf8)
  }
  if mended.fixes > 0 {
    say(
      "\(counted(mended.fixes, "finding")) mended in \(counted(mended.files.count, "file"))",
      console)
  }
}

private func isAbout(_ diagnostic: Diagnostic, _ paths: [String], _ base: String) -> Bool {
  guard let place = diagnostic.place, !paths.isEmpty else { return true }
  let file = normalized(joined(base, place.source.path))
  return paths.contains { path(file, below: $0) != nil }
}

/// What reports tell.
private struct Reported {
  let told: [Diagnostic]
  let suppressed: [(Diagnostic, Finding.State)]
  let hasBaseline: Bool

  /// How many diagnostics are told at most; nil for all.
  let limit: Int?
}

private func write(
  _ reported: Reported, _ report: LintRequest.Report, _ location: ProjectLocation,
  in surroundings: Surroundings, _ console: Console, saying run: inout RememberedRun
) throws(FileError) {
  let style = report.file == nil ? console.outputStyle : .plain
  let (diagnostics, limit) = (reported.told, reported.limit)
  let told = LimitedReport(diagnostics, limit: limit)
  func found(and suppressed: [(Diagnostic, Finding.State)] = []) -> [Finding] {
    findings(of: told.diagnostics.map { ($0, .told) } + suppressed, in: location)
  }
  let text =
    switch report.format {
    case .text: textReport(diagnostics, style: style, limit: limit ?? shownProblems)
    case .json: jsonReport(diagnostics, limit: limit)
    case .jsonl: jsonLines(told.diagnostics)
    case .github:
      githubReport(told.diagnostics) + (told.ending.isEmpty ? "" : "::notice::\(told.ending)")
    case .sarif:
      sarifReport(
        found(and: reported.suppressed), hasBaseline: reported.hasBaseline,
        version: surroundings.version)
    case .gitlab: gitLabReport(found())
    case .junit: jUnitReport(found())
    case .checkstyle: checkstyleReport(found())
    }
  if report.format == .github, let file = surroundings.stepSummary {
    try surroundings.files.append(Array(githubSummary(told.diagnostics).utf8), to: file)
  }
  guard let file = report.file else {
    run.output += text
    if report.format == .text, console.verbosity > .quiet {
      run.errors += summary(of: diagnostics) + "\n"
    }
    return
  }
  try surroundings.files.put(normalized(joined(surroundings.base, file)), Array(text.utf8))
}

extension FileSystem {
  /// Writes behind what a file has; there may be none.
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
