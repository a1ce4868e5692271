import Diagnostics
import English
import SwiftRendering

/// The output folders of a watched project, and what this process has written to them.
struct WatchedOutput {
  /// The files to write.
  enum Files {
    /// The files of a compilation without problems, and what changed since the last one; nil if anything may
    /// have changed.
    case sound(SoundCompilation.Change?)

    /// The files of a compilation with warnings.
    case other
  }

  /// The result of writing.
  struct Written {
    /// The problems that prevented writing.
    var problems: [Diagnostic] = []

    /// A line for each folder that changed.
    var lines: [String] = []
  }

  private let session: ProjectSession
  private let console: Console

  /// The manifests of the output folders if their files belong to the last compilation without problems.
  private var manifests: [String: [UInt8]]?

  init(_ session: ProjectSession, _ console: Console) {
    self.session = session
    var quiet = console
    // Output lines get a time stamp here.
    quiet.verbosity = .quiet
    self.console = quiet
  }

  /// Records that the files may differ from those of the last compilation.
  mutating func forget() { manifests = nil }

  mutating func write(
    _ trees: () -> [EmittedTree], _ files: Files
  ) throws(FileError) -> Written {
    if case .sound(let change?) = files, !change.movesFiles,
      let written = try writeChanges(change)
    {
      return written
    }
    manifests = nil
    var written = Written()
    let request = BuildRequest(folder: session.location.folder)
    let outputs = try locateOutputs(trees(), request, session)
    if outputs.diagnostics.hasErrors {
      written.problems = outputs.diagnostics
      return written
    }
    let plans = try plan(outputs, request, session, console)
    written.problems = outputs.diagnostics + plans.flatMap { problems(of: $0.plan) }
    if plans.contains(where: \.plan.isBlocked) { return written }
    _ = try CompilerDriver.write(plans, session, console)
    written.lines = plans.compactMap { line(of: $0.plan) }
    if case .sound = files, written.problems.isEmpty {
      manifests = Dictionary(
        uniqueKeysWithValues: plans.compactMap { output in
          output.plan.files.last?.text.map { (output.folder, $0) }
        })
    }
    return written
  }

  /// Writes the changed files; nil if all files have to be compared.
  private mutating func writeChanges(
    _ change: SoundCompilation.Change
  ) throws(FileError) -> Written? {
    var written = Written()
    // If tests have a separate output folder, everything is compared.
    guard let known = manifests, known.count == 1, let (folder, manifest) = known.first,
      change.files.allSatisfy({ $0.root == .library })
    else { return nil }
    if change.files.isEmpty { return written }
    manifests = nil
    // Another program may have removed it.
    guard let root = try session.files.folderIfAny(folder) else { return nil }
    try root.lock {}
    guard try root.status(Manifest.name, links: .refuse)?.kind == .file,
      try root.contents(of: Manifest.name, links: .refuse).bytes == manifest,
      let plan = try planChanges(
        change.files, manifest: manifest, in: root, folder: session.location.shown(folder),
        version: session.surroundings.version)
    else { return nil }
    written.problems = problems(of: plan)
    if plan.isBlocked { return written }
    _ = try applyReporting(plan, in: root, jobs: 1, console)
    manifests = plan.files.last?.text.map { [folder: $0] }
    if let line = line(of: plan) { written.lines.append(line) }
    return written
  }

  /// Describes the changes in a folder; nil if there are none.
  private func line(of plan: TreePlan) -> String? {
    var written = 0
    var removed = 0
    for file in plan.files where file.path != Manifest.name {
      switch file.finding {
      case .missing, .outdated, .conflicted: written += 1
      case .orphan: removed += 1
      case .unchanged, .edited, .editedOrphan, .blocked: break
      }
    }
    if written == 0, removed == 0 { return nil }
    let removal = removed == 0 ? "" : ", \(removed) removed"
    return "\(plan.folder): \(counted(written, "file")) written\(removal)"
  }
}
