import Diagnostics

/// What a lint run is asked for.
package struct LintRequest: Sendable {
  /// Files and folders of one project whose problems are told; none for all.
  package var paths: [String]

  /// How and where problems are told.
  package var reports: [Report]

  /// Whether warnings count as findings.
  package var isStrict: Bool

  /// How many problems a report tells at most; nil for all.
  package var problemLimit: Int?

  package struct Report: Hashable, Sendable {
    package var format: ReportFormat

    /// The file it is written to; nil for standard output.
    package var file: String?

    package init(format: ReportFormat, file: String? = nil) {
      self.format = format
      self.file = file
    }
  }

  package init(
    paths: [String] = [], reports: [Report] = [], isStrict: Bool = false, problemLimit: Int? = nil
  ) {
    self.paths = paths
    self.reports = reports
    self.isStrict = isStrict
    self.problemLimit = problemLimit
  }
}

/// Finds the problems of a project and writes nothing but reports.
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
    var reader = InputReader(location: location, files: files, jobs: surroundings.jobs)
    let diagnostics = reportOrder(
      try language.lint(&reader).filter { isAbout($0, paths, surroundings.base) })
    for report in request.reports.isEmpty ? [.init(format: .text)] : request.reports {
      try write(
        diagnostics, limit: request.problemLimit, report, location, in: surroundings, console)
    }
    let isFine = request.isStrict ? diagnostics.isEmpty : !diagnostics.hasErrors
    return isFine ? .fine : .findings
  } catch {
    console.report(error)
    return .failure
  }
}

private func isAbout(_ diagnostic: Diagnostic, _ paths: [String], _ base: String) -> Bool {
  guard let place = diagnostic.place, !paths.isEmpty else { return true }
  let file = normalized(joined(base, place.source.path))
  return paths.contains { path(file, below: $0) != nil }
}

private func write(
  _ diagnostics: [Diagnostic], limit: Int?, _ report: LintRequest.Report,
  _ location: ProjectLocation, in surroundings: Surroundings, _ console: Console
) throws(FileError) {
  let style = report.file == nil ? console.outputStyle : .plain
  let told = LimitedReport(diagnostics, limit: limit)
  func found() -> [Finding] {
    findings(of: told.diagnostics) { location.origin(ofShown: $0) }
  }
  let text =
    switch report.format {
    case .text: textReport(told.diagnostics, style: style) + told.ending
    case .json: jsonReport(diagnostics, limit: limit)
    case .jsonl: jsonLines(told.diagnostics)
    case .github:
      githubReport(told.diagnostics) + (told.ending.isEmpty ? "" : "::notice::\(told.ending)")
    case .sarif: sarifReport(found(), version: surroundings.version)
    case .gitlab: gitLabReport(found())
    case .junit: jUnitReport(found())
    case .checkstyle: checkstyleReport(found())
    }
  if report.format == .github, let file = surroundings.stepSummary {
    try surroundings.files.append(Array(githubSummary(told.diagnostics).utf8), to: file)
  }
  guard let file = report.file else {
    console.output(text)
    if report.format == .text, console.verbosity > .quiet {
      console.errors(summary(of: diagnostics) + "\n")
    }
    return
  }
  let path = normalized(joined(surroundings.base, file))
  let folder = parentFolder(of: path) ?? "/"
  try surroundings.files.makeFolders(folder)
  try surroundings.files.folder(folder).replace(
    String(lastName(of: path)), with: Array(text.utf8),
    temporary: "\(temporaryPrefix)\(processNumber())")
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
    try folder.replace(
      name, with: old + bytes, temporary: "\(temporaryPrefix)\(processNumber())")
  }
}
