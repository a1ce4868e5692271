import Diagnostics
import English

/// The problems of a plan: each file that prevents it from being carried out, or that is kept although it
/// should be removed.
func problems(of plan: TreePlan) -> [Diagnostic] {
  plan.files.compactMap { file in
    problem(file).map { diagnostic($0.id, $0.message, on: file, plan) }
  }
}

/// A problem for each file that is not up to date.
func staleFiles(of plan: TreePlan) -> [Diagnostic] {
  plan.files.compactMap { file in
    guard let reason = staleness(file, plan) else { return nil }
    // A build would refuse to replace some files, and their problems say what to do.
    let (id, message) =
      problem(file)
      ?? (.staleFile, "the file is stale (\(reason)); run 'dscompile build' and commit the result")
    return diagnostic(id, message, on: file, plan)
  }
}

private func diagnostic(
  _ id: ProblemID, _ message: String, on file: PlannedFile, _ plan: TreePlan
) -> Diagnostic {
  let source = SourceText(path: joined(plan.folder, file.path), utf8: [])
  return Diagnostic(id, at: Place(source, Span(0, 0)), message)
}

private func problem(_ file: PlannedFile) -> (id: ProblemID, message: String)? {
  switch file.finding {
  case .unchanged, .missing, .outdated, .conflicted, .orphan: nil
  case .edited:
    (
      .editedByHand,
      "the file was edited by hand, or a merge mixed two versions; move changes to its spec, then "
        + "overwrite it with --force"
    )
  case .editedOrphan:
    (
      .editedOrphan,
      "no spec emits this file anymore; it is kept because it was edited by hand; move it out of "
        + "the output folder or delete it"
    )
  case .blocked(let obstacle): (.outputInTheWay, description(of: obstacle))
  }
}

private func description(of obstacle: PlannedFile.Obstacle) -> String {
  switch obstacle {
  case .foreignFile:
    "dscompile did not write the existing file; move or delete it"
  case .folder: "a folder has the name of the file; move or delete it"
  case .notFile(let path):
    "'\(path)' is a symbolic link or a special file, and nothing is written there; move or delete "
      + "it"
  case .fileAsFolder(let path):
    "'\(path)' is a file, and a folder is needed there; move or delete it"
  case .otherCase(let path):
    "'\(path)' differs from this path only in letter case, which some file systems ignore; rename "
      + "or delete it"
  }
}

/// Why a file is not up to date; nil if it is.
private func staleness(_ file: PlannedFile, _ plan: TreePlan) -> String? {
  switch file.finding {
  case .unchanged: nil
  case .missing: "missing"
  case .outdated:
    if let version = plan.otherVersion {
      "other version: written by dscompile \(version)"
    } else if file.path == Manifest.name {
      "lists other files"
    } else {
      "spec changed"
    }
  case .conflicted: "has conflict markers of a merge"
  case .edited: "edited by hand"
  case .orphan: "orphan: no spec emits this file"
  case .editedOrphan: "orphan, edited by hand"
  case .blocked(let obstacle): description(of: obstacle)
  }
}

/// What is wrong with the first argument of `dscompile` if it looks like a misspelled command.
///
/// - Parameter word: The argument; nil if there is none.
/// - Returns: A message; nil for a command, an option, or a word that does not resemble a command.
package func misspelledCommand(_ word: String?, among commands: [String]) -> String? {
  guard let word, !word.hasPrefix("-"), !commands.contains(word),
    let near = nearest(word, among: commands)
  else { return nil }
  return "there is no command '\(printable(word))'; did you mean '\(near)'?"
}

func reportMissingFolder(_ request: BuildRequest, _ console: Console) {
  let hint = nearest(request.folder, among: request.commands)
    .map { "; did you mean the command '\($0)'?" }
  console.fail("there is no folder '\(printable(request.folder))'\(hint ?? "")")
}

/// The problems of a build and their number.
func text(of diagnostics: [Diagnostic], limit: Int?, style: TextStyle) -> String {
  let diagnostics = reportOrder(diagnostics)
  return textReport(diagnostics, style: style, limit: limit ?? shownProblems)
    + summary(of: diagnostics) + "\n"
}

/// Lists the stale files.
func reportStale(_ plans: [TreePlan], _ request: BuildRequest, _ console: Console) -> Outcome {
  var count = 0
  for plan in plans {
    for file in plan.files {
      guard let reason = staleness(file, plan) else { continue }
      count += 1
      if console.verbosity > .quiet {
        console.output("\(printable(joined(plan.folder, file.path))): \(reason)\n")
      }
    }
    if request.showsDiff { console.show(diff(of: plan)) }
  }
  if console.verbosity > .quiet {
    // A build would refuse to replace the obstacle, and explain what to do.
    let remedy =
      plans.contains(where: \.isBlocked)
      ? "run 'dscompile build' to see the problems" : "run 'dscompile build'"
    console.output(
      count == 0 ? "Everything is up to date\n" : "\(filesCount(count)) stale; \(remedy)\n")
  }
  return count == 0 ? .fine : .findings
}

/// Lists the changes that a build would make.
func reportPreview(
  _ plans: [TreePlan], _ request: BuildRequest, _ console: Console
) -> Outcome {
  let problems = plans.flatMap { CompilerDriver.problems(of: $0) }
  for plan in plans {
    if request.showsDiff {
      console.show(diff(of: plan))
    } else {
      console.output(actions(of: plan).joined())
    }
  }
  console.report(problems)
  return problems.isEmpty ? .fine : .findings
}

/// Reports the changes that were made.
func reportWritten(_ plan: TreePlan, _ console: Console) {
  if console.verbosity >= .verbose { console.output(actions(of: plan).joined()) }
  guard console.verbosity > .quiet else { return }
  var written = 0
  var removed = 0
  var unchanged = plan.untouched
  for file in plan.files where file.path != Manifest.name {
    switch file.finding {
    case .missing, .outdated, .conflicted: written += 1
    case .orphan: removed += 1
    case .unchanged: unchanged += 1
    case .edited, .editedOrphan, .blocked: break
    }
  }
  console.output(
    "\(printable(plan.folder)): \(filesCount(written)) written, \(removed) removed, \(unchanged) unchanged\n"
  )
}

private func filesCount(_ count: Int) -> String { counted(count, "file") }

private func actions(of plan: TreePlan) -> [String] {
  plan.files.compactMap { file in
    let path = printable(joined(plan.folder, file.path))
    return switch file.finding {
    case .missing: "create \(path)\n"
    case .outdated, .conflicted: "update \(path)\n"
    case .orphan: "remove \(path)\n"
    case .unchanged, .edited, .editedOrphan, .blocked: nil
    }
  }
}

/// All changes line by line, except those of the manifest, which follow from the others.
private func diff(of plan: TreePlan) -> String {
  plan.files.filter { $0.path != Manifest.name }.map { file in
    switch file.finding {
    case .unchanged, .editedOrphan, .blocked: ""
    case .missing, .outdated, .conflicted, .edited, .orphan:
      unifiedDiff(
        from: file.current, to: file.text,
        path: joined(plan.folder, file.path))
    }
  }.joined()
}
