// Reads token sets in the forms in which they are published, and converts them to files of the Design Tokens format.
//
// It never reads or writes files, and knows neither components nor frameworks.

import DesignTokens
import Diagnostics
import English
import YAMLSyntax

/// A file of an imported set.
package struct ImportedFile: Sendable {
  package let name: String
  package let text: String
}

/// How the tokens of a set are distributed over files.
package enum ImportLayout: Sendable {
  /// A file for the tokens that always apply and one for each context, with a resolver. None of them has one
  /// of these names.
  case byContext(except: Set<String>)

  /// Each file keeps its tokens, if all of them are converted exactly and depend on no context; otherwise as
  /// above, always with a resolver, and with other names than those of the imported files.
  case bySource
}

/// What happened to the tokens of a set.
package struct ImportCounts: Sendable {
  package var tokens = 0

  /// Those that refer to another token.
  package var aliases = 0
  package var leftOut = 0
}

/// The settings that a project needs for imported tokens.
package struct ImportSettings: Sendable {
  /// The file that the project names.
  package var path = ""

  /// The modifier that is the theme; nil if there is no choice.
  package var theme: String?

  /// Modifiers with a fixed context.
  package var inputs: [(modifier: String, context: String)] = []
  package var namespaces: [(group: String, name: String)] = []

  package init(namespaces: [(group: String, name: String)] = []) { self.namespaces = namespaces }
}

/// An imported set.
package struct ImportedTokens: Sendable {
  package let form: TokenSetForm

  /// Whether the files replace the imported ones.
  package let replacesSources: Bool
  package let files: [ImportedFile]
  package let settings: ImportSettings
  package let counts: ImportCounts

  /// What could not be converted, or not exactly.
  package let diagnostics: [Diagnostic]

  /// What a build reports about the written files; empty as a rule.
  package let remaining: [Diagnostic]
}

/// A file to import.
package struct FileToImport: Sendable {
  /// The path below the imported folder.
  package let path: String
  package let source: SourceText

  package init(path: String, source: SourceText) {
    self.path = path
    self.source = source
  }
}

/// Imports a set.
///
/// - Parameters:
///   - rules: The rules for names in Swift.
///   - layout: The distribution over files.
/// - Returns: The set, or why there is none.
package func importTokens(
  _ files: [FileToImport], rules: TokenNamingRules,
  layout: ImportLayout = .byContext(except: [])
) -> Result<ImportedTokens, ImportFailure> {
  var problems: [Diagnostic] = []
  var parsed: [SetFile] = []
  for file in files {
    let document = parseTokenFile(file.source, path: file.path, as: .json5)
    if document.diagnostics.hasErrors {
      problems += document.diagnostics
    } else if let root = document.root {
      parsed.append(SetFile(name: setName(of: file.path), root: LocatedNode(root, in: file.source)))
    }
  }
  if problems.hasErrors { return .failure(ImportFailure(diagnostics: problems)) }
  guard let form = recognizeForm(parsed) else { return .failure(ImportFailure(diagnostics: [])) }
  var (layers, notes, leftOut) = read(parsed, form)
  var appearance = AppearanceAxes(notes: notes)
  appearance.normalize(&layers)
  var writer = LayerWriter(
    layers, appearance.roles, form.colorObjectScale, notes: appearance.notes)
  writer.convert()
  let (written, settings): ([ImportedFile], ImportSettings)
  var replacesSources = false
  switch layout {
  case .byContext(let reserved):
    (written, settings) = writer.files(rules, except: reserved, resolver: .ifNeeded)
  case .bySource:
    var exact = writer
    let found = exact.filesBySource(rules, files)
    replacesSources =
      layers.axes.isEmpty && exact.notes.all.isEmpty && !form.hasOwnStructure
      && !parsed.contains(where: \.isStudioFile)
    // Beside the imported files, a resolver decides which of the files count.
    (written, settings) =
      replacesSources
      ? found : writer.files(rules, except: Set(files.map(\.path)), resolver: .always)
  }
  notes = writer.notes
  var counts = writer.counts
  counts.tokens += leftOut
  counts.leftOut += leftOut
  return .success(
    ImportedTokens(
      form: form, replacesSources: replacesSources, files: written, settings: settings,
      counts: counts,
      diagnostics: notes.all, remaining: problemsOf(written, settings, rules)))
}

/// Why a set cannot be imported: errors of syntax, or, if there are none, no tokens.
package struct ImportFailure: Error {
  package let diagnostics: [Diagnostic]
}

/// The tokens of a set, and the number of those of which only the form knows.
private func read(
  _ files: [SetFile], _ form: TokenSetForm
) -> (layers: TokenLayers, notes: ImportNotes, leftOut: Int) {
  switch form {
  case .figmaVariables, .figmaExport:
    var reader = FigmaForm(notes: ImportNotes())
    reader.read(files)
    return (reader.layers, reader.notes, reader.leftOut)
  case .tokensStudio:
    var reader = StudioForm(notes: ImportNotes())
    reader.read(files)
    return (reader.layers, reader.notes, 0)
  case .specify:
    var reader = SpecifyForm(notes: ImportNotes())
    reader.read(files)
    return (reader.layers, reader.notes, 0)
  case .resolver:
    var reader = ResolverForm(notes: ImportNotes())
    reader.read(files)
    return (reader.layers, reader.notes, 0)
  case .styleDictionary, .terrazzo, .designTokens:
    let (layers, notes) = readTrees(files)
    return (layers, notes, 0)
  }
}

/// Reads files with trees of tokens, which may be variants of each other.
private func readTrees(_ files: [SetFile]) -> (TokenLayers, ImportNotes) {
  var notes = ImportNotes()
  var sets: [TokenSet] = []
  var modes: [(path: [String], name: String, value: LocatedNode)] = []
  var groups: [ObjectIdentifier: GroupProperties] = [:]
  for file in files {
    var reader = TreeReader(notes: notes)
    reader.read(file.root)
    // Configurations and manifests may be in the same folder.
    if reader.table.isEmpty { continue }
    notes = reader.notes
    modes += reader.modeValues
    sets.append(TokenSet(name: file.setName, table: reader.table))
    groups[ObjectIdentifier(file.root.source)] = reader.groups
  }
  var parallel = ParallelSets(notes: notes)
  parallel.read(sets)
  var layers = parallel.layers
  for axis in modeAxes(modes, of: layers.base) { layers.add(axis) }
  layers.groups = groups
  return (layers, parallel.notes)
}

extension SetFile {
  /// The name of the set: that of its mode in an export of Figma, or that of the file.
  fileprivate var setName: String {
    guard let mode = root["$extensions"]?["com.figma.modeName"]?.string else { return name }
    return (name.split(separator: "/").dropLast().map(String.init) + [mode]).joined(separator: "/")
  }
}

/// What a build with the files reports.
private func problemsOf(
  _ files: [ImportedFile], _ settings: ImportSettings, _ rules: TokenNamingRules
) -> [Diagnostic] {
  let texts = Dictionary(
    files.map { ($0.name, Array($0.text.utf8)) }, uniquingKeysWith: { first, _ in first })
  var rules = rules
  for (group, name) in settings.namespaces { rules.namespaces[group] = name }
  let tokens = readTokens(
    TokenInput(
      path: .init(settings.path), theme: settings.theme.map { .init($0) },
      inputs: settings.inputs.map { (.init($0.modifier), .init($0.context)) },
      filesInFolder: { $0 == settings.path && texts[$0] == nil ? Array(texts.keys) : nil },
      read: { texts[$0] }))
  guard let system = tokens.system else { return tokens.diagnostics }
  return tokens.diagnostics + system.appearanceFindings()
    + TokenLibrary.named(system, by: rules).diagnostics
}
