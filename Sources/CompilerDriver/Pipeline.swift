import DesignModel
import Diagnostics
import Linter
import Specification
import SwiftRendering
import SwiftUIEmitter
import YAMLSyntax

// bytes → syntax tree → spec → checked model → files. One function per arrow; each returns what it
// could make and what is to be said, so that one bad file does not hide the problems of others.

extension Language {
  /// The language of component specs.
  package static let components = Self(emit: emitProject, lint: lintProject)
}

@Sendable private func emitProject(_ reader: inout InputReader) throws(FileError) -> Emission {
  let project = try readProject(&reader)
  if project.diagnostics.hasErrors {
    return Emission(trees: [], diagnostics: project.diagnostics)
  }
  let (components, shared) = emitFiles(of: project, jobs: reader.jobs)
  let tree = EmittedTree(
    folder: project.output, place: project.outputPlace,
    files: components.flatMap(\.files) + shared)
  return Emission(trees: [tree], diagnostics: project.diagnostics)
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
    components: components.map { ComponentStatistics($0.component, files: $0.files) },
    shared: EmittedFigures(shared))
  return (statistics, project.diagnostics)
}

@Sendable private func lintProject(_ reader: inout InputReader) throws(FileError) -> [Diagnostic] {
  try readProject(&reader).diagnostics
}

/// A project, read and checked.
private struct CheckedProject {
  let system: DesignSystem
  let templates: Templates

  /// The output folder, from the project's.
  let output: String

  /// Where the project file names it, or could.
  let outputPlace: Place
  let diagnostics: [Diagnostic]
}

private func readProject(_ reader: inout InputReader) throws(FileError) -> CheckedProject {
  let (project, projectDiagnostics) = readSpec(
    try reader.text(ProjectLocation.fileName), decodeProject)
  let (sources, specDiagnostics) = try readSources(of: project, &reader)
  let (templates, templateDiagnostics) = Templates.parse(
    overrides: try readTemplates(project.templates?.value, &reader))
  let location = reader.location
  let (system, diagnostics) = checkSpecs(
    sources, of: project, origin: { location.origin(ofShown: $0.path) }, jobs: reader.jobs)
  return CheckedProject(
    system: system, templates: templates, output: project.output?.value ?? "Generated",
    outputPlace: project.output?.place ?? Place(project.source, Span(0, 0)),
    diagnostics: projectDiagnostics + versionDiagnostics(project) + specDiagnostics
      + templateDiagnostics + diagnostics)
}

/// Reads and checks specs that are in memory.
private func checkSpecs(
  _ sources: [SourceText], of project: ProjectSpec,
  origin: @escaping @Sendable (SourceText) -> String, jobs: Int
) -> (system: DesignSystem, diagnostics: [Diagnostic]) {
  let read = concurrentMap(sources, jobs: jobs) { source in readSpec(source, decodeComponent) }
  let (system, diagnostics) = check(
    project, read.map(\.spec), origin: origin,
    map: { count, transform in concurrentMap(Array(0..<count), jobs: jobs, transform) })
  let reading = read.flatMap(\.diagnostics)
  let sound = read.filter { !$0.diagnostics.hasErrors }.map(\.spec)
  let findings = lint(sound, system, origin: origin)
  return (system, reading + withoutFollowing(diagnostics, reading) + findings)
}

/// The problems of a project that is in memory.
func problems(of specs: [SourceText], in project: SourceText) -> [Diagnostic] {
  let (project, diagnostics) = readSpec(project, decodeProject)
  return diagnostics + checkSpecs(specs, of: project, origin: \.path, jobs: 1).diagnostics
}

/// The problems of the model without those that only follow from something that was not read.
private func withoutFollowing(_ model: [Diagnostic], _ reading: [Diagnostic]) -> [Diagnostic] {
  let broken = Set(reading.filter { $0.severity == .error }.compactMap { $0.place?.source.path })
  return model.filter { diagnostic in
    !tellsOfLack.contains(diagnostic.id)
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
          "missing-specs", at: place.place,
          "there is no '\(place.value)' beside the project file to read specs from; make it, or "
            + "name another folder, as in 'specs: components'"))
    }
  }
  let sources = try reader.texts(at: places)
  if sources.isEmpty, diagnostics.isEmpty {
    diagnostics.append(
      Diagnostic(
        "no-specs", at: named[0].place,
        "there is no spec in '\(named[0].value)': a library needs a component, such as "
          + "'\(named[0].value)/Card.yaml' with 'component: Card'"))
  }
  return (sources, diagnostics)
}

/// Reads one file of the language.
private func readSpec<Spec>(
  _ file: SourceText, _ decode: (Node?, SourceText) -> (spec: Spec, diagnostics: [Diagnostic])
) -> (spec: Spec, diagnostics: [Diagnostic]) {
  let text = decodeText(file.utf8, path: file.path)
  let document = parseYAML(text.source)
  let (spec, diagnostics) = decode(document.root, text.source)
  let before = text.diagnostics + document.diagnostics
  // What a file lacks cannot be told from a file that was not read to its end.
  let told = before.hasErrors ? diagnostics.filter { !tellsOfLack.contains($0.id) } : diagnostics
  return (spec, before + told)
}

/// The identifiers of diagnostics about what is not there.
private let tellsOfLack: Set<String> = [
  "empty-file", "empty-type", "missing-default", "missing-key", "missing-swift", "no-body",
  "no-default-style", "no-forms",
]

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
      "other-version", at: pin.place,
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
