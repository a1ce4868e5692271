import Diagnostics
import Emission
import Linter
import Specification
import YAMLSyntax

/// The first phase: the inputs of a project.
struct ProjectInputs: Sendable {
  /// The location of the project; `origin(ofShown:)` names its specs in emitted files.
  let location: ProjectLocation

  /// The maximum number of processors to use.
  let jobs: Int

  /// The content of the project file, which is read first because it names all other inputs.
  private(set) var project: ProjectSpec
  private(set) var specs: [SourceText]

  /// The hand-written files in the target that the emitted files belong to.
  let handwritten: [SourceText]

  /// The hand-written files of targets other than the library's main module.
  let targetSources: [TargetName: [SourceText]]

  /// The hand-written tests that run without a device.
  let testSources: [SourceText]

  /// The templates that the team has customized.
  let templates: [TemplateKind: SourceText]

  /// The design tokens; nil if the project has none or their path could not be read.
  private(set) var tokens: ProjectTokens?

  /// The problems of the project file.
  let projectDiagnostics: [Diagnostic]

  /// The problems of the project file and its version, and the files that it names but that do not exist.
  private(set) var diagnostics: [Diagnostic]

  /// The same project with other specs.
  func with(specs: [SourceText]) -> Self {
    var inputs = self
    inputs.specs = specs
    return inputs
  }

  /// The same project with other texts of its token files.
  func with(tokenFiles: [SourceText]) -> Self {
    guard let tokens, zip(tokens.files, tokenFiles).contains(where: { $0.utf8 != $1.utf8 }) else {
      return self
    }
    var inputs = self
    inputs.tokens = ProjectTokens(
      of: project, in: tokenFiles, path: { [location] in location.origin(ofShown: $0) })
    inputs.diagnostics.removeAll(where: \.identifier.isAboutTokens)
    inputs.diagnostics += inputs.tokens?.diagnostics ?? []
    return inputs
  }

  /// The same inputs with the project and tokens of others that were read from the same texts.
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

  /// Applies a function to the numbers below a count on several processors, and keeps their order.
  func map<Result: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
    concurrentMap(Array(0..<count), jobs: jobs, transform)
  }

  /// The specs and token files that are not encoded as UTF-8.
  var pathsOfOtherEncodings: Set<String> {
    Set(
      (specs + (tokens?.files ?? [])).filter { file in
        let text = decodeText(file.utf8, path: file.path).source
        return !file.utf8.dropFirst(text.fileOffset).elementsEqual(text.utf8)
      }.map(\.path))
  }
}

extension ProjectInputs {
  /// Creates the inputs of a project in memory.
  ///
  /// - Parameter tokenFiles: The files that the key `tokens` of the project file names, or the files in the
  ///   folder that it names.
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
    targetSources = [:]
    testSources = []
    templates = [:]
    tokens = tokenFiles.isEmpty ? nil : ProjectTokens(of: file.spec, in: tokenFiles)
    projectDiagnostics = file.diagnostics
    diagnostics = file.diagnostics + (tokens?.diagnostics ?? [])
  }
}

/// Reads all inputs of a project.
func readInputs(_ reader: inout InputReader) throws(FileError) -> ProjectInputs {
  let file = decodeFile(try reader.text(ProjectLocation.fileName), decodeProject)
  let project = file.spec
  let specs = try readSpecs(of: project, &reader)
  let templates = try readTemplates(project.templates?.value, &reader)
  let handwritten = try readHandwritten(of: project, &reader)
  let ofTargets = try readTargetSources(of: project, &reader)
  let tests = try readTestSources(of: project, &reader)
  let tokens = try readProjectTokens(of: project, &reader)
  return ProjectInputs(
    location: reader.location, jobs: reader.jobs, project: project, specs: specs.texts,
    handwritten: handwritten.texts, targetSources: ofTargets.texts, testSources: tests.texts,
    templates: templates, tokens: tokens,
    projectDiagnostics: file.diagnostics,
    diagnostics: file.diagnostics.hasErrors
      ? file.diagnostics
      : file.diagnostics + versionDiagnostics(project) + specs.diagnostics
        + handwritten.diagnostics + ofTargets.diagnostics + tests.diagnostics
        + (tokens?.diagnostics ?? []))
}

/// Reads the project file, even if it has problems.
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

/// Reads the specs that a project file names, each of which has to exist. A library of design tokens needs
/// none.
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
  let texts = try reader.texts(at: places, excluding: project.exclusion)
  // Emitted files name their specs.
  for text in texts where hasForeignBytes(reader.location.origin(ofShown: text.path)) {
    throw .foreignName(text.path)
  }
  if texts.isEmpty, diagnostics.isEmpty, !hasTokens {
    diagnostics.append(
      Diagnostic(
        .noSpecs, at: named[0].place,
        "there is no spec in '\(named[0].value)'; a library needs a component, such as "
          + "'\(named[0].value)/Card.yaml' with 'component: Card'"))
  }
  return (texts, diagnostics)
}

extension ProjectSpec {
  /// The files in the folders of specs that are not specs.
  var exclusion: InputReader.Exclusion {
    exclude.isEmpty ? .nothing : .patterns(exclude.map { PathPattern($0.value) })
  }
}

/// Reads the hand-written files in the target that the emitted files belong to.
private func readHandwritten(
  of project: ProjectSpec, _ reader: inout InputReader
) throws(FileError) -> (texts: [SourceText], diagnostics: [Diagnostic]) {
  // Without a target, another error is more helpful.
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
  return (
    try reader.texts(at: places, types: ["swift"], excluding: .folders(Set(outputs))), diagnostics
  )
}

/// Reads the hand-written files of targets other than the library's main module.
private func readTargetSources(
  of project: ProjectSpec, _ reader: inout InputReader
) throws(FileError) -> (texts: [TargetName: [SourceText]], diagnostics: [Diagnostic]) {
  var sources: (texts: [TargetName: [SourceText]], diagnostics: [Diagnostic]) = ([:], [])
  for target in project.emissionTargets {
    let read = try readSources(target.sources(in: project), target.nameOfSources, &reader)
    sources.texts[target.name] = read.texts
    sources.diagnostics += read.diagnostics
  }
  return sources
}

/// Reads the hand-written tests that run without a device.
private func readTestSources(
  of project: ProjectSpec, _ reader: inout InputReader
) throws(FileError) -> (texts: [SourceText], diagnostics: [Diagnostic]) {
  guard let tests = project.tests, tests.headless?.value != false else { return ([], []) }
  return try readSources(tests.sources, "the hand-written tests", &reader)
}

/// Reads hand-written files, each of which has to exist.
///
/// - Parameter content: What they are, in messages.
private func readSources(
  _ named: [Located<String>], _ content: String, _ reader: inout InputReader
) throws(FileError) -> (texts: [SourceText], diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  var places: [String] = []
  for place in named {
    if try reader.isThere(place.value) {
      places.append(place.value)
    } else {
      diagnostics.append(
        Diagnostic(
          .missingSources, at: place.place,
          "'\(place.value)' does not exist; name the folder of \(content), or remove the key"))
    }
  }
  return (try reader.texts(at: places, types: ["swift"]), diagnostics)
}

/// Reads the templates that the team has customized, if there are any.
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
