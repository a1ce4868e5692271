import DesignTokens
import Diagnostics
import English
import SwiftUIDeclarations
import TokenImport

/// The options for importing a token set.
package struct TokenImportRequest: Sendable {
  /// Files and folders.
  package var paths: [String]

  /// The folder of the written files.
  package var output: String

  /// Whether existing files are replaced.
  package var replacesFiles: Bool

  /// Whether changes are only shown.
  package var isDryRun: Bool

  package init(
    paths: [String], output: String = "tokens", replacesFiles: Bool = false, isDryRun: Bool = false
  ) {
    self.paths = paths
    self.output = output
    self.replacesFiles = replacesFiles
    self.isDryRun = isDryRun
  }
}

/// Imports a published token set: writes token files, and a project file if there is none.
package func importTokenFiles(
  _ request: TokenImportRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    var files: [FileToImport] = []
    for path in request.paths { files += try filesToImport(path, surroundings) }
    let output = normalized(joined(surroundings.base, request.output))
    let sources = Set(
      files.map { relative(normalized(joined(surroundings.base, $0.source.path)), to: output) })
    switch importTokens(files, rules: .swiftUI(), layout: .byContext(except: sources)) {
    case .failure(let failure):
      if failure.diagnostics.isEmpty {
        console.fail(
          "there are no tokens in \(counted(files.count, "file")); the forms that can be imported "
            + "are in 'docs/tokens.md'")
      }
      console.report(failure.diagnostics)
      return .failure
    case .success(let imported):
      if imported.counts.tokens == imported.counts.leftOut {
        console.errors(textReport(imported.diagnostics, style: console.errorStyle))
        console.fail("none of \(counted(imported.counts.tokens, "token")) can be imported")
        return .failure
      }
      return try write(imported, request, surroundings, console)
    }
  } catch {
    console.report(error)
    return .failure
  }
}

/// The files at a path, with their paths below it.
private func filesToImport(
  _ named: String, _ surroundings: Surroundings
) throws(FileError) -> [FileToImport] {
  let path = normalized(joined(surroundings.base, named))
  guard let status = try surroundings.files.status(path) else { throw .missing(path) }
  let base = surroundings.base
  var session = ProjectSession(ProjectLocation(folder: base, base: base), in: surroundings)
  let types = tokenFileTypes.union(importedFileTypes)
  let texts = try session.inputs.texts(at: [path], types: types)
  let folder = status.kind == .folder ? path : parentFolder(of: path) ?? "/"
  return texts.map { text in
    FileToImport(
      path: relative(normalized(joined(base, text.path)), to: folder), source: text)
  }
}

private func write(
  _ imported: ImportedTokens, _ request: TokenImportRequest, _ surroundings: Surroundings,
  _ console: Console
) throws(FileError) -> Outcome {
  console.reportImport(imported)
  let folder = normalized(joined(surroundings.base, request.output))
  func shown(_ path: String) -> String { printable(relative(path, to: surroundings.base)) }
  var texts: [(path: String, text: [UInt8])] = []
  for file in imported.files {
    let path = joined(folder, file.name)
    let bytes = Array(file.text.utf8)
    if let status = try surroundings.files.status(path) {
      guard status.kind == .file else {
        console.fail("\(shown(path)) is not a file; give another folder with --output")
        return .failure
      }
      let present = try surroundings.files.folder(folder).contents(of: file.name, links: .follow)
      if present.bytes == bytes { continue }
      if !request.replacesFiles {
        console.fail(
          "\(shown(path)) already exists; --replace replaces the files of an earlier import, and "
            + "--output names another folder")
        return .failure
      }
    }
    texts.append((path, bytes))
  }
  var writer = FileWriter(surroundings.files)
  for (path, text) in texts {
    if !request.isDryRun { try writer.write(text, to: path, expecting: .any) }
    console.output("\(shown(path)): \(request.isDryRun ? "would be written" : "written")\n")
  }
  try writeProject(imported, folder, request, surroundings, console)
  summarize(imported, console)
  if !imported.remaining.isEmpty {
    console.errors(textReport(imported.remaining, style: console.errorStyle))
  }
  return imported.remaining.hasErrors ? .findings : .fine
}

extension Console {
  /// Reports what could not be converted, or not exactly.
  func reportImport(_ imported: ImportedTokens) {
    if imported.diagnostics.isEmpty { return }
    errors(textReport(imported.diagnostics, style: errorStyle))
  }
}

private func summarize(_ imported: ImportedTokens, _ console: Console) {
  let counts = imported.counts
  var parts = ["\(counts.tokens - counts.leftOut) of \(counted(counts.tokens, "token")) imported"]
  parts.append("from \(imported.form.phrase)")
  var line = parts.joined(separator: " ")
  if counts.leftOut > 0 { line += ", \(counts.leftOut) left out" }
  console.note(line)
}

/// Writes a project file that names the tokens, or shows what to write in the existing one.
private func writeProject(
  _ imported: ImportedTokens, _ folder: String, _ request: TokenImportRequest,
  _ surroundings: Surroundings, _ console: Console
) throws(FileError) {
  let around = try surroundings.files.project(around: surroundings.base, from: surroundings.base)
  let root = around?.folder ?? surroundings.base
  let path = relative(joined(folder, imported.settings.path), to: root)
  let lines = imported.settings.projectLines(path)
  guard let around else {
    let library = libraryName(for: surroundings.base)
    let text = (["library: \(library)"] + lines).joined(separator: "\n") + "\n"
    let name = ProjectLocation.fileName
    if !request.isDryRun {
      _ = try surroundings.files.add(joined(surroundings.base, name), Array(text.utf8))
    }
    console.output("\(name): \(request.isDryRun ? "would be written" : "written")\n")
    return
  }
  let file = around.absolute(ProjectLocation.fileName)
  var session = ProjectSession(around, in: surroundings)
  let named = try readProjectFile(&session.inputs).tokens?.path?.value
  // A folder with a resolver stands for it.
  let names = [normalized(path)] + (parentFolder(of: normalized(path)).map { [$0] } ?? [])
  let isNamed = named.map { names.contains(normalized($0)) } ?? false
  console.noteProjectLines(
    imported.settings, isNamed ? named ?? path : path, isNamed: isNamed,
    file: relative(file, to: surroundings.base))
}

extension Console {
  /// Shows the lines for tokens that an existing project file needs.
  ///
  /// - Parameters:
  ///   - path: The path of the tokens, relative to the project's folder.
  ///   - isNamed: Whether the file already names it.
  ///   - file: The project file.
  func noteProjectLines(_ settings: ImportSettings, _ path: String, isNamed: Bool, file: String) {
    let lines = settings.projectLines(path)
    if isNamed, lines.count == 1 { return }
    note("\(printable(file)) needs these lines:")
    for line in lines { output("  \(line)\n") }
  }
}

extension ImportSettings {
  /// The lines for tokens in a project file.
  fileprivate func projectLines(_ path: String) -> [String] {
    if theme == nil, inputs.isEmpty, namespaces.isEmpty { return ["tokens: \(path)"] }
    var lines = ["tokens:", "  path: \(path)"]
    if let theme { lines.append("  theme: \(theme)") }
    if !inputs.isEmpty {
      let pairs = inputs.map { "\(yamlText($0.modifier)): \(yamlText($0.context))" }
      lines.append("  inputs: {\(pairs.joined(separator: ", "))}")
    }
    if !namespaces.isEmpty {
      let pairs = namespaces.map { "\(yamlText($0.group)): \($0.name)" }
      lines.append("  namespaces: {\(pairs.joined(separator: ", "))}")
    }
    return lines
  }
}
