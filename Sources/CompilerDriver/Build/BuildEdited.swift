import Diagnostics
import SwiftRendering

/// Compiles and writes only what an edit of some specs affects.
///
/// - Parameters:
///   - run: The last build.
///   - changed: The paths of the files that have changed since.
/// - Returns: Nil if everything has to be compiled.
func buildEdited(
  _ run: RememberedRun, _ changed: Set<String>, _ request: BuildRequest, by language: Language,
  _ session: ProjectSession, _ store: RunStore, _ console: Console
) throws(FileError) -> Outcome? {
  var session = session
  guard
    let edited = try session.compileEdits(since: run, in: changed, for: .build, by: language)
  else { return nil }
  let diagnostics = try withoutKnown(edited.record.findings.diagnostics, &session.inputs)
  guard !diagnostics.hasErrors,
    let plans = try planEdited(edited, after: run, request, session, console)
  else { return nil }
  let written = try write(plans, session, console)
  console.report(diagnostics, limit: request.problemLimit)
  if plans.isEmpty, console.verbosity > .quiet { console.output("Nothing changed\n") }

  var next = run
  next.update(session.inputs.seen + written)
  next.replies = replies(diagnostics, request, session)
  next.compilation = edited.record.text[...]
  if var emission = EmissionRecord(run.emission) {
    emission.replace(edited.trees)
    next.emission = emission.text[...]
  }
  store.save(next)
  return run.outcome
}

/// Plans the changes of files; nil if another run has written to an output folder in the meantime, or if
/// there are obstacles, which a complete build reports.
private func planEdited(
  _ edited: EditedCompilation, after run: RememberedRun, _ request: BuildRequest,
  _ session: ProjectSession, _ console: Console
) throws(FileError) -> [PlannedOutput]? {
  let outputs = try locateOutputs(edited.trees, request, session)
  guard outputs.diagnostics.isEmpty else { return nil }
  let version = session.surroundings.version
  var plans: [PlannedOutput] = []
  for output in outputs.found where !output.files.isEmpty {
    guard let root = try openOutput(output.folder, .write, session.files, console) else {
      return nil
    }
    let manifest = joined(output.folder, Manifest.name)
    let (text, status) = try root.contents(of: Manifest.name, links: .refuse)
    guard run.files.contains(where: { $0.path == manifest && $0.status == status }),
      let plan = try planChanges(
        output.files, manifest: text, in: root, folder: session.location.shown(output.folder),
        version: version),
      problems(of: plan).isEmpty
    else { return nil }
    plans.append(PlannedOutput(folder: output.folder, plan: plan, root: root))
  }
  return plans
}
