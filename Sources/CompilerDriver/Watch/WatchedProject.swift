import Diagnostics
import SwiftRendering

/// A project that is compiled repeatedly, with its last reported problems.
package struct WatchedProject: WatchedInputs {
  private let request: WatchRequest
  let session: ProjectSession
  private let console: Console
  private var memory = CompilationMemory()
  private var output: WatchedOutput

  private(set) var seen: [SeenFile] = []

  /// The texts that the last compilation read, by identity, and the paths that it looked for.
  private var lastRead: [String: ObjectIdentifier]?
  private var lastLookedFor: [String: Bool] = [:]

  /// The problems that this program finds, and those that the compiler found last.
  private var own: [String] = []
  private var compiled: [String] = []
  private var compilerRun: CompilerRun?
  private var saidNotes: Set<String> = []

  /// Whether the findings of the compiler are still to come.
  package var isCompiling: Bool { compilerRun != nil }

  /// The current problems, as reported.
  package private(set) var reported: [String] = []

  init(_ request: WatchRequest, _ session: ProjectSession, _ console: Console) {
    self.request = request
    self.session = session
    self.console = console
    output = WatchedOutput(session, console)
  }

  var hasFailed: Bool { lastRead == nil }

  /// Opens the project that contains a path, or reports that there is none.
  package static func open(
    _ request: WatchRequest, in surroundings: Surroundings, console: Console
  ) throws(FileError) -> Self? {
    try ProjectSession.open(around: request.folder, in: surroundings, console)
      .map { Self(request, $0, console) }
  }

  /// Compiles the project if something has changed, and reports the result.
  package mutating func compile() {
    let start = currentTime()
    var reader = InputReader(
      location: session.location, files: session.files, jobs: session.surroundings.jobs,
      earlier: memory.texts)
    do throws(FileError) {
      let compiled = try compileAgain(&reader, &memory)
      // The baseline determines which findings are reported, and can change independently.
      _ = try reader.textIfAny(Baseline.fileName)
      defer { seen = reader.seen }
      guard noteReading(of: reader) else { return }
      compilerRun?.cancel()
      compilerRun = nil
      try report(compiled, &reader, start)
    } catch {
      compiled = []
      say([console.errorStyle.paint("error:", .red) + " " + printable(error.message) + "\n"])
      lastRead = nil
      // What was not reached can still be the reason for the next change.
      let found = Set(reader.seen.map(\.path))
      seen = reader.seen + seen.filter { !found.contains($0.path) }
    }
  }

  /// Whether the reader read or looked for something else than the last time.
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
    let lintsFirst = compiled.mayFindErrors || compiled.emitted == nil
    if lintsFirst { diagnostics += try withoutKnown(compiled.lint().diagnostics, &reader) }
    if let emitted = compiled.emitted, !diagnostics.hasErrors {
      let written = try output.write(
        { trees(of: emitted.files, compiled.checked.system, compiled.inputs) },
        compiled.problems.isEmpty ? .sound(compiled.change) : .other)
      diagnostics += written.problems
      let milliseconds = (currentTime() - start) / 1_000_000
      for line in written.lines { console.note("\(timeOfDay()) \(line) (\(milliseconds) ms)") }
    } else {
      output.forget()
    }
    if !lintsFirst { diagnostics += try withoutKnown(compiled.lint().diagnostics, &reader) }
    own = texts(of: diagnostics)
    // What the compiler found is old as soon as there is nothing to compile.
    if diagnostics.hasErrors { self.compiled = [] }
    say(own + self.compiled)
    if request.usesCompiler, !diagnostics.hasErrors {
      compilerRun = .start(session, console)
    }
  }

  /// Reports what the compiler found since the last save, if it has finished.
  package mutating func reportCompiled() {
    guard let findings = compilerRun?.findings else { return }
    compilerRun = nil
    compiled = texts(of: findings.result.diagnostics)
    for note in findings.notes where saidNotes.insert(note).inserted { console.note(note) }
    say(own + compiled)
  }

  /// The text of each problem as reported.
  private func texts(of diagnostics: [Diagnostic]) -> [String] {
    let all = reportOrder(diagnostics)
    let shown = all.count > limit ? mostSevereFirst(all) : all
    return shown.map { textReport([$0], style: console.errorStyle) }
  }

  /// The maximum number of problems that are reported at once.
  private var limit: Int { request.problemLimit ?? shownProblems }

  /// Reports new problems, and the number of all problems.
  private mutating func say(_ problems: [String]) {
    defer { reported = problems }
    if problems == reported { return }
    let known = Set(reported)
    let new = problems.filter { !known.contains($0) }
    console.errors(new.prefix(limit).joined())
    let gone = known.subtracting(problems).count
    let count =
      problems.isEmpty
      ? "no problems"
      : "\(problems.count) problem\(problems.count == 1 ? "" : "s"), \(new.count) new, \(gone) gone"
    console.errors("\(timeOfDay()) \(count)\n")
  }
}
