import Diagnostics

/// Compiles a project: inputs, emitted files, plan, disk.
package func build(
  _ request: BuildRequest, by language: Language, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    if let conflict = request.reports.conflict(from: surroundings.base) {
      console.fail(conflict)
      return .failure
    }
    let start = normalized(joined(surroundings.base, request.folder))
    if try surroundings.files.status(start) == nil {
      reportMissingFolder(request, console)
      return .failure
    }
    guard
      var session = try ProjectSession.open(around: request.folder, in: surroundings, console)
    else { return .failure }
    if let outcome = try repeatedOutcome(of: request, by: language, session, console) {
      return outcome
    }

    var emission = try emit(request, by: language, &session, console)
    let trees = emission.diagnostics.hasErrors ? [] : emission.trees
    let outputs = try locateOutputs(trees, request, session)
    let diagnostics = emission.diagnostics + outputs.diagnostics
    if !request.reports.isEmpty {
      return try reportCheck(outputs, diagnostics, request, session, console)
    }
    console.report(diagnostics, limit: request.problemLimit)
    if diagnostics.hasErrors { return .findings }

    // The files are known, and the model of a large project takes more memory than they.
    let isRemembered = request.mode == .write && request.store(session) != nil
    let record = isRemembered ? emission.examined?.record(session.inputs) : nil
    emission.examined = nil
    let plans = try plan(outputs, request, session, console)
    switch request.mode {
    case .check: return reportStale(plans.map(\.plan), request, console)
    case .preview: return reportPreview(plans.map(\.plan), request, console)
    case .write: break
    }
    let obstacles = plans.flatMap { problems(of: $0.plan) }
    if plans.contains(where: \.plan.isBlocked) {
      console.report(obstacles, limit: request.problemLimit)
      return .findings
    }

    let written = try write(plans, session, console)
    console.report(obstacles, limit: request.problemLimit)
    if !obstacles.isEmpty { return .findings }
    remember(emission.trees, record, diagnostics, request, session, written)
    return .fine
  } catch {
    console.report(error)
    return .failure
  }
}

// MARK: - The remembered run

/// The outcome of a build that repeats the last one, or that only has to write files again or to compile what an
/// edit of specs affects; nil if everything has to be compiled.
private func repeatedOutcome(
  of request: BuildRequest, by language: Language, _ session: ProjectSession, _ console: Console
) throws(FileError) -> Outcome? {
  guard request.mode == .write, !request.isForced, let store = request.store(session),
    let (run, changed) = store.lastRun(jobs: session.surroundings.jobs, upTo: editedFiles),
    let reply = run.reply(
      to: session.audience(limit: request.problemLimit, style: console.errorStyle))
  else { return nil }
  if changed.isEmpty, try !hasLinkedOutput(run, request, session) {
    reply.print(to: console)
    if console.verbosity > .quiet { console.output("Nothing changed\n") }
    return run.outcome
  }
  // If many files have changed, not all of them were looked at.
  let inputs = run.files.prefix(run.inputCount)
  if changed.count >= editedFiles
    ? store.areUnchanged(inputs) : !inputs.contains(where: { changed.contains($0.path) })
  {
    return try writeAgain(run, reply, request, session, store, console)
  }
  return try buildEdited(run, changed, request, by: language, session, store, console)
}

/// Whether the output folder of a run is now outside of the project because of a symbolic link.
private func hasLinkedOutput(
  _ run: RememberedRun, _ request: BuildRequest, _ session: ProjectSession
) throws(FileError) -> Bool {
  guard request.output == nil else { return false }
  for folder in run.outputFolders {
    if try leadsOut(folder, of: session.location, session.files) { return true }
  }
  return false
}

/// Writes the files of the last build again where they are missing or differ; nil if they are not known, or if
/// there are obstacles, which a complete build reports.
private func writeAgain(
  _ run: RememberedRun, _ reply: RememberedRun.Reply, _ request: BuildRequest,
  _ session: ProjectSession, _ store: RunStore, _ console: Console
) throws(FileError) -> Outcome? {
  guard let trees = store.emittedTrees(of: run) else { return nil }
  let outputs = try locateOutputs(trees, request, session)
  guard outputs.diagnostics.isEmpty else { return nil }
  let plans = try plan(outputs, request, session, console)
  guard plans.allSatisfy({ problems(of: $0.plan).isEmpty }) else { return nil }
  let written = try write(plans, session, console)
  reply.print(to: console)
  var next = run
  next.update(written)
  store.save(next)
  return run.outcome
}

/// Remembers a build that did everything requested: its warnings remain valid until a file changes.
private func remember(
  _ trees: [EmittedTree], _ record: CompilationRecord?, _ diagnostics: [Diagnostic],
  _ request: BuildRequest, _ session: ProjectSession, _ written: [SeenFile]
) {
  guard let store = request.store(session) else { return }
  store.save(
    RememberedRun(
      inputs: session.inputs.seen, outputs: written, outcome: .fine,
      replies: replies(diagnostics, request, session),
      compilation: record?.text[...] ?? [],
      emission: store.save(trees)?.text[...] ?? []))
}

/// What a build reports, for each audience.
func replies(
  _ diagnostics: [Diagnostic], _ request: BuildRequest, _ session: ProjectSession
) -> [RememberedRun.Reply] {
  let styles = diagnostics.isEmpty ? [] : TextStyle.allCases
  return styles.map { style in
    RememberedRun.Reply(
      audience: session.audience(limit: request.problemLimit, style: style).hash,
      errors: text(of: diagnostics, limit: request.problemLimit, style: style))
  }
}

extension BuildRequest {
  fileprivate func store(_ session: ProjectSession) -> RunStore? {
    session.store(of: [session.location.folder, output ?? ""])
  }
}

// MARK: - Emitting

/// Emits the files. If the user has to write some of them first and asked for stubs, writes the stubs and
/// emits again.
private func emit(
  _ request: BuildRequest, by language: Language, _ session: inout ProjectSession,
  _ console: Console
) throws(FileError) -> Emission {
  let emission = try language.emit(&session.inputs)
  guard request.mode == .write, request.writesStubs, !emission.stubs.isEmpty else {
    return emission
  }
  try write(emission.stubs, session, console)
  session.readAnew()
  return try language.emit(&session.inputs)
}

/// Writes stubs for the user to complete, except where a file of that name exists.
private func write(
  _ stubs: [Emission.Stub], _ session: ProjectSession, _ console: Console
) throws(FileError) {
  let (location, files) = (session.location, session.files)
  for stub in stubs {
    let path = location.absolute(stub.path)
    guard try !leadsOut(parentFolder(of: path) ?? "/", of: location, files),
      try files.add(path, stub.text), console.verbosity > .quiet
    else { continue }
    console.output("\(printable(location.shown(path))): written; complete it by hand\n")
  }
}

// MARK: - Checking

/// Writes the reports of a check, which contain the problems of specs and the stale files.
private func reportCheck(
  _ outputs: LocatedOutputs, _ diagnostics: [Diagnostic], _ request: BuildRequest,
  _ session: ProjectSession, _ console: Console
) throws(FileError) -> Outcome {
  let plans = diagnostics.hasErrors ? [] : try plan(outputs, request, session, console)
  let found = reportOrder(diagnostics + plans.flatMap { staleFiles(of: $0.plan) })
  try write(found, to: request.reports, limit: request.problemLimit, session, console)
  return found.hasErrors ? .findings : .fine
}

// MARK: - Planning and writing

/// An output folder and its plan.
struct PlannedOutput {
  /// An absolute path.
  let folder: String
  let plan: TreePlan

  /// Open, and locked for writing; nil if the folder does not exist yet.
  let root: Folder?
}

func plan(
  _ outputs: LocatedOutputs, _ request: BuildRequest, _ session: ProjectSession,
  _ console: Console
) throws(FileError) -> [PlannedOutput] {
  var plans: [PlannedOutput] = []
  for output in outputs.found {
    let root = try openOutput(output.folder, request.mode, session.files, console)
    var plan = try planTree(
      output.files, in: root, folder: session.location.shown(output.folder),
      version: session.surroundings.version, jobs: session.surroundings.jobs)
    if request.isForced { plan.insist() }
    plans.append(PlannedOutput(folder: output.folder, plan: plan, root: root))
  }
  return plans
}

func openOutput(
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

/// Carries out plans that are not blocked.
///
/// - Returns: The files that exist afterwards.
func write(
  _ plans: [PlannedOutput], _ session: ProjectSession, _ console: Console
) throws(FileError) -> [SeenFile] {
  var written: [SeenFile] = []
  for output in plans {
    guard let root = output.root else { continue }
    let statuses = try applyReporting(
      output.plan, in: root, jobs: session.surroundings.jobs, console)
    let now = currentTime()
    for ((path, status), content) in zip(statuses, output.plan.files.compactMap(\.content)) {
      written.append(SeenFile(joined(output.folder, path), status, at: now, content: content.text))
    }
    reportWritten(output.plan, console)
  }
  return written
}

func applyReporting(
  _ plan: TreePlan, in root: Folder, jobs: Int, _ console: Console
) throws(FileError) -> [(path: String, status: FileStatus)] {
  do {
    return try apply(plan, in: root, jobs: jobs)
  } catch {
    console.errors(
      "The build of \(printable(plan.folder)) was interrupted. Every file in it is complete, either old or "
        + "new; run again to finish.\n")
    throw error
  }
}
