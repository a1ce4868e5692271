import Compatibility
import DesignModel
import Diagnostics
import Emission
import Linter

// A project passes through one value per phase. Each phase is a function in its own file in this folder:
//
//     disk ── read ──→ ProjectInputs ── decode ──→ DecodedProject ── check ──→ CheckedProject
//                                                                        │
//              ┌─────────────────────────────────────────────────────────┤
//              lint                                                    emit
//              ↓                                                         ↓
//          LintResult                        EmittedProject ── plan ──→ TreePlan ── write ──→ disk
//
// Reading and writing are the only phases that touch files. A phase returns its result together with its
// problems, so that one bad file does not hide the problems of others. `Build` plans and writes; this file
// covers everything before that.

extension Language {
  /// The language of component specs.
  package static let components: Self = {
    var language = Self(emit: compileProject, lint: reviewProject, fix: fixProject)
    language.compileEdits = compileEdited
    return language
  }()
}

/// A project that passed all phases before emission.
///
/// It is large, so that copies of it would not fit into the stacks of small threads.
final class ExaminedProject: Sendable {
  let inputs: ProjectInputs
  let templates: Templates
  let checked: CheckedProject
  let targets: [TargetPlan]
  let linted: LintResult

  /// The problems of all phases except linting.
  let problems: [Diagnostic]

  init(
    inputs: ProjectInputs, templates: Templates, checked: CheckedProject, targets: [TargetPlan],
    linted: LintResult, problems: [Diagnostic]
  ) {
    self.inputs = inputs
    self.templates = templates
    self.checked = checked
    self.targets = targets
    self.linted = linted
    self.problems = problems
  }

  /// Records the project for the next run; nil if there are problems.
  ///
  /// - Parameter reader: Has read all its texts.
  func record(_ reader: InputReader) -> CompilationRecord? {
    guard problems.isEmpty else { return nil }
    return CompilationRecord(checked, inputs, reader, findings: linted)
  }
}

/// - Parameter least: The minimum severity of reported findings.
private func examineProject(
  _ reader: inout InputReader, least: Severity
) throws(FileError) -> ExaminedProject {
  let inputs = try readInputs(&reader)
  let (templates, templateDiagnostics) = Templates.parse(overrides: inputs.templates)
  let decoded = decodeInputs(inputs)
  let checked = checkProject(decoded, inputs)
  let targets = planTargets(of: checked.system, inputs)
  return ExaminedProject(
    inputs: inputs, templates: templates, checked: checked, targets: targets,
    linted: lintProject(decoded, checked, inputs, templates: templates, least: least),
    problems: inputs.diagnostics + templateDiagnostics + checked.diagnostics
      + targets.flatMap(\.problems))
}

/// An examined project without its known findings, as a build sees it: notes are not reported.
private func soundProject(
  _ reader: inout InputReader
) throws(FileError) -> (project: ExaminedProject, diagnostics: [Diagnostic]) {
  let project = try examineProject(&reader, least: .warning)
  return (project, project.problems + (try withoutKnown(project.linted.diagnostics, &reader)))
}

@Sendable private func compileProject(
  _ reader: inout InputReader
) throws(FileError) -> Emission {
  let (project, diagnostics) = try soundProject(&reader)
  var emission = emission(of: project, diagnostics)
  emission.examined = project
  return emission
}

/// Emits the files of a project with the origin of each line.
func traceProject(_ reader: inout InputReader) throws(FileError) -> Emission {
  let (project, diagnostics) = try soundProject(&reader)
  return emission(of: project, diagnostics, traces: true)
}

/// The parts of a project that the Swift compiler checks; nil if there is an error.
func prepareVerification(
  _ reader: inout InputReader
) throws(FileError) -> (project: VerifiedProject?, diagnostics: [Diagnostic]) {
  var memory = CompilationMemory(traces: true)
  return try prepareVerification(&reader, &memory)
}

/// The same, reusing what has not changed since the last time.
///
/// - Parameter memory: Has traces.
func prepareVerification(
  _ reader: inout InputReader, _ memory: inout CompilationMemory
) throws(FileError) -> (project: VerifiedProject?, diagnostics: [Diagnostic]) {
  let project = try compileAgain(&reader, &memory)
  let diagnostics = project.problems + (try withoutKnown(project.lint().diagnostics, &reader))
  memory.edited = project.change.flatMap { memory.edited?.union($0.origins) }
  guard let emitted = project.emitted, !diagnostics.hasErrors else { return (nil, diagnostics) }
  var verified = verifiedProject(
    project.checked.system, emitted, project.inputs, project.templates, reader.location)
  verified.edited = memory.edited
  memory.edited = []
  return (verified, diagnostics)
}

/// The parts of a project without errors that the Swift compiler checks.
func prepareVerification(
  of project: ExaminedProject, in location: ProjectLocation
) -> VerifiedProject {
  verifiedProject(
    project.checked.system, emitProject(project, traces: true), project.inputs,
    project.templates, location)
}

/// The same parts of an earlier version; nil if there is an error.
func prepareEarlierVersion(
  _ reader: inout InputReader
) throws(FileError) -> (project: VerifiedProject?, diagnostics: [Diagnostic]) {
  // It can be pinned to an earlier compiler. Rules find nothing that prevents emission.
  let project = try examineProject(&reader, least: .error)
  let diagnostics = project.problems.filter { $0.id != ProblemID.otherVersion.rawValue }
  if diagnostics.hasErrors { return (nil, diagnostics) }
  return (prepareVerification(of: project, in: reader.location), diagnostics)
}

private func verifiedProject(
  _ system: DesignSystem, _ emitted: EmittedProject, _ inputs: ProjectInputs,
  _ templates: Templates, _ location: ProjectLocation
) -> VerifiedProject {
  var specs: [String: SourceText] = [:]
  let sources =
    inputs.specs + inputs.targetSources.values.flatMap(\.self) + inputs.testSources + [
      inputs.project.source
    ]
  for text in sources { specs[inputs.origin(text)] = text }
  if let tokens = inputs.tokens { specs[tokens.origin] = tokens.files.first }
  return VerifiedProject(
    system: system, components: emitted.components, shared: emitted.shared,
    second: emitted.second,
    templates: templates,
    handwritten: inputs.handwritten.map {
      (normalized(joined(location.base, $0.path)), $0.utf8)
    }, specs: specs, location: location.folder,
    outputFolder: inputs.project.outputs.first { $0.root == .library }?.folder.value ?? ".",
    flags: inputs.project.verify?.flags ?? [], lint: LintSettings(inputs.project),
    tokens: VerifiedTokens(inputs), catalog: inputs.project.catalog)
}

/// What the modules of a project declare for their clients; nil if there is an error.
///
/// - Parameter isEarlier: Whether a later version is compared with it.
func readInterface(
  _ reader: inout InputReader, isEarlier: Bool = false,
  replacing replaced: (EmittedProject) throws(FileError) -> EmittedProject = { $0 }
) throws(FileError) -> (interface: LibraryInterface?, diagnostics: [Diagnostic]) {
  try interface(of: try readInputs(&reader), isEarlier: isEarlier, replacing: replaced)
}

/// Same, for inputs in memory.
///
/// - Parameter replaced: Returns the emitted files to look at instead.
func interface(
  of inputs: ProjectInputs, isEarlier: Bool = false,
  replacing replaced: (EmittedProject) throws(FileError) -> EmittedProject = { $0 }
) throws(FileError) -> (interface: LibraryInterface?, diagnostics: [Diagnostic]) {
  let (templates, templateDiagnostics) = Templates.parse(overrides: inputs.templates)
  let decoded = decodeInputs(inputs)
  let checked = checkProject(decoded, inputs)
  let targets = planTargets(of: checked.system, inputs)
  // An earlier project can be pinned to an earlier compiler. Rules find nothing that prevents emission.
  let isAccepted = { (problem: Diagnostic) in
    isEarlier && problem.id == ProblemID.otherVersion.rawValue
  }
  let diagnostics =
    inputs.diagnostics.filter { !isAccepted($0) } + templateDiagnostics + checked.diagnostics
    + targets.flatMap(\.problems)
  if diagnostics.hasErrors { return (nil, diagnostics) }
  return (
    LibraryInterface(
      try replaced(emitProject(checked, inputs, targets, templates)), of: checked.system, inputs,
      specs: decoded.specs.map { (inputs.origin($0.spec.source), $0.spec) }),
    diagnostics
  )
}

/// The figures of a project; meaningless if there is an error.
func measureProject(
  _ reader: inout InputReader
) throws(FileError) -> (statistics: Statistics, diagnostics: [Diagnostic]) {
  let (project, diagnostics) = try soundProject(&reader)
  if diagnostics.hasErrors { return (Statistics(), diagnostics) }
  let emitted = emitProject(project)
  return (Statistics(emitted, of: project.checked.system.library), diagnostics)
}

@Sendable private func reviewProject(
  _ reader: inout InputReader
) throws(FileError) -> Review {
  let project = try examineProject(&reader, least: .note)
  var review = Review(project.linted)
  review.findings.diagnostics = project.problems + review.findings.diagnostics
  review.examined = project
  return review
}

@Sendable private func fixProject(
  _ reader: inout InputReader, isWanted: (Diagnostic, FixIt) -> Bool
) throws(FileError) -> FixedInputs {
  var inputs = try readInputs(&reader)
  // In a file of another encoding, places refer to the converted text.
  let others = inputs.pathsOfOtherEncodings
  func isApplicable(_ diagnostic: Diagnostic, _ fix: FixIt) -> Bool {
    !fix.edits.contains { others.contains($0.place.source.path) } && isWanted(diagnostic, fix)
  }
  // Specs are checked with the tokens of the fixed files.
  let tokens = applyingFixes(
    inputs.tokens?.files ?? [], isWanted: isApplicable,
    problems: { inputs.with(tokenFiles: $0).tokens?.diagnostics ?? [] })
  inputs = inputs.with(tokenFiles: tokens.texts)
  let specs = applyingFixes(
    inputs.specs, isWanted: isApplicable,
    problems: { findProblems(in: inputs.with(specs: $0), least: .note) })
  return FixedInputs(
    texts: tokens.texts + specs.texts, files: tokens.files + specs.files,
    errors: tokens.errors + specs.errors)
}

/// The problems of specs, read from disk or in memory.
///
/// - Parameter least: The minimum severity of reported findings; nil to skip the rules.
func findProblems(in inputs: ProjectInputs, least: Severity?) -> [Diagnostic] {
  let decoded = decodeInputs(inputs)
  let checked = checkProject(decoded, inputs)
  let problems =
    checked.diagnostics + planTargets(of: checked.system, inputs).flatMap(\.problems)
  guard let least else { return problems }
  let templates = Templates.parse(overrides: inputs.templates).templates
  return problems
    + lintProject(decoded, checked, inputs, templates: templates, least: least).diagnostics
}
