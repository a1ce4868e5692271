import Diagnostics
import SwiftRendering

/// What a build is asked for.
package struct BuildRequest: Sendable {
  package enum Mode: Sendable {
    /// Write what changed.
    case write

    /// Write nothing and name what is stale.
    case check

    /// Write nothing and name what would be done.
    case preview
  }

  /// A folder in the project, or the project file.
  package var folder: String

  /// The output folder in place of the project file's; nil for that.
  package var output: String?

  package var mode: Mode

  /// Whether changes that are not written are shown line by line.
  package var showsDiff: Bool

  /// Whether files edited by hand are overwritten.
  package var isForced: Bool

  /// Whether files that somebody is to write are begun where there are none.
  package var writesStubs: Bool

  /// How many problems are told at most; nil for as many as people read.
  package var problemLimit: Int?

  /// Words that may have been meant where the folder is named: the commands, if it stands first.
  package var commands: [String]

  package init(
    folder: String = ".", output: String? = nil, mode: Mode = .write, showsDiff: Bool = false,
    isForced: Bool = false, writesStubs: Bool = false, problemLimit: Int? = nil,
    commands: [String] = []
  ) {
    self.folder = folder
    self.output = output
    self.mode = mode
    self.showsDiff = showsDiff
    self.isForced = isForced
    self.writesStubs = writesStubs
    self.problemLimit = problemLimit
    self.commands = commands
  }
}

/// Compiles a project: inputs, emitted files, plan, disk.
package func build(
  _ request: BuildRequest, by language: Language, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    let files = surroundings.files
    let start = normalized(joined(surroundings.base, request.folder))
    if try files.status(start) == nil {
      reportMissingFolder(request, console)
      return .failure
    }
    guard let location = try files.project(around: request.folder, from: surroundings.base) else {
      reportMissingProject(request.folder, console)
      return .failure
    }
    let cache = surroundings.cacheFolder.map { folder in
      RunCache(
        folder: folder, key: [location.folder, request.output ?? ""],
        compiler: "dscompile \(surroundings.version) \(programIdentity(files))", files: files)
    }
    let audience = RememberedReport.Audience(
      limit: request.problemLimit, base: surroundings.base)
    if request.mode == .write, !request.isForced,
      let said = cache?.currentReport(jobs: surroundings.jobs).flatMap(RememberedReport.init)?
        .text(for: audience, style: console.errorStyle)
    {
      if !said.isEmpty { console.errors(said) }
      if console.verbosity > .quiet { console.output("Nothing changed\n") }
      return .fine
    }

    var reader = InputReader(location: location, files: files, jobs: surroundings.jobs)
    var emission = try language.emit(&reader)
    if request.mode == .write, request.writesStubs, !emission.stubs.isEmpty {
      try write(emission.stubs, location, files, console)
      reader = InputReader(location: location, files: files, jobs: surroundings.jobs)
      emission = try language.emit(&reader)
    }
    let trees = emission.diagnostics.hasErrors ? [] : emission.trees
    let outputs = try locateOutputs(trees, request, location, files)
    let diagnostics = emission.diagnostics + outputs.diagnostics
    report(diagnostics, request, console)
    if diagnostics.hasErrors { return .findings }

    var plans: [(plan: TreePlan, root: Folder?)] = []
    for output in outputs.found {
      let root = try openOutput(output.folder, request.mode, files, console)
      var plan = try planTree(
        output.files, in: root, folder: location.shown(output.folder),
        version: surroundings.version, jobs: surroundings.jobs)
      if request.isForced { plan.insist() }
      plans.append((plan, root))
    }
    switch request.mode {
    case .check: return reportStale(plans.map(\.plan), request, console)
    case .preview: return reportPreview(plans.map(\.plan), request, console)
    case .write: break
    }
    let obstacles = plans.flatMap { problems(of: $0.plan) }
    if plans.contains(where: \.plan.isBlocked) {
      report(obstacles, request, console)
      return .findings
    }

    var written: [SeenFile] = []
    for ((plan, root), output) in zip(plans, outputs.found) {
      guard let root else { continue }
      let statuses = try applyReporting(plan, in: root, jobs: surroundings.jobs, console)
      let now = currentTime()
      let texts = plan.files.compactMap(\.text)
      for ((path, status), text) in zip(statuses, texts) {
        written.append(SeenFile(joined(output.folder, path), status, at: now, content: text))
      }
      reportWritten(plan, console)
    }
    report(obstacles, request, console)
    if obstacles.isEmpty {
      let report = RememberedReport(diagnostics, for: audience)
      cache?.save(reader.seen + written, Array(report.text.utf8)[...])
    }
    return obstacles.isEmpty ? .fine : .findings
  } catch {
    console.report(error)
    return .failure
  }
}

private func reportMissingFolder(_ request: BuildRequest, _ console: Console) {
  let label = console.errorStyle.paint("error:", .red)
  let hint = nearest(request.folder, among: request.commands)
    .map { "; did you mean the command '\($0)'?" }
  console.errors("\(label) there is no folder '\(printable(request.folder))'\(hint ?? "")\n")
}

func reportMissingProject(_ folder: String, _ console: Console) {
  let label = console.errorStyle.paint("error:", .red)
  console.errors(
    "\(label) there is no \(ProjectLocation.fileName) in '\(printable(folder))' or a folder above "
      + "it; give the project's folder, run in it, or begin one with 'dscompile init'\n")
}

private func report(
  _ diagnostics: [Diagnostic], _ request: BuildRequest, _ console: Console
) {
  if diagnostics.isEmpty { return }
  console.errors(text(of: diagnostics, limit: request.problemLimit, style: console.errorStyle))
}

/// The problems of a build, and how many there are.
func text(of diagnostics: [Diagnostic], limit: Int?, style: TextStyle) -> String {
  let diagnostics = reportOrder(diagnostics)
  return textReport(diagnostics, style: style, limit: limit ?? shownProblems)
    + summary(of: diagnostics) + "\n"
}

private struct Outputs {
  /// Output folders by their absolute paths, sorted.
  var found: [(folder: String, files: [EmittedFile])] = []
  var diagnostics: [Diagnostic] = []
}

/// Finds out where files go, and whether they may.
private func locateOutputs(
  _ trees: [EmittedTree], _ request: BuildRequest, _ location: ProjectLocation, _ files: FileSystem
) throws(FileError) -> Outputs {
  var outputs = Outputs()
  for tree in trees {
    outputs.diagnostics += problems(inPathsOf: tree.files)
    let folder: String
    if let output = request.output {
      let replaced = normalized(joined(location.base, output))
      folder =
        tree.isReplaceable ? replaced : normalized(joined(replaced, normalized(tree.folder)))
    } else {
      folder = location.absolute(tree.folder)
      if try leadsOut(folder, of: location, files) {
        outputs.diagnostics.append(
          Diagnostic(
            .outputLeadsOut, at: tree.place,
            "the output folder '\(tree.folder)' leads out of the project by a symbolic link; "
              + "replace the link, or name the folder with --output"))
      }
    }
    let isTaken = outputs.found.contains {
      path(folder, below: $0.folder) != nil || path($0.folder, below: folder) != nil
    }
    if isTaken {
      outputs.diagnostics.append(
        Diagnostic(
          .sameOutput, at: tree.place,
          "the output folder '\(tree.folder)' is that of other files, too, or one is in the other; give "
            + "each a folder of its own"))
    }
    outputs.found.append((folder, tree.files))
  }
  // Two runs that lock in the same order cannot wait for each other.
  outputs.found.sort { $0.folder < $1.folder }
  return outputs
}

/// Whether a folder that is in the project by its path is elsewhere by symbolic links.
private func leadsOut(
  _ folder: String, of location: ProjectLocation, _ files: FileSystem
) throws(FileError) -> Bool {
  guard path(folder, below: location.folder) != nil else { return false }
  var existing = folder
  while try files.status(existing) == nil, let parent = parentFolder(of: existing) {
    existing = parent
  }
  return path(
    try files.resolved(existing), below: try files.resolved(location.folder)) == nil
}

/// Begins files that somebody goes on with, where nothing has their names.
private func write(
  _ stubs: [Emission.Stub], _ location: ProjectLocation, _ files: FileSystem, _ console: Console
) throws(FileError) {
  for stub in stubs {
    let path = location.absolute(stub.path)
    guard try !leadsOut(parentFolder(of: path) ?? "/", of: location, files),
      try files.add(path, stub.text), console.verbosity > .quiet
    else { continue }
    console.output("\(location.shown(path)): begun; it is yours to go on with\n")
  }
}

private func openOutput(
  _ folder: String, _ mode: BuildRequest.Mode, _ files: FileSystem, _ console: Console
) throws(FileError) -> Folder? {
  switch mode {
  case .check, .preview: return try files.folderIfAny(folder)
  case .write:
    try files.makeFolders(folder)
    let root = try files.folder(folder)
    try root.lock {
      if console.verbosity > .quiet { console.errors("Waiting for another run to end…\n") }
    }
    return root
  }
}

private func applyReporting(
  _ plan: TreePlan, in root: Folder, jobs: Int, _ console: Console
) throws(FileError) -> [(path: String, status: FileStatus)] {
  do {
    return try apply(plan, in: root, jobs: jobs)
  } catch {
    console.errors(
      "The build of \(plan.folder) stopped in the middle. Every file in it is whole, old or new; "
        + "run again to finish.\n")
    throw error
  }
}
