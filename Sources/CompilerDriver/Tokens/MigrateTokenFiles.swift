import DesignTokens
import Diagnostics
import English

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

/// Migrates token files of older formats: in place, or to several files that together with the old one
/// replace it.
package func migrateTokenFiles(
  _ request: TokenMigrationRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    guard let texts = try textsToMigrate(request, surroundings, console) else { return .failure }
    let migrations = texts.compactMap { text in
      migrateTokens(text).map { TokenFileMigration(of: text, $0) }
    }
    let diagnostics = migrations.flatMap(\.migrated.diagnostics)
    if !diagnostics.isEmpty {
      console.errors(textReport(diagnostics, style: console.errorStyle))
    }
    var writer = FileWriter(surroundings.files)
    var outcome = Outcome.fine
    for migration in migrations {
      let written = try migration.write(request, surroundings, console, &writer)
      if !written { outcome = .findings }
    }
    if migrations.isEmpty {
      console.note(
        "None of \(counted(texts.count, "file")) has an older format that can be read; nothing "
          + "changed"
      )
    }
    return outcome
  } catch {
    console.report(error)
    return .failure
  }
}

/// The files that may have an older format; nil after an error.
private func textsToMigrate(
  _ request: TokenMigrationRequest, _ surroundings: Surroundings, _ console: Console
) throws(FileError) -> [SourceText]? {
  guard let named = request.path else {
    guard var session = try ProjectSession.open(around: ".", in: surroundings, console) else {
      return nil
    }
    guard let path = try readProjectFile(&session.inputs).tokens?.path?.value else {
      console.fail(
        "\(ProjectLocation.fileName) names no design tokens; give the path of a file or folder, as in "
          + "'dscompile tokens migrate tokens'")
      return nil
    }
    return try session.inputs.texts(
      at: [session.location.absolute(path)], types: tokenFileTypes)
  }
  let path = normalized(joined(surroundings.base, named))
  if try surroundings.files.status(path) == nil { throw .missing(path) }
  // Files outside of a project can be migrated, too.
  let base = surroundings.base
  var session = ProjectSession(ProjectLocation(folder: base, base: base), in: surroundings)
  return try session.inputs.texts(at: [path], types: tokenFileTypes)
}

/// A token file of an older format and its replacements.
private struct TokenFileMigration {
  private let source: SourceText
  let migrated: MigratedTokens

  init(of source: SourceText, _ migrated: MigratedTokens) {
    self.source = source
    self.migrated = migrated
  }

  private var name: String { String(lastName(of: source.path)) }

  /// The path of a file next to the old one, as messages show it.
  private func path(_ name: String) -> String {
    parentFolder(of: source.path).map { joined($0, name) } ?? name
  }

  /// Writes the files, unless one of them would replace a file other than the old one.
  ///
  /// - Returns: Whether the files were written.
  func write(
    _ request: TokenMigrationRequest, _ surroundings: Surroundings, _ console: Console,
    _ writer: inout FileWriter
  ) throws(FileError) -> Bool {
    let names = migrated.files.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      console.fail(
        "two parts of \(printable(source.path)) would both be '\(twice)'; rename one of them there")
      return false
    }
    guard let files = try filesToWrite(surroundings, console) else { return false }
    for (path, text) in files {
      if request.isDryRun {
        console.output("\(printable(path)): would be written\n")
        continue
      }
      let absolute = normalized(joined(surroundings.base, path))
      if path == source.path {
        try writer.write(text, to: absolute, expecting: .bytes(source.utf8))
      } else if try !surroundings.files.add(absolute, text) {
        reportTaken(path, console)
        return false
      }
      console.output("\(printable(path)): written\n")
    }
    if !names.contains(name), !request.isDryRun {
      console.note("\(printable(source.path)) was not changed; delete it, or move it elsewhere")
    }
    return true
  }

  /// The files to write, with their paths; nil if one of the paths is taken by something else, which is
  /// reported.
  private func filesToWrite(
    _ surroundings: Surroundings, _ console: Console
  ) throws(FileError) -> [(path: String, text: [UInt8])]? {
    var files: [(path: String, text: [UInt8])] = []
    for (name, text) in migrated.files {
      let path = path(name)
      let absolute = normalized(joined(surroundings.base, path))
      let text = Array(text.utf8)
      if name != self.name, let status = try surroundings.files.status(absolute) {
        // An interrupted run may have written some of them.
        guard status.kind == .file,
          try surroundings.files.folder(parentFolder(of: absolute) ?? "/")
            .contents(of: name, links: .follow).bytes == text
        else {
          reportTaken(path, console)
          return nil
        }
        continue
      }
      files.append((path, text))
    }
    return files
  }

  private func reportTaken(_ path: String, _ console: Console) {
    console.fail(
      "\(printable(path)) already exists and would be written for \(printable(source.path)); move "
        + "or delete it")
  }
}
