import DesignTokens
import Diagnostics
import English
import SwiftUIDeclarations
import TokenImport

/// The options for migrating token files.
package struct TokenMigrationRequest: Sendable {
  /// A file or a folder with token files; nil for the tokens of the project file.
  package var path: String?

  /// Whether changes are only shown.
  package var isDryRun: Bool

  package init(path: String? = nil, isDryRun: Bool = false) {
    self.path = path
    self.isDryRun = isDryRun
  }
}

/// Converts token files of older formats as an import of all token files would: in place if all of them are
/// converted exactly and no token depends on a context, otherwise to a resolver and files beside them.
package func migrateTokenFiles(
  _ request: TokenMigrationRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    guard let texts = try textsToMigrate(request, surroundings, console) else { return .failure }
    let old = texts.filter(hasOldTokenFormat)
    guard let first = old.first ?? texts.first else {
      return nothingChanged(texts, console)
    }
    let paths = FilePaths(base: surroundings.base, texts.map(\.path), first.path)
    if old.isEmpty { return try migrateValues(texts, paths, request, surroundings, console) }
    let (result, sources) = imported(old, among: texts, paths)
    switch result {
    case .failure(let failure):
      console.report(failure.diagnostics)
      return .failure
    case .success(let imported):
      console.reportImport(imported)
      let migration = TokenMigration(
        imported: imported, old: old, sources: sources, texts: texts, paths: paths,
        request: request, surroundings: surroundings, console: console)
      return try migration.write()
    }
  } catch {
    console.report(error)
    return .failure
  }
}

private func nothingChanged(_ texts: [SourceText], _ console: Console) -> Outcome {
  console.note(
    "None of \(counted(texts.count, "file")) has an older format that can be read; nothing changed")
  return .fine
}

/// Replaces files of the format in which some values have an older notation, if all can be converted exactly.
private func migrateValues(
  _ texts: [SourceText], _ paths: FilePaths, _ request: TokenMigrationRequest,
  _ surroundings: Surroundings, _ console: Console
) throws(FileError) -> Outcome {
  let files = Dictionary(
    texts.map { (paths.inFolder($0), $0) }, uniquingKeysWith: { first, _ in first })
  let problems = readTokens(
    TokenInput(
      path: .init("."), filesInFolder: { $0 == "." ? Array(files.keys) : nil },
      read: { files[$0]?.utf8 })
  ).diagnostics.filter { $0.severity == .error && $0.identifier == .problem(.tokenValue) }
  let old = texts.filter { text in
    problems.contains { $0.place?.source.path == paths.inFolder(text) }
  }
  guard !old.isEmpty, case .success(let imported) = imported(texts, among: texts, paths).0,
    imported.replacesSources
  else { return nothingChanged(texts, console) }
  return try TokenMigration(
    imported: imported, old: old, sources: texts, texts: texts, paths: paths, request: request,
    surroundings: surroundings, console: console
  ).write()
}

/// The imported set, and its files. Other files than the old ones belong to it if it consists of groups and tokens.
private func imported(
  _ old: [SourceText], among all: [SourceText], _ paths: FilePaths
) -> (Result<ImportedTokens, ImportFailure>, files: [SourceText]) {
  func imported(_ texts: [SourceText]) -> Result<ImportedTokens, ImportFailure> {
    importTokens(
      texts.map { FileToImport(path: paths.inFolder($0), source: $0) },
      rules: .swiftUI(), layout: .bySource)
  }
  let alone = imported(old)
  guard case .success(let tokens) = alone, !tokens.form.hasOwnStructure, old.count < all.count
  else { return (alone, old) }
  return (imported(all), all)
}

/// Paths of files relative to the innermost folder that contains all of them.
private struct FilePaths {
  private let base: String

  /// The folder, absolute.
  private let folder: String

  /// - Parameter first: The file whose folder is that of new files.
  init(base: String, _ paths: [String], _ first: String) {
    self.base = base
    let absolute = paths.map { normalized(joined(base, $0)) }
    var folder = parentFolder(of: normalized(joined(base, first))) ?? "/"
    while folder != "/", !absolute.allSatisfy({ $0.hasPrefix(folder + "/") }) {
      folder = parentFolder(of: folder) ?? "/"
    }
    self.folder = folder
  }

  func absolute(_ path: String) -> String { normalized(joined(base, path)) }

  /// The path of a file, relative to the folder.
  func inFolder(_ source: SourceText) -> String { relative(absolute(source.path), to: folder) }

  /// The path of a file in the folder, as messages show it.
  func shown(_ name: String) -> String { relative(joined(folder, name), to: base) }
}

/// The files that may have an older format; nil after an error.
private func textsToMigrate(
  _ request: TokenMigrationRequest, _ surroundings: Surroundings, _ console: Console
) throws(FileError) -> [SourceText]? {
  guard let named = request.path else {
    guard var session = try ProjectSession.open(around: ".", in: surroundings, console) else {
      return nil
    }
    let project = try readProjectFile(&session.inputs)
    guard let path = project.tokens?.path?.value else {
      console.fail(
        "\(ProjectLocation.fileName) names no design tokens; give the path of a file or folder, as in "
          + "'dscompile tokens migrate tokens'")
      return nil
    }
    var texts = try session.inputs.texts(
      at: [session.location.absolute(path)], types: tokenFileTypes)
    // A resolver may name files elsewhere.
    let named = try readProjectTokens(of: project, &session.inputs)?.files ?? []
    texts += named.filter { file in !texts.contains { $0.path == file.path } }
    return texts
  }
  let path = normalized(joined(surroundings.base, named))
  if try surroundings.files.status(path) == nil { throw .missing(path) }
  // Files outside of a project can be migrated, too.
  let base = surroundings.base
  var session = ProjectSession(ProjectLocation(folder: base, base: base), in: surroundings)
  return try session.inputs.texts(at: [path], types: tokenFileTypes)
}

/// A converted set, and the files that it replaces.
private struct TokenMigration {
  let imported: ImportedTokens

  /// The files of older formats.
  let old: [SourceText]

  /// The files of the set, and all token files of the project.
  let sources, texts: [SourceText]
  let paths: FilePaths
  let request: TokenMigrationRequest
  let surroundings: Surroundings
  let console: Console

  func write() throws(FileError) -> Outcome {
    if imported.replacesSources {
      try replace()
    } else if try !writeBeside() {
      return .findings
    }
    try noteSettings()
    if !imported.remaining.isEmpty {
      console.errors(textReport(imported.remaining, style: console.errorStyle))
    }
    return .fine
  }

  /// Shows the lines that the project file needs for the migrated tokens.
  private func noteSettings() throws(FileError) {
    let base = surroundings.base
    guard let around = try surroundings.files.project(around: base, from: base) else { return }
    var session = ProjectSession(around, in: surroundings)
    guard let named = try readProjectFile(&session.inputs).tokens?.path?.value else { return }
    let written = relative(
      paths.absolute(paths.shown(imported.settings.path)), to: around.folder)
    let isNamed =
      imported.replacesSources
      || [named, joined(named, String(lastName(of: written)))].contains {
        normalized($0) == written
      }
    console.noteProjectLines(
      imported.settings, isNamed ? normalized(named) : written, isNamed: isNamed,
      file: relative(around.absolute(ProjectLocation.fileName), to: base))
  }

  // MARK: - In place

  /// Replaces the old files.
  private func replace() throws(FileError) {
    for source in old {
      let name = paths.inFolder(source)
      guard let file = imported.files.first(where: { $0.name == name }) else {
        console.note("\(printable(source.path)) has no tokens that can be converted")
        continue
      }
      if !request.isDryRun {
        var writer = FileWriter(surroundings.files)
        try writer.write(
          Array(file.text.utf8), to: paths.absolute(source.path), expecting: .bytes(source.utf8))
      }
      reportWritten(source.path)
    }
  }

  // MARK: - Beside

  /// Writes the files, unless one of them would replace another file.
  private func writeBeside() throws(FileError) -> Bool {
    var missing: [(path: String, text: [UInt8])] = []
    for file in imported.files {
      let path = paths.shown(file.name)
      let text = Array(file.text.utf8)
      // An interrupted run may have written some of them.
      guard let isThere = try isThere(path, text) else { return false }
      if !isThere { missing.append((path, text)) }
    }
    for (path, text) in missing {
      if !request.isDryRun, try !surroundings.files.add(paths.absolute(path), text) {
        reportTaken(path)
        return false
      }
      reportWritten(path)
    }
    if !request.isDryRun {
      for source in sources {
        console.note("\(printable(source.path)) was not changed; delete it, or move it elsewhere")
      }
      let resolver = printable(paths.shown(imported.settings.path))
      for other in texts where !sources.contains(where: { $0 === other }) {
        console.note(
          "\(printable(other.path)) is not part of \(resolver); add it to the sources of a set there, "
            + "or move it elsewhere")
      }
    }
    return true
  }

  /// Whether a file is there with a text; nil if something else is there, which is reported.
  private func isThere(_ path: String, _ text: [UInt8]) throws(FileError) -> Bool? {
    let absolute = paths.absolute(path)
    guard let status = try surroundings.files.status(absolute) else { return false }
    guard status.kind == .file,
      try surroundings.files.folder(parentFolder(of: absolute) ?? "/")
        .contents(of: String(lastName(of: absolute)), links: .follow).bytes == text
    else {
      reportTaken(path)
      return nil
    }
    return true
  }

  private func reportWritten(_ path: String) {
    console.output("\(printable(path)): \(request.isDryRun ? "would be written" : "written")\n")
  }

  private func reportTaken(_ path: String) {
    console.fail(
      "\(printable(path)) already exists and would be written for \(printable(old[0].path)); move "
        + "or delete it")
  }
}
