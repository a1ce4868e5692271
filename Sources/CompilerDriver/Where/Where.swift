import DesignTokens
import Diagnostics
import SwiftRendering

/// The requested place in an emitted file.
package struct WhereRequest: Sendable {
  /// Relative to the folder in which the command runs.
  package var file: String

  /// From 1.
  package var line: Int

  /// Parses `Card.swift:12`, optionally followed by a column; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix(2).prefix { Int($0) != nil }
    let file = parts.dropLast(numbers.count).joined(separator: ":")
    guard let last = numbers.last, let line = Int(last), line > 0, !file.isEmpty else {
      return nil
    }
    self.file = file
    self.line = line
  }
}

/// Prints the place in a spec that a line of an emitted file originates from.
package func findOrigin(
  _ request: WhereRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    let path = normalized(joined(surroundings.base, request.file))
    let folder = parentFolder(of: path) ?? "/"
    let name = printable(request.file)
    guard let disk = try contents(of: path, surroundings.files) else {
      console.fail(try missingFileMessage(request, folder, surroundings))
      return .failure
    }
    guard
      var session = try ProjectSession.open(
        around: folder, called: parentFolder(of: request.file) ?? ".", in: surroundings, console)
    else { return .failure }
    let location = session.location
    let emission = try traceProject(&session.inputs)
    if emission.diagnostics.hasErrors {
      console.report(emission.diagnostics.filter { $0.severity == .error })
      return .findings
    }
    guard let file = emission.file(at: path, in: location) else {
      console.fail(
        hasMark(disk)
          ? "no spec emits '\(name)' anymore; run 'dscompile'"
          : path.hasSuffix(".yaml") || path.hasSuffix(".yml")
            ? "'\(name)' is a spec; 'where' needs a line of an emitted file, and prints the part "
              + "of the spec that it comes from"
            : "'\(name)' is not emitted by the project in '\(location.shown(location.folder))'")
      return .failure
    }
    let text = file.rendered().text
    guard disk == text else {
      let isEdited =
        switch Recognition(disk, path: file.path, listed: nil) {
        case .intact: false
        case .edited, .conflicted, .foreign: true
        }
      console.fail(
        isEdited
          ? "'\(name)' was edited by hand, so the origin of its lines is not known"
          : "'\(name)' was emitted from an older version of the specs; run 'dscompile' and try "
            + "again")
      return .failure
    }
    let count = text.count { $0 == UInt8(ascii: "\n") }
    guard request.line <= count else {
      console.fail("'\(name)' has \(count) lines and no line \(request.line)")
      return .failure
    }
    // The tokens of a folder have no single file, and their emitted files do not record from which they are.
    if try session.inputs.paths(below: file.origin, types: tokenFileTypes) != nil {
      console.output("\(printable(location.shown(location.absolute(file.origin))))\n")
      return .fine
    }
    if let copy = file.copy {
      let line = HeaderStyle(path: file.path)?.bodyLine(of: request.line - 1) ?? 0
      let source = location.shown(location.absolute(file.origin))
      console.output("\(printable(source)):\(max(line - copy.lines, 0) + 1):1\n")
      return .fine
    }
    let part = SpecPart(
      ofLine: HeaderStyle(path: file.path)?.bodyLine(of: request.line - 1), of: file,
      in: SpecDocument(try session.inputs.text(file.origin)))
    let start = part.place.start
    let keys = part.keys.isEmpty ? "" : ": \(part.keys.joined(separator: "."))"
    console.output(
      printable("\(part.place.source.path):\(start.line):\(start.column)\(keys)") + "\n")
    return .fine
  } catch {
    console.report(error)
    return .failure
  }
}

/// A message for a path that does not exist, with emitted files of the same name.
private func missingFileMessage(
  _ request: WhereRequest, _ folder: String, _ surroundings: Surroundings
) throws(FileError) -> String {
  let name = printable(request.file)
  if try surroundings.files.status(normalized(joined(surroundings.base, request.file)))?.kind
    == .folder
  {
    return "'\(name)' is a folder; name a file in it"
  }
  guard var session = try ProjectSession.find(around: folder, in: surroundings) else {
    return "there is no file '\(name)'"
  }
  let last = lastName(of: request.file)
  let location = session.location
  let paths = try traceProject(&session.inputs).trees.flatMap { tree in
    tree.files.map(\.path).filter { lastName(of: $0) == last }
      .map { location.shown(normalized(joined(location.absolute(tree.folder), $0))) }
  }
  guard let first = paths.sorted().first else { return "there is no file '\(name)'" }
  return "there is no file '\(name)'; did you mean '\(printable(first)):\(request.line)'?"
}

/// The content of a file with line feeds as line ends; nil if the file does not exist.
private func contents(of path: String, _ files: FileSystem) throws(FileError) -> [UInt8]? {
  guard try files.status(path)?.kind == .file else { return nil }
  return withLineFeeds(
    try files.folder(parentFolder(of: path) ?? "/")
      .contents(of: String(lastName(of: path)), links: .follow).bytes)
}

extension Emission {
  /// The file that is emitted to an absolute path.
  fileprivate func file(at path: String, in location: ProjectLocation) -> EmittedFile? {
    for tree in trees {
      guard let below = CompilerDriver.path(path, below: location.absolute(tree.folder)) else {
        continue
      }
      if let file = tree.files.first(where: { $0.path == below }) { return file }
    }
    return nil
  }
}
