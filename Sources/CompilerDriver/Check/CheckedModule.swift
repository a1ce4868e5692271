import Diagnostics

/// The files of a module as they are compiled for a target in a mode, of which each has a result of its own: the
/// compiler's messages about it.
///
/// The result depends on the file, and on declarations in others. An edit of a body changes one file and no declaration,
/// so that only this file is compiled, beside the others.
struct CheckedModule: Sendable {
  /// A source of the module.
  struct Source: Sendable {
    let path: String

    /// Its name in messages.
    let name: String
    let text: [UInt8]
  }

  private let sources: [Source]
  let target: CompilationTarget

  /// A compilation of all files, without primary ones.
  private(set) var compilation: Compilation

  /// What identifies the result of each file.
  private let keys: [ContentHash]

  /// The positions of the sources by their names.
  private let positions: [String: Int]

  /// What has been found out about each source; nil if nothing yet.
  private var results: [String?]

  /// Messages that are not about a file of the module.
  private var others: [String] = []

  /// The files whose result is not known.
  private var pending: [Int] { results.indices.filter { results[$0] == nil } }

  /// Whether a file has to be compiled.
  var isIncomplete: Bool { results.contains { $0 == nil } }

  /// The compiler's messages about the files that are known.
  var messages: [String] { results.compactMap(\.self) + others }

  /// - Parameters:
  ///   - sources: The files.
  ///   - declarations: What these files and the modules that they import declare.
  ///   - environment: Identifies the compiler and the other modules that the files can import.
  ///   - memory: What is remembered of earlier runs.
  init(
    _ sources: [Source], _ compilation: Compilation, for target: CompilationTarget,
    _ declarations: [ContentHash], environment: [String], memory: inout VerifiedUnits
  ) {
    self.target = target
    self.compilation = compilation
    self.sources = sources
    positions = Dictionary(
      zip(sources.map(\.name), sources.indices), uniquingKeysWith: { first, _ in first })
    let context = hash(
      ["checked 2"] + environment + [compilation.moduleName, compilation.mode.rawValue]
        + target.options + ["\(target.usesDriver)", "flags"] + compilation.flags)
    let contents = sources.map { ContentHash(of: $0.text).text }
    keys = sources.indices.map { index in
      // The compiler's driver diagnoses all files together.
      hash(
        [context.text, sources[index].name, declarations[index].text]
          + (target.usesDriver ? contents : [contents[index]]))
    }
    results = keys.map { memory.output(of: $0) }
  }

  /// Makes the compilation find modules that were not there before.
  mutating func addSearchPaths(_ paths: [String]) { compilation.searchPaths += paths }

  /// Parts of about the same size: each reads all files of the module again, which takes as long as compiling a few.
  fileprivate func batches(upTo limit: Int) -> [[Int]] {
    let pending = pending
    if pending.isEmpty { return [] }
    if target.usesDriver { return [Array(sources.indices)] }
    let count = min(limit, (pending.count + 3) / 4)
    return (0..<count).map { batch in
      pending.indices.filter { $0 % count == batch }.map { pending[$0] }
    }
  }

  /// The output about some files, with the changes that messages suggest.
  fileprivate func output(
    of batch: [Int], _ compiler: ModuleCompiler
  ) throws(VerificationError) -> String {
    var compilation = compilation
    compilation.primaryFiles = batch.map { sources[$0].path }
    if target.usesDriver || !compiler.readsFixes {
      return compiler.workspace.shown(try target.diagnose(compilation))
    }
    // There is a file for each primary file, in the order of all files.
    let records = batch.sorted().map { position in
      joined(compiler.workspace.folder, "messages-\(compilation.moduleName)-\(position)")
    }
    compilation.flags += records.flatMap { ["-serialize-diagnostics-path", $0] }
    let text = compiler.workspace.shown(try target.diagnose(compilation))
    let messages = records.flatMap { record in
      (try? compiler.workspace.files.contents(of: record)).flatMap(serializedMessages) ?? []
    }
    return messageParts(of: text).map { adding(messages, to: $0.text) }.joined()
  }

  /// Records the results of files that were compiled together.
  ///
  /// An error in one file prevents some diagnostics about the others, so these are left to be compiled again without it.
  fileprivate mutating func settle(
    _ batch: [Int], by text: String, _ memory: inout VerifiedUnits
  ) {
    let output = CompilerOutput(text, positions)
    let messages = batch.map { output.messages[$0] ?? [] }
    let failing = messages.map { $0.contains(where: \.isError) }
    let isAlone = target.usesDriver || !failing.contains(true)
    // These are about the options, or a module that all files import.
    let common = output.messages[nil] ?? []
    let foreign = output.messages.filter { position, _ in
      position.map { !batch.contains($0) } ?? false
    }.flatMap(\.value)
    // Messages about other files are not remembered: those files can change without a change of declarations.
    let canRemember = foreign.isEmpty && !common.contains(where: \.isError)
    if !canRemember { others += (foreign + common).map(\.text) }
    for (position, (messages, hasError)) in zip(batch, zip(messages, failing)) {
      if !isAlone, !hasError { continue }
      let text = (messages + (canRemember ? common : [])).map(\.text).joined()
      results[position] = text
      if canRemember, target.usesDriver || !messages.contains(where: { $0.mentionsOthers }) {
        memory.remember(text, of: keys[position])
      }
    }
  }
}

/// Compiles modules, on several processors.
struct ModuleCompiler: Sendable {
  let workspace: Workspace
  let jobs: Int
  let progress: Progress

  /// Whether to add the changes that the compiler suggests to its messages.
  var readsFixes = false

  /// Whether to stop after the files that are being compiled.
  var isCancelled: @Sendable () -> Bool = { false }

  /// Compiles the files of modules whose result is not known.
  func compile(_ modules: inout [CheckedModule], _ memory: inout VerifiedUnits) throws {
    while true {
      let incomplete = modules.indices.filter { modules[$0].isIncomplete }
      if incomplete.isEmpty { return }
      // Whole modules take about the same time.
      let parts = incomplete.count.isMultiple(of: jobs) ? 1 : jobs
      let tasks = incomplete.flatMap { module in
        modules[module].batches(upTo: parts).map { (module: module, files: $0) }
      }
      progress.expect(tasks.count)
      let current = modules
      let results = concurrentMap(tasks, jobs: jobs) { task in
        Result { () throws(VerificationError) in
          if isCancelled() { throw VerificationError("compiling was cancelled") }
          let module = current[task.module]
          let name = module.compilation.moduleName
          let platform = module.target.name.map { " for \($0)" } ?? ""
          let mode = module.compilation.mode.rawValue
          progress.begin("compiling \(name)\(platform) in Swift \(mode)")
          defer { progress.end() }
          return try module.output(of: task.files, self)
        }
      }
      for (task, result) in zip(tasks, results) {
        modules[task.module].settle(task.files, by: try result.get(), &memory)
      }
    }
  }
}

/// The compiler's output, divided by the files that its messages are about.
private struct CompilerOutput {
  struct Message {
    let text: String
    let isError: Bool

    /// Whether a note is about another file of the module, in which lines can move.
    let mentionsOthers: Bool
  }

  /// By the positions of files; nil is for none of the module.
  private(set) var messages: [Int?: [Message]] = [:]

  /// - Parameter positions: The positions of the module's files by name.
  init(_ text: String, _ positions: [String: Int]) {
    for (file, part) in messageParts(of: text) {
      let parsed = CompilerMessage.all(in: part)
      let owner = file.flatMap { positions[$0] }
      let mentionsOthers = parsed.flatMap(\.notes).contains { note in
        note.file != file && note.file.map { positions[$0] != nil } ?? false
      }
      messages[owner, default: []].append(
        Message(
          text: part, isError: parsed.contains { $0.severity == .error },
          mentionsOthers: mentionsOthers))
    }
  }
}

private func hash(_ parts: [String]) -> ContentHash {
  ContentHash(of: Array(parts.joined(separator: "\0").utf8))
}
