import Diagnostics
import SwiftRendering

/// A project that is compiled again and again, and what was said of it last.
package struct WatchedProject {
  private let request: WatchRequest
  private let session: ProjectSession
  private let console: Console
  private var memory = CompilationMemory()
  private var output: WatchedOutput
  private var seen: [SeenFile] = []

  /// What the last compilation read, as objects, and what it looked for.
  private var lastRead: [String: ObjectIdentifier]?
  private var lastLookedFor: [String: Bool] = [:]

  /// The problems that there are, as they are told.
  package private(set) var told: [String] = []

  init(_ request: WatchRequest, _ session: ProjectSession, _ console: Console) {
    self.request = request
    self.session = session
    self.console = console
    output = WatchedOutput(session, console)
  }

  /// The folders in which a change can change what comes of the project.
  func folders() throws(FileError) -> Set<String> {
    var folders: Set<String> = [session.location.folder]
    for file in seen {
      if file.status?.kind == .folder { folders.insert(file.path) }
      // What is missing can come with folders above it.
      var parent = parentFolder(of: file.path)
      if file.status == nil {
        while let folder = parent, try session.files.status(folder) == nil {
          parent = parentFolder(of: folder)
        }
      }
      if let parent { folders.insert(parent) }
    }
    return folders
  }

  /// Opens the project that a path is in, or says that there is none.
  package static func open(
    _ request: WatchRequest, in surroundings: Surroundings, console: Console
  ) throws(FileError) -> Self? {
    try ProjectSession.open(around: request.folder, in: surroundings, console)
      .map { Self(request, $0, console) }
  }

  /// Compiles the project if something has changed, and says what came of it.
  package mutating func compile() {
    let start = currentTime()
    do throws(FileError) {
      var reader = InputReader(
        location: session.location, files: session.files, jobs: session.surroundings.jobs,
        earlier: memory.texts)
      let compiled = try compileAgain(&reader, &memory)
      // It decides what is told of what rules find, and can change alone.
      _ = try reader.textIfAny(Baseline.fileName)
      defer { seen = reader.seen }
      guard noteReading(of: reader) else { return }
      try report(compiled, &reader, start)
    } catch {
      say([console.errorStyle.paint("error:", .red) + " " + printable(error.message) + "\n"])
      lastRead = nil
    }
  }

  /// Whether something else was read or looked for than the last time.
  private mutating func noteReading(of reader: InputReader) -> Bool {
    let read = reader.known.mapValues { ObjectIdentifier($0.text) }
    let lookedFor = Dictionary(
      reader.seen.map { ($0.path, $0.status != nil) }, uniquingKeysWith: { $0 || $1 })
    defer { (lastRead, lastLookedFor) = (read, lookedFor) }
    return read != lastRead || lookedFor != lastLookedFor
  }

  private mutating func report(
    _ compiled: CompiledProject, _ reader: inout InputReader, _ start: Int64
  ) throws(FileError) {
    var diagnostics = compiled.problems
    let lintsFirst = compiled.mayFindErrors || compiled.trees == nil
    if lintsFirst { diagnostics += try withoutKnown(compiled.lint().told, &reader) }
    if let trees = compiled.trees, !diagnostics.hasErrors {
      let written = try output.write(
        trees, compiled.problems.isEmpty ? .sound(compiled.change) : .other)
      diagnostics += written.problems
      let milliseconds = (currentTime() - start) / 1_000_000
      for line in written.lines { console.note("\(timeOfDay()) \(line) (\(milliseconds) ms)") }
    } else {
      output.forget()
    }
    if !lintsFirst { diagnostics += try withoutKnown(compiled.lint().told, &reader) }
    say(texts(of: diagnostics))
  }

  /// Each problem as it is told.
  private func texts(of diagnostics: [Diagnostic]) -> [String] {
    reportOrder(diagnostics).map { textReport([$0], style: console.errorStyle) }
  }

  /// Tells the problems that are new, and how many there are.
  private mutating func say(_ problems: [String]) {
    defer { told = problems }
    if problems == told { return }
    let known = Set(told)
    let new = problems.filter { !known.contains($0) }
    let limit = request.problemLimit ?? shownProblems
    console.errors(new.prefix(limit).joined())
    let gone = known.subtracting(problems).count
    let count =
      problems.isEmpty
      ? "no problems"
      : "\(problems.count) problem\(problems.count == 1 ? "" : "s"), \(new.count) new, \(gone) gone"
    console.errors("\(timeOfDay()) \(count)\n")
  }
}
