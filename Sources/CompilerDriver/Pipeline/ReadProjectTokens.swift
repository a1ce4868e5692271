import DesignModel
import DesignTokens
import Diagnostics
import Specification
import SwiftTypes
import SwiftUIDeclarations

/// The design tokens of a project, as far as they could be read.
struct ProjectTokens: Sendable {
  /// The resolver, the token file or the folder, relative to the project's folder: the origin of the emitted
  /// files.
  let origin: String

  /// Where the project file names it.
  let place: Place

  /// The files that were read, starting with the one that names the others.
  let files: [SourceText]

  /// The tokens with their names in Swift; nil if nothing could be resolved.
  let library: TokenLibrary?
  let diagnostics: [Diagnostic]

  /// What specs can use of them, whichever specs these are.
  let declarations = Lazily<TokenDeclarations>()
}

/// Reads the token files of a project, resolves the tokens, and names them.
func readProjectTokens(
  of project: ProjectSpec, _ reader: inout InputReader
) throws(FileError) -> ProjectTokens? {
  guard let spec = project.tokens, let path = spec.path else { return nil }
  let files = TokenFileReading(reader, named: normalized(path.value))
  let tokens = readTokens(
    spec.input(
      path, filesInFolder: files.files(inFolder:), read: files.bytes,
      shownPath: { [location = reader.location] in location.shown(location.absolute($0)) }))
  reader = files.reader
  if let failure = files.failure { throw failure }
  return ProjectTokens(tokens, at: path, of: project, spec, files: files.texts)
}

extension ProjectTokens {
  /// Creates the tokens of a project from token files in memory; nil if the project has none.
  ///
  /// - Parameter path: Returns the path of a file, relative to the project's folder, for its path in messages.
  init?(
    of project: ProjectSpec, in files: [SourceText], path projectPath: (String) -> String = { $0 }
  ) {
    guard let spec = project.tokens, let path = spec.path else { return nil }
    let texts = Dictionary(
      files.map { (projectPath($0.path), $0) }, uniquingKeysWith: { first, _ in first })
    let tokens = readTokens(
      spec.input(
        path,
        filesInFolder: { folder in
          let inside = texts.keys.filter { folder == "." || $0.hasPrefix(folder + "/") }
          return inside.isEmpty ? nil : inside.sorted()
        }, read: { texts[$0]?.utf8 }, shownPath: { texts[$0]?.path ?? $0 }))
    self.init(tokens, at: path, of: project, spec, files: files)
  }

  /// Names the resolved tokens.
  fileprivate init(
    _ tokens: ReadTokens, at path: Located<String>, of project: ProjectSpec, _ spec: TokensSpec,
    files: [SourceText]
  ) {
    var diagnostics = tokens.diagnostics
    var library: TokenLibrary?
    if let system = tokens.system {
      let named = TokenLibrary.named(
        system,
        by: .swiftUI(
          namespaces: Dictionary(
            spec.namespaces.map { ($0.group.value, $0.type.text) },
            uniquingKeysWith: { first, _ in first }),
          names: spec.names.map { (TokenPattern($0.pattern.value), $0.name.value) },
          prefixes: TokenTypePrefixes(Naming(project))))
      library = named.library
      let ignored = IgnoredContent(spec.ignore.map(\.value))
      diagnostics += system.appearanceFindings(except: ignored)
      diagnostics += named.diagnostics + unknownNames(spec, system)
      if !diagnostics.hasErrors { diagnostics += unknownGroups(spec, system) }
    }
    self.init(
      origin: normalized(path.value), place: path.place, files: files, library: library,
      diagnostics: diagnostics)
  }
}

extension TokensSpec {
  /// The settings of the project file, with a function that reads files.
  fileprivate func input(
    _ path: Located<String>, filesInFolder: @escaping (String) throws -> [String]?,
    read: @escaping (String) throws -> [UInt8]?, shownPath: @escaping (String) -> String
  ) -> TokenInput {
    TokenInput(
      path: .init(normalized(path.value), at: path.place), theme: theme.map(setting),
      colorScheme: colorScheme.map(setting),
      schemes: schemes.map { scheme, context in
        .init(
          setting(context), isDark: scheme.value.isDark,
          isHighContrast: scheme.value.isHighContrast)
      },
      contrast: contrast.map(setting),
      inputs: inputs.map { (setting($0.modifier), setting($0.context)) },
      rem: rem.map { Double($0.value) } ?? 16,
      ignored: ignore.map(setting), types: types.map { (setting($0.pattern), $0.type.value) },
      filesInFolder: filesInFolder, read: read, shownPath: shownPath)
  }
}

private func setting(_ text: Located<String>) -> TokenInput.Setting {
  .init(text.value, at: text.place)
}

/// Reports the patterns of names in the project file that no token matches.
private func unknownNames(_ spec: TokensSpec, _ system: TokenSystem) -> [Diagnostic] {
  spec.names.map(\.pattern).filter { pattern in
    let pattern = TokenPattern(pattern.value)
    return !system.tokens.contains { pattern.match($0.path) != nil }
  }.map {
    Diagnostic(
      .tokenName, .warning, at: $0.place,
      "no token has a path like '\($0.value)'; remove it, or correct it")
  }
}

/// Reports the groups that the project file names and the token files do not have.
private func unknownGroups(_ spec: TokensSpec, _ system: TokenSystem) -> [Diagnostic] {
  var groups = system.groups.filter { $0.path.names.count == 1 }.map { $0.path.names[0] }
  if system.tokens.contains(where: { $0.path.names.count == 1 }) { groups.append(outerGroup) }
  return spec.namespaces.map(\.group).filter { !groups.contains($0.value) }.map {
    Diagnostic(
      .tokenName, at: $0.place,
      "no top-level group of the token files is named '\($0.value)'; "
        + remedy(
          for: $0.value, among: groups, one: "the group is", several: "the groups are",
          none: "there are no groups"))
  }
}

/// Reads token files on demand while tokens are resolved.
private final class TokenFileReading {
  private(set) var reader: InputReader

  /// What was read, in order.
  private(set) var texts: [SourceText] = []

  /// The first failure, which ends the run: the tokens are unknown if an existing file cannot be read.
  private(set) var failure: FileError?

  /// The path in the project file, which may itself be a link to anywhere.
  private let named: String

  /// The folder that contains the token files; known once the first is read.
  private var folder: String

  init(_ reader: InputReader, named path: String) {
    self.reader = reader
    named = path
    folder = parentFolder(of: path) ?? "."
  }

  /// The token files in a folder and below; nil if it is not a folder.
  func files(inFolder path: String) throws -> [String]? {
    let files = try noting { reader throws(FileError) in
      try reader.paths(below: path, types: tokenFileTypes.union(importedFileTypes))
    }
    if files != nil { folder = path }
    return files
  }

  /// The content of a file; nil if there is none.
  func bytes(_ path: String) throws -> [UInt8]? {
    guard let text = try noting({ reader throws(FileError) in try reader.textIfAny(path) })
    else { return nil }
    let leadsOut = try noting { [folder] reader throws(FileError) in
      try reader.isLinked(path, outOf: folder)
    }
    if path != named, leadsOut { throw TokenFileProblem.leadsOut }
    texts.append(text)
    return text.utf8
  }

  private func noting<Result>(
    _ read: (inout InputReader) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do {
      return try read(&reader)
    } catch {
      failure = failure ?? error
      throw error
    }
  }
}
