import Diagnostics
import English

/// Diagnostics, sorted by whether the baseline contains them.
struct SortedDiagnostics {
  var reported: [Diagnostic]
  var known: [Diagnostic] = []

  /// Whether there is a baseline.
  var hasBaseline = false

  /// Whether it contained findings that no longer exist.
  var hasShrunk = false
}

/// Applies the baseline, and writes it if requested.
func sorted(
  _ diagnostics: [Diagnostic], _ use: LintRequest.BaselineUse, _ session: inout ProjectSession,
  _ console: Console
) throws(FileError) -> SortedDiagnostics {
  let (location, files) = (session.location, session.files)
  let path =
    use.file.map { normalized(joined(location.base, $0)) }
    ?? location.absolute(Baseline.fileName)
  if case .write = use.change {
    let baseline = Baseline(diagnostics, location)
    try files.put(path, Array(baseline.text.utf8))
    console.note(
      "\(location.shown(path)): \(counted(baseline.total, "finding")) recorded, which are ignored "
        + "from now on")
    let (reported, known, _) = baseline.sorted(diagnostics, location)
    return SortedDiagnostics(reported: reported, known: known, hasBaseline: true)
  }
  if use.file != nil, try files.status(path) == nil { throw .missing(path) }
  guard let file = try session.inputs.textIfAny(path) else {
    return SortedDiagnostics(reported: diagnostics)
  }
  let (baseline, problems) = Baseline.read(file)
  let (reported, known, fixed) = baseline.sorted(diagnostics, location)
  var sorted = SortedDiagnostics(reported: problems + reported, known: known, hasBaseline: true)
  // Where specs have errors, rules do not run, so it is unknown which findings were fixed.
  guard case .ratchet = use.change, !fixed.isEmpty, problems.isEmpty,
    !reported.contains(where: { $0.severity == .error })
  else { return sorted }
  try files.put(
    path, Array(baseline.without(fixed).text.utf8), expecting: .bytes(file.utf8))
  console.note(
    "\(location.shown(path)): \(counted(fixed.total, "finding")) fixed and removed from the "
      + "baseline; commit the file"
  )
  sorted.hasShrunk = true
  return sorted
}
