import Diagnostics
import Specification
import SwiftUIEmitter
import YAMLSyntax

/// The first phase: what a project is compiled from.
struct ProjectInputs: Sendable {
  /// Where the project is; `origin(ofShown:)` names its specs in emitted files.
  let location: ProjectLocation

  /// How many processors are used at most.
  let jobs: Int

  /// What the project file says. It is read first, because it names all others.
  private(set) var project: ProjectSpec
  private(set) var specs: [SourceText]

  /// What somebody wrote for the target that the emitted files go to.
  let handwritten: [SourceText]

  /// What somebody wrote for the UIKit module.
  let uiKitSources: [SourceText]

  /// A team's own.
  let templates: [TemplateKind: SourceText]

  /// The design tokens; nil if the project has none, or its path was not read.
  private(set) var tokens: ProjectTokens?

  /// What is wrong with the project file.
  let projectDiagnostics: [Diagnostic]

  /// What is wrong with the project file and its version, and what it names and is not there.
  let diagnostics: [Diagnostic]

  /// The same project with other specs.
  func with(specs: [SourceText]) -> Self {
    var inputs = self
    inputs.specs = specs
    return inputs
  }

  /// The same inputs with the project and the tokens of others, which were read from the same texts.
  func keepingProject(of other: Self) -> Self {
    var inputs = self
    inputs.project = other.project
    inputs.tokens = other.tokens
    return inputs
  }

  /// The path of a spec as emitted files name it.
  var origin: @Sendable (SourceText) -> String {
    { [location] in location.origin(ofShown: $0.path) }
  }

  /// Applies a function to the numbers below a count, on several processors, and keeps their order.
  func map<Result: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
    concurrentMap(Array(0..<count), jobs: jobs, transform)
  }

  /// The specs that are not in UTF-8 as it is parsed.
  var pathsOfOtherEncodings: Set<String> {
    Set(specs.filter { decodeText($0.utf8, path: $0.path).source.utf8 != $0.utf8 }.map(\.path))
  }
}

extension ProjectInputs {
  /// A project that is in memory.
  ///
  /// - Parameter tokenFiles: The files that `tokens` of the project file names or that are in the folder that it
  ///   names.
  init(
    _ project: SourceText, specs: [SourceText], handwritten: [SourceText] = [],
    tokenFiles: [SourceText] = []
  ) {
    let file = decodeFile(project, decodeProject)
    location = ProjectLocation(folder: "/", base: "/")
    jobs = 1
    self.project = file.spec
    self.specs = specs
    self.handwritten = handwritten
    uiKitSources = []
    templates = [:]
    tokens = tokenFiles.isEmpty ? nil : ProjectTokens(of: file.spec, in: tokenFiles)
    projectDiagnostics = file.diagnostics
    diagnostics = file.diagnostics + (tokens?.diagnostics ?? [])
  }
}

/// Reads all that a project is compiled from.
func readInputs(_ reader: inout InputReader) throws(FileError) -> ProjectInputs {
  let file = decodeFile(try reader.text(ProjectLocation.fileName), decodeProject)
  let project = file.spec
  let specs = try readSpecs(of: project, &reader)
  let templates = try readTemplates(project.templates?.value, &reader)
  let handwritten = try readHandwritten(of: project, &reader)
  let uiKit = try readUIKitSources(of: project, &reader)
  let tokens = try readProjectTokens(of: project, &reader)
  return ProjectInputs(
    location: reader.location, jobs: reader.jobs, project: project, specs: specs.texts,
    handwritten: handwritten.texts, uiKitSources: uiKit.texts, templates: templates,
    tokens: tokens,
    projectDiagnostics: file.diagnostics,
    diagnostics: file.diagnostics + versionDiagnostics(project) + specs.diagnostics
      + handwritten.diagnostics + uiKit.diagnostics + (tokens?.diagnostics ?? []))
}

/// Reads what a project file says, whatever is wrong with it.
func readProjectFile(_ reader: inout InputReader) throws(FileError) -> ProjectSpec {
  decodeFile(try reader.text(ProjectLocation.fileName), decodeProject).spec
}

/// The texts of the project file and of the specs that it names.
func readSpecTexts(
  _ reader: inout InputReader
) throws(FileError) -> (texts: [SourceText], diagnostics: [Diagnostic]) {
  let file = try reader.text(ProjectLocation.fileName)
  let specs = try readSpecs(of: decodeFile(file, decodeProject).spec, &reader)
  return ([file] + specs.texts, specs.diagnostics)
}

/// Reads the specs that a project file names, each of which has to be there. A library of design tokens needs none.
private func readSpecs(
  of project: ProjectSpec, _ reader: inout InputReader
) throws(FileError) -> (texts: [SourceText], diagnostics: [Diagnostic]) {
  let start = Place(project.source, Span(0, 0))
  let isNamed = !project.specs.isEmpty
  let named = isNamed ? project.specs : [Located("components", at: start)]
  let hasTokens = project.tokens != nil
  var diagnostics: [Diagnostic] = []
  var places: [String] = []
  for place in named {
    if try reader.isThere(place.value) {
      places.append(place.value)
    } else if isNamed || !hasTokens {
      diagnostics.append(
        Diagnostic(
          .missingSpecs, at: place.place,
          "the folder of specs '\(place.value)' does not exist; create it, or name another "
            + "folder, as in 'specs: components'"))
    }
  }
  let texts = try reader.texts(at: places)
  if texts.isEmpty, diagnostics.isEmpty, !hasTokens {
    diagnostics.append(
      Diagnostic(
        .noSpecs, at: named[0].place,
        "there is no spec in '\(named[0].value)'; a library needs a component, such as "
          + "'\(named[0].value)/Card.yaml' with 'component: Card'"))
  }
  return (texts, diagnostics)
}

/// Reads what somebody wrote for the target that the emitted files go to.
private func readHandwritten(
  of project: ProjectSpec, _ reader: inout InputReader
) throws(FileError) -> (texts: [SourceText], diagnostics: [Diagnostic]) {
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
          "'\(place.value)' is in the output folder; give the emitted files their own folder, as "
            + "in 'output: {sources: \(place.value)/Generated}'"))
    } else if try reader.isThere(place.value) {
      places.append(place.value)
    } else {
      diagnostics.append(
        Diagnostic(
          .missingSources, at: place.place,
          "'\(place.value)' does not exist; name the folder of the hand-written files of the "
            + "target, or remove the key"))
    }
  }
  return (try reader.texts(at: places, types: ["swift"], except: Set(outputs)), diagnostics)
}

/// Reads what somebody wrote for the UIKit module.
private func readUIKitSources(
  of project: ProjectSpec, _ reader: inout InputReader
) throws(FileError) -> (texts: [SourceText], diagnostics: [Diagnostic]) {
  guard project.targets.contains(where: { $0.value == .uikit }) else { return ([], []) }
  var diagnostics: [Diagnostic] = []
  var places: [String] = []
  for place in project.uiKit?.sources ?? [] {
    if try reader.isThere(place.value) {
      places.append(place.value)
    } else {
      diagnostics.append(
        Diagnostic(
          .missingSources, at: place.place,
          "'\(place.value)' does not exist; name the folder of the hand-written files for UIKit, "
            + "or remove the key"))
    }
  }
  return (try reader.texts(at: places, types: ["swift"]), diagnostics)
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
