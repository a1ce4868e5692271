import DesignModel
import Diagnostics
import Linter
import Specification
import SwiftFragments
import SwiftRendering
import SwiftUIEmitter
import YAMLSyntax

// bytes → syntax tree → spec → checked model → files. One function per arrow; each returns what it
// could make and what is to be said, so that one bad file does not hide the problems of others.

extension Language {
  /// The language of component specs.
  package static let components = Self(emit: emitProject, lint: lintProject, mend: mendProject)
}

@Sendable private func emitProject(_ reader: inout InputReader) throws(FileError) -> Emission {
  emission(of: try readProject(&reader), jobs: reader.jobs)
}

/// Makes the files of a project, which say what their lines are from.
func traceProject(_ reader: inout InputReader) throws(FileError) -> Emission {
  var project = try readProject(&reader)
  project.templates.traces = true
  return emission(of: project, jobs: reader.jobs)
}

private func emission(of project: CheckedProject, jobs: Int) -> Emission {
  if project.diagnostics.hasErrors {
    let library = project.system.library
    let stubs = project.system.missingBodies.map {
      Emission.Stub(path: $0.file, text: stub(of: $0, in: library))
    }
    return Emission(trees: [], diagnostics: project.diagnostics, stubs: stubs)
  }
  let (components, shared) = emitFiles(of: project, jobs: jobs)
  let files = components.flatMap(\.files) + shared
  let trees = project.outputs.map { output in
    EmittedTree(
      folder: output.folder.value, place: output.folder.place,
      isReplaceable: project.system.library.isPackage,
      files: files.filter { $0.root == output.root })
  }
  return Emission(trees: trees, diagnostics: project.diagnostics)
}

/// The files of each component, and those of what they share.
private func emitFiles(
  of project: CheckedProject, jobs: Int
) -> (components: [(component: Component, files: [EmittedFile])], shared: [EmittedFile]) {
  let system = project.system
  let templates = project.templates
  let components = concurrentMap(system.components, jobs: jobs) { component in
    (component: component, files: emit(component, in: system.library, templates))
  }
  return (components, emitLibraryFiles(of: system, templates))
}

/// The figures of a project, of no account if there is an error.
func measureProject(
  _ reader: inout InputReader
) throws(FileError) -> (statistics: Statistics, diagnostics: [Diagnostic]) {
  let project = try readProject(&reader)
  if project.diagnostics.hasErrors { return (Statistics(), project.diagnostics) }
  let (components, shared) = emitFiles(of: project, jobs: reader.jobs)
  let statistics = Statistics(
    components: components.map { component, files in
      ComponentStatistics(
        component, files: files,
        coverage: previewCoverage(of: component, in: project.system.library))
    },
    shared: EmittedFigures(shared))
  return (statistics, project.diagnostics)
}

@Sendable private func lintProject(_ reader: inout InputReader) throws(FileError) -> LintResult {
  let project = try readProject(&reader, least: .note)
  return LintResult(told: project.diagnostics, suppressed: project.suppressed)
}

@Sendable private func mendProject(
  _ reader: inout InputReader, isWanted: (Diagnostic, FixIt) -> Bool
) throws(FileError) -> MendedInputs {
  let project = try readProjectFile(&reader)
  let sources = try readSources(of: project, &reader).sources
  let handwritten = try readHandwritten(of: project, &reader).sources
  let (location, jobs) = (reader.location, reader.jobs)
  // In a file of another encoding, places are those of another text.
  let others = Set(
    sources.filter { decodeText($0.utf8, path: $0.path).source.utf8 != $0.utf8 }.map(\.path))
  return mended(
    sources,
    isWanted: { diagnostic, fix in
      !fix.edits.contains { others.contains($0.place.source.path) } && isWanted(diagnostic, fix)
    },
    problems: { sources in
      checkSpecs(
        sources, handwritten, of: project, least: .note,
        origin: { location.origin(ofShown: $0.path) }, jobs: jobs
      ).found.told
    })
}

/// A project, read and checked.
private struct CheckedProject {
  let system: DesignSystem
  var templates: Templates

  /// The output folders, from the project's.
  let outputs: [Output]
  let diagnostics: [Diagnostic]

  /// What comments keep from being told.
  let suppressed: [SuppressedDiagnostic]
}

/// An output folder.
private struct Output {
  let root: EmittedFile.Root

  /// From the project's folder, where the project file names it or could.
  let folder: Located<String>
}

extension ProjectSpec {
  /// Where its files go.
  fileprivate var outputs: [Output] {
    switch output {
    case .package(let folder): [Output(root: .library, folder: folder)]
    case .target(let target):
      (target.sources.map { [Output(root: .library, folder: $0)] } ?? [])
        + (target.tests.map { [Output(root: .tests, folder: $0)] } ?? [])
    case nil:
      [Output(root: .library, folder: Located("Generated", at: Place(source, Span(0, 0))))]
    }
  }
}

/// - Parameter least: The mildest of what rules find that is told: builds are silent about notes.
private func readProject(
  _ reader: inout InputReader, least: Severity = .warning
) throws(FileError) -> CheckedProject {
  let (project, projectDiagnostics, _) = readSpec(
    try reader.text(ProjectLocation.fileName), decodeProject)
  let (sources, specDiagnostics) = try readSources(of: project, &reader)
  let (templates, templateDiagnostics) = Templates.parse(
    overrides: try readTemplates(project.templates?.value, &reader))
  let (handwritten, handwrittenDiagnostics) = try readHandwritten(of: project, &reader)
  let location = reader.location
  let (system, found) = checkSpecs(
    sources, handwritten, of: project, least: least,
    origin: { location.origin(ofShown: $0.path) }, jobs: reader.jobs)
  return CheckedProject(
    system: system, templates: templates, outputs: project.outputs,
    diagnostics: projectDiagnostics + versionDiagnostics(project) + specDiagnostics
      + handwrittenDiagnostics + templateDiagnostics + (try withoutKnown(found.told, &reader)),
    suppressed: found.suppressed)
}

/// Reads what a project file says, whatever is wrong with it.
func readProjectFile(_ reader: inout InputReader) throws(FileError) -> ProjectSpec {
  readSpec(try reader.text(ProjectLocation.fileName), decodeProject).spec
}

/// Reads and checks specs that are in memory.
///
/// - Parameter least: The mildest of what rules find that is told; nil if they are not asked.
private func checkSpecs(
  _ sources: [SourceText], _ handwritten: [SourceText], of project: ProjectSpec,
  least: Severity?, origin: @escaping @Sendable (SourceText) -> String, jobs: Int
) -> (system: DesignSystem, found: LintResult) {
  let read = concurrentMap(sources, jobs: jobs) { source in readSpec(source, decodeComponent) }
  let outlines = concurrentMap(handwritten, jobs: jobs) { SwiftFileOutline(of: $0) }
  let (system, diagnostics) = checkDesignSystem(
    project, read.map(\.spec), handwritten: outlines, origin: origin,
    map: { count, transform in concurrentMap(Array(0..<count), jobs: jobs, transform) })
  let reading = read.flatMap(\.diagnostics) + outlines.flatMap(\.diagnostics)
  let isPartial = reading.hasErrors
  let settings = project.lint.map { lint in
    check(
      lint, specs: read.map { (origin($0.spec.source), $0.spec.component?.text) },
      isPartial: isPartial)
  }
  let problems = reading + withoutFollowing(diagnostics, reading) + (settings ?? [])
  guard let least else { return (system, LintResult(told: problems)) }
  let sound = read.filter { !$0.diagnostics.hasErrors }.map { LintedSpec($0.spec, $0.document) }
  var found = lint(
    sound, system, settings: LintSettings(project), least: least, isPartial: isPartial,
    previewGaps: { previewGaps(of: $0, in: system.library) }, origin: origin,
    map: { count, transform in concurrentMap(Array(0..<count), jobs: jobs, transform) })
  found.told = problems + found.told
  return (system, found)
}

/// The texts of the project file and of the specs that it names.
func specTexts(
  _ reader: inout InputReader
) throws(FileError) -> (texts: [SourceText], diagnostics: [Diagnostic]) {
  let file = try reader.text(ProjectLocation.fileName)
  let project = readSpec(file, decodeProject).spec
  let (sources, diagnostics) = try readSources(of: project, &reader)
  return ([file] + sources, diagnostics)
}

/// Checks a spec that is to be added to a project.
///
/// - Parameter name: The name of its file.
/// - Returns: The path of the file, from the project's folder, and the problems of the spec.
func checkNewSpec(
  _ text: String, named name: String, _ reader: inout InputReader
) throws(FileError) -> (path: String, diagnostics: [Diagnostic]) {
  let (project, diagnostics, _) = readSpec(
    try reader.text(ProjectLocation.fileName), decodeProject)
  let folder = project.specs.first { !$0.value.hasSuffix(".yaml") && !$0.value.hasSuffix(".yml") }
  let path = "\(folder?.value ?? "components")/\(name)"
  let location = reader.location
  let source = SourceText(path: location.shown(location.absolute(path)), text)
  // Elsewhere there may be no spec yet, and there may be problems.
  let sources = try readSources(of: project, &reader).sources
  let handwritten = try readHandwritten(of: project, &reader).sources
  let problems = checkSpecs(
    sources + [source], handwritten, of: project, least: .warning,
    origin: { location.origin(ofShown: $0.path) }, jobs: reader.jobs
  ).found.told
  return (path, diagnostics + problems.filter { $0.place?.source.path == source.path })
}

/// The problems of a project that is in memory.
///
/// - Parameter least: The mildest of what rules find that is told; nil if they are not asked.
func problems(
  of specs: [SourceText], _ handwritten: [SourceText] = [], in project: SourceText,
  least: Severity? = nil
) -> [Diagnostic] {
  let (project, diagnostics, _) = readSpec(project, decodeProject)
  return diagnostics
    + checkSpecs(specs, handwritten, of: project, least: least, origin: \.path, jobs: 1)
    .found.told
}

/// The problems of the model without those that only follow from something that was not read.
private func withoutFollowing(_ model: [Diagnostic], _ reading: [Diagnostic]) -> [Diagnostic] {
  let broken = Set(reading.filter { $0.severity == .error }.compactMap { $0.place?.source.path })
  return model.filter { diagnostic in
    !diagnostic.identifier.isAboutAbsence
      || diagnostic.place.map { !broken.contains($0.source.path) } ?? true
  }
}

/// Reads the specs that a project file names, each of which has to be there.
private func readSources(
  of project: ProjectSpec, _ reader: inout InputReader
) throws(FileError) -> (sources: [SourceText], diagnostics: [Diagnostic]) {
  let start = Place(project.source, Span(0, 0))
  let named = project.specs.isEmpty ? [Located("components", at: start)] : project.specs
  var diagnostics: [Diagnostic] = []
  var places: [String] = []
  for place in named {
    if try reader.isThere(place.value) {
      places.append(place.value)
    } else {
      diagnostics.append(
        Diagnostic(
          .missingSpecs, at: place.place,
          "there is no '\(place.value)' beside the project file to read specs from; make it, or "
            + "name another folder, as in 'specs: components'"))
    }
  }
  let sources = try reader.texts(at: places)
  if sources.isEmpty, diagnostics.isEmpty {
    diagnostics.append(
      Diagnostic(
        .noSpecs, at: named[0].place,
        "there is no spec in '\(named[0].value)': a library needs a component, such as "
          + "'\(named[0].value)/Card.yaml' with 'component: Card'"))
  }
  return (sources, diagnostics)
}

/// Reads what somebody wrote for the target that the emitted files go to.
private func readHandwritten(
  of project: ProjectSpec, _ reader: inout InputReader
) throws(FileError) -> (sources: [SourceText], diagnostics: [Diagnostic]) {
  // Without a target there is an error that says more.
  guard project.targetOutput != nil else { return ([], []) }
  let outputs = project.outputs.map { reader.location.absolute($0.folder.value) }
  var diagnostics: [Diagnostic] = []
  var places: [String] = []
  for place in project.sources {
    let absolute = reader.location.absolute(place.value)
    if outputs.contains(where: { path(absolute, below: $0) != nil }) {
      diagnostics.append(
        Diagnostic(
          .sourcesInOutput, at: place.place,
          "'\(place.value)' is in the output folder, where files are emitted; give these a folder of "
            + "their own, as in 'output: {sources: \(place.value)/Generated}'"))
    } else if try reader.isThere(place.value) {
      places.append(place.value)
    } else {
      diagnostics.append(
        Diagnostic(
          .missingSources, at: place.place,
          "there is no '\(place.value)' in the project's folder to read Swift from; name the folder of "
            + "the target's own files, or remove it"))
    }
  }
  return (try reader.texts(at: places, types: ["swift"], except: Set(outputs)), diagnostics)
}

/// Reads one file of the language.
private func readSpec<Spec>(
  _ file: SourceText, _ decode: (Node?, SourceText) -> (spec: Spec, diagnostics: [Diagnostic])
) -> (spec: Spec, diagnostics: [Diagnostic], document: ParsedDocument) {
  let text = decodeText(file.utf8, path: file.path)
  let document = parseYAML(text.source)
  let (spec, diagnostics) = decode(document.root, text.source)
  let before = text.diagnostics + document.diagnostics
  // What a file lacks cannot be told from a file that was not read to its end.
  let told = before.hasErrors ? diagnostics.filter { !$0.identifier.isAboutAbsence } : diagnostics
  return (spec, before + told, document)
}

/// Reads a team's own templates, where there are any.
private func readTemplates(
  _ folder: String?, _ reader: inout InputReader
) throws(FileError) -> [TemplateKind: SourceText] {
  guard let folder else { return [:] }
  var overrides: [TemplateKind: SourceText] = [:]
  for kind in TemplateKind.allCases {
    overrides[kind] = try reader.textIfAny("\(folder)/\(kind.fileName)")
  }
  return overrides
}

/// A project that is pinned to another version is an error before anything is written.
private func versionDiagnostics(_ project: ProjectSpec) -> [Diagnostic] {
  guard let pin = project.dscompile, !compilerVersion.isVersion(pin.value) else { return [] }
  return [
    Diagnostic(
      .otherVersion, at: pin.place,
      "this project is for dscompile \(pin.value), and this is \(compilerVersion); "
        + "install that version, or change the pin and review what it emits")
  ]
}

extension String {
  /// Whether a pin means this version: `1`, `1.2` and `1.2.3` all mean `1.2.3`.
  fileprivate func isVersion(_ pin: String) -> Bool {
    let parts = split(separator: ".")
    let wanted = pin.split(separator: ".")
    return parts.count >= wanted.count && zip(parts, wanted).allSatisfy { $0 == $1 }
  }
}
