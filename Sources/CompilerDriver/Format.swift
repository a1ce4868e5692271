import Diagnostics
import English
import Formatter

/// What a format run is asked for.
package struct FormatRequest: Sendable {
  package enum Mode: Sendable {
    /// Write the files that change.
    case write

    /// Write nothing and name the files that would change.
    case check

    /// Write nothing.
    case preview
  }

  /// Files and folders; none for the project file and the specs that it names; `-` alone for standard
  /// input.
  package var paths: [String]
  package var mode: Mode

  /// Whether changes are shown line by line.
  package var showsDiff: Bool

  package init(paths: [String] = [], mode: Mode = .write, showsDiff: Bool = false) {
    self.paths = paths
    self.mode = mode
    self.showsDiff = showsDiff
  }
}

/// Writes specs in their canonical form.
package func format(
  _ request: FormatRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    if request.paths == ["-"] { return try formatInput(request, surroundings, console) }
    let texts = try textsToFormat(request, surroundings, console)
    guard let texts else { return .failure }
    let results = concurrentMap(texts, jobs: surroundings.jobs) { FormatResult(of: $0) }
    var swept: Set<String> = []
    for result in results {
      guard let new = result.new else { continue }
      let path = result.source.path
      if request.showsDiff {
        console.output(unifiedDiff(from: result.source.utf8, to: new, path: path))
      }
      switch request.mode {
      case .write:
        try surroundings.files.overwrite(
          normalized(joined(surroundings.base, path)), with: new, sweeping: &swept)
        if console.verbosity == .verbose { console.output("\(path): formatted\n") }
      case .check: console.output("\(path): not formatted\n")
      case .preview: break
      }
    }
    return end(results, request, console)
  } catch {
    console.report(error)
    return .failure
  }
}

/// What formatting makes of a file.
private struct FormatResult {
  let source: SourceText

  /// The new text; nil if nothing changes.
  let new: [UInt8]?
  let diagnostics: [Diagnostic]

  init(of source: SourceText) {
    self.source = source
    switch Formatter.format(source) {
    case .formatted(let text):
      new = text == source.utf8 ? nil : text
      diagnostics = []
    case .untouched(let problems):
      new = nil
      diagnostics = problems
    }
  }
}

/// The files that are asked for; nil after an error.
private func textsToFormat(
  _ request: FormatRequest, _ surroundings: Surroundings, _ console: Console
) throws(FileError) -> [SourceText]? {
  let files = surroundings.files
  let base = surroundings.base
  let paths = request.paths.map { normalized(joined(base, $0)) }
  for path in paths where try files.status(path) == nil { throw .missing(path) }
  guard !paths.isEmpty else {
    guard var session = try ProjectSession.open(around: ".", in: surroundings, console) else {
      return nil
    }
    let (texts, diagnostics) = try readSpecTexts(&session.inputs)
    if !diagnostics.isEmpty {
      console.errors(textReport(diagnostics, style: console.errorStyle))
    }
    return texts
  }
  // Files that belong to no project have a form, too.
  var session =
    try ProjectSession.find(around: paths[0], in: surroundings)
    ?? ProjectSession(ProjectLocation(folder: base, base: base), in: surroundings)
  return try session.inputs.texts(at: paths)
}

/// Standard input in, standard output out.
private func formatInput(
  _ request: FormatRequest, _ surroundings: Surroundings, _ console: Console
) throws(FileError) -> Outcome {
  let source = SourceText(path: "<stdin>", utf8: try surroundings.input())
  let result = FormatResult(of: source)
  if request.showsDiff {
    console.output(unifiedDiff(from: source.utf8, to: result.new ?? source.utf8, path: "stdin"))
  } else if request.mode == .write {
    console.output(String(decoding: result.new ?? source.utf8, as: UTF8.self))
  }
  return end([result], request, console, counts: .no)
}

private enum Counting { case yes, no }

/// Says what is left to say, and how it ends.
private func end(
  _ results: [FormatResult], _ request: FormatRequest, _ console: Console,
  counts: Counting = .yes
) -> Outcome {
  let diagnostics = results.flatMap(\.diagnostics)
  if !diagnostics.isEmpty {
    console.errors(text(of: diagnostics, limit: nil, style: console.errorStyle))
  }
  let changed = results.count { $0.new != nil }
  if counts == .yes, console.verbosity > .quiet {
    let count = "\(changed) of \(counted(results.count, "file"))"
    switch request.mode {
    case .write:
      console.output(changed == 0 ? "Nothing changed\n" : "\(count) formatted\n")
    case .check, .preview:
      console.errors(changed == 0 ? "All files are formatted\n" : "\(count) would change\n")
    }
  }
  return diagnostics.hasErrors || request.mode == .check && changed > 0 ? .findings : .fine
}

extension FileSystem {
  /// Writes a file that is there; of a symbolic link, the file that it leads to.
  ///
  /// - Parameter swept: The folders in which nothing is left of runs that were killed.
  func overwrite(
    _ path: String, with bytes: [UInt8], sweeping swept: inout Set<String>
  ) throws(FileError) {
    let path = try resolved(path)
    let parent = parentFolder(of: path) ?? "/"
    let folder = try folder(parent)
    if swept.insert(parent).inserted { try folder.removeAbandoned() }
    try folder.replace(String(lastName(of: path)), with: bytes, temporary: temporaryName())
  }
}
