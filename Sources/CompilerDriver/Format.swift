import Diagnostics
import English
import Formatter

/// The options of a format run.
package struct FormatRequest: Sendable {
  package enum Mode: Sendable {
    /// Write the files that change.
    case write

    /// Write nothing and list the files that would change.
    case check

    /// Write nothing.
    case preview
  }

  /// Files and folders; if empty, the project file and its specs; only `-` for standard input.
  package var paths: [String]

  /// The path of standard input in messages; nil if it has none.
  package var inputName: String?
  package var mode: Mode

  /// Whether changes are shown line by line.
  package var showsDiff: Bool

  package init(
    paths: [String] = [], inputName: String? = nil, mode: Mode = .write, showsDiff: Bool = false
  ) {
    self.paths = paths
    self.inputName = inputName
    self.mode = mode
    self.showsDiff = showsDiff
  }
}

/// Rewrites specs in canonical form.
package func format(
  _ request: FormatRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    if request.paths == ["-"] { return try formatInput(request, surroundings, console) }
    let texts = try textsToFormat(request, surroundings, console)
    guard let texts else { return .failure }
    // A folder can contain files of another kind, but a file that is named has to be formatted.
    let named = Set(request.paths.map { normalized(joined(surroundings.base, $0)) })
    let results = concurrentMap(texts, jobs: surroundings.jobs) { text in
      FormatResult(
        of: text,
        hasToBeFormatted: named.isEmpty
          || named.contains(normalized(joined(surroundings.base, text.path))))
    }
    var writer = FileWriter(surroundings.files)
    var written = 0
    var conflicts: [FileError] = []
    for result in results {
      guard let new = result.new else { continue }
      let path = result.source.path
      if request.showsDiff {
        console.show(unifiedDiff(from: result.source.utf8, to: new, path: path))
      }
      switch request.mode {
      case .write:
        do throws(FileError) {
          try writer.write(
            new, to: normalized(joined(surroundings.base, path)),
            expecting: .bytes(result.source.utf8))
        } catch  where error.code == FileError.changed {
          conflicts.append(error)
          continue
        }
        written += 1
        if console.verbosity == .verbose { console.output("\(printable(path)): formatted\n") }
      case .check: console.output("\(printable(path)): not formatted\n")
      case .preview: break
      }
    }
    let outcome = end(results, request, console, written: written)
    for conflict in conflicts { console.report(conflict) }
    return conflicts.isEmpty ? outcome : .failure
  } catch {
    console.report(error)
    return .failure
  }
}

/// The result of formatting a file.
private struct FormatResult {
  let source: SourceText

  /// The new text; nil if nothing changes.
  let new: [UInt8]?
  let diagnostics: [Diagnostic]

  /// Whether it should have been formatted and could not be.
  let isFailure: Bool

  init(of source: SourceText, hasToBeFormatted: Bool) {
    self.source = source
    switch Formatter.format(source) {
    case .formatted(let text):
      new = text == source.utf8 ? nil : text
      diagnostics = []
      isFailure = false
    case .untouched(let problems):
      new = nil
      diagnostics = problems
      isFailure = true
    case .otherKind(let problem):
      new = nil
      diagnostics = [problem]
      isFailure = hasToBeFormatted
    }
  }
}

/// The requested files; nil after an error.
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
  // Files outside of a project are formatted, too.
  var session =
    try ProjectSession.find(around: paths[0], in: surroundings)
    ?? ProjectSession(ProjectLocation(folder: base, base: base), in: surroundings)
  let exclusion =
    try session.inputs.isThere(ProjectLocation.fileName)
    ? try readProjectFile(&session.inputs).exclusion : .nothing
  let texts = try session.inputs.texts(at: paths, excluding: exclusion)
  for (name, path) in zip(request.paths, paths) where session.inputs.hasExcluded(path) {
    console.note("'\(printable(name))' is left out by 'exclude' in \(ProjectLocation.fileName)")
  }
  return texts
}

/// Formats standard input to standard output.
private func formatInput(
  _ request: FormatRequest, _ surroundings: Surroundings, _ console: Console
) throws(FileError) -> Outcome {
  let name = request.inputName.map { name in
    let path = normalized(joined(surroundings.base, name))
    return CompilerDriver.path(path, below: surroundings.base) ?? path
  }
  let source = SourceText(path: name ?? "<stdin>", utf8: try surroundings.input())
  let result = FormatResult(of: source, hasToBeFormatted: true)
  if request.showsDiff {
    console.show(
      unifiedDiff(from: source.utf8, to: result.new ?? source.utf8, path: name ?? "stdin"))
  } else if request.mode == .write {
    console.output(bytes: result.new ?? source.utf8)
  }
  return end([result], request, console, written: 0, counts: .no)
}

private enum Counting { case yes, no }

/// Reports the remaining results and returns the outcome.
private func end(
  _ results: [FormatResult], _ request: FormatRequest, _ console: Console, written: Int,
  counts: Counting = .yes
) -> Outcome {
  let diagnostics = results.flatMap(\.diagnostics)
  console.report(diagnostics)
  let changed = results.count { $0.new != nil }
  if counts == .yes, console.verbosity > .quiet {
    let files = counted(results.count, "file")
    switch request.mode {
    case .write:
      console.output(written == 0 ? "Nothing changed\n" : "\(written) of \(files) formatted\n")
    case .check, .preview:
      console.errors(
        changed == 0 ? "All files are formatted\n" : "\(changed) of \(files) would change\n")
    }
  }
  return results.contains(where: \.isFailure) || request.mode == .check && changed > 0
    ? .findings : .fine
}
