import Diagnostics
import SwiftFragments

/// The files of a module as they are compiled, of which each has a result of its own: the compiler's messages about it.
///
/// The result depends on the file, and on what the others declare. An edit of a body changes one file and no
/// declaration, so that only this file is compiled, beside the others.
struct CheckedModule {
  /// A source of the module.
  struct Source: Sendable {
    let path: String

    /// Its name in messages.
    let name: String
    let content: ContentHash
  }

  private let sources: [Source]
  private let target: CompilationTarget
  private let jobs: Int
  private let progress: Progress

  /// A compilation of all files, without primary ones.
  private let compilation: Compilation

  /// The folder of the run.
  private let folder: String
  private let files: FileSystem

  /// Removes the folder of the run from the compiler's output.
  private let shown: @Sendable (String) -> String

  /// Identifies everything that the result of each file depends on, besides its content.
  private let context: ContentHash

  private(set) var memory: VerifiedUnits

  /// The positions of the sources by their names.
  private let positions: [String: Int]

  /// What has been found out about each source; nil if nothing yet.
  private var results: [String?]

  /// Messages that are not about a file of the module.
  private var others: [String] = []

  /// - Parameters:
  ///   - sources: The paths, names and texts of the files.
  ///   - environment: Identifies the compiler and the modules that the files can import.
  ///   - memory: What is remembered of earlier runs.
  init(
    _ sources: [(path: String, name: String, text: [UInt8])], _ compilation: Compilation,
    for target: CompilationTarget, environment: [String], memory: VerifiedUnits, jobs: Int,
    _ progress: Progress, in folder: String, _ files: FileSystem,
    shown: @escaping @Sendable (String) -> String
  ) {
    self.folder = folder
    self.files = files
    self.target = target
    self.compilation = compilation
    self.memory = memory
    self.jobs = jobs
    self.progress = progress
    self.shown = shown
    self.sources = sources.map {
      Source(path: $0.path, name: $0.name, content: ContentHash(of: $0.text))
    }
    positions = Dictionary(
      zip(self.sources.map(\.name), self.sources.indices), uniquingKeysWith: { first, _ in first })
    results = self.sources.map { _ in nil }
    let declarations = declarations(of: sources.map(\.text), self.sources, &self.memory, jobs)
    context = hash(
      ["checked 1"] + environment + [compilation.moduleName, compilation.mode.rawValue]
        + target.options + ["\(target.usesDriver)", "flags"] + compilation.flags + ["declarations"]
        + zip(self.sources, declarations).flatMap { [$0.name, $1.text] })
  }

  /// Whether a file has to be compiled.
  var isIncomplete: Bool {
    mutating get {
      for (position, source) in sources.enumerated() where results[position] == nil {
        results[position] = memory.output(of: key(source))
      }
      return results.contains { $0 == nil }
    }
  }

  private func key(_ source: Source) -> ContentHash {
    // The compiler's driver diagnoses all files together.
    let contents = target.usesDriver ? sources.map(\.content.text) : [source.content.text]
    return hash([context.text, source.name] + contents)
  }

  /// Compiles the files whose result is not known.
  ///
  /// - Returns: The compiler's messages about all files.
  mutating func compile() throws -> [String] {
    var pending = isIncomplete ? sources.indices.filter { results[$0] == nil } : []
    while !pending.isEmpty {
      let batches = target.usesDriver ? [Array(sources.indices)] : batches(of: pending)
      let outputs = try output(of: batches)
      pending = []
      for (batch, output) in zip(batches, outputs) {
        pending += settle(batch, by: CompilerOutput(output, positions))
      }
    }
    return results.compactMap(\.self) + others
  }

  /// Parts of about the same size: each reads all files of the module again, which takes as long as compiling a few.
  private func batches(of pending: [Int]) -> [[Int]] {
    let count = min(jobs, (pending.count + 3) / 4)
    return (0..<count).map { batch in
      pending.indices.filter { $0 % count == batch }.map { pending[$0] }
    }
  }

  private func output(of batches: [[Int]]) throws -> [String] {
    progress.expect(batches.count)
    let results = concurrentMap(batches, jobs: jobs) { batch in
      Result { () throws(VerificationError) in
        progress.begin("compiling \(compilation.moduleName)")
        defer { progress.end() }
        return try output(of: batch)
      }
    }
    return try results.map { try $0.get() }
  }

  /// The output about some files, with the changes that messages suggest.
  private func output(of batch: [Int]) throws(VerificationError) -> String {
    var compilation = compilation
    compilation.primaryFiles = batch.map { sources[$0].path }
    if target.usesDriver { return shown(try target.diagnose(compilation)) }
    // There is a file for each primary file, in the order of all files.
    let records = batch.sorted().map { joined(folder, "messages-\($0)") }
    compilation.flags += records.flatMap { ["-serialize-diagnostics-path", $0] }
    let text = shown(try target.diagnose(compilation))
    let messages = records.flatMap { record in
      (try? files.contents(of: record)).flatMap(serializedMessages) ?? []
    }
    return messageParts(of: text).map { adding(messages, to: $0.text) }.joined()
  }

  /// Records the results of files that were compiled together.
  ///
  /// An error in one file prevents some diagnostics about the others, so these are compiled again without it.
  ///
  /// - Returns: The files that have to be compiled again.
  private mutating func settle(_ batch: [Int], by output: CompilerOutput) -> [Int] {
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
    var again: [Int] = []
    for (position, (messages, hasError)) in zip(batch, zip(messages, failing)) {
      if !isAlone, !hasError {
        again.append(position)
        continue
      }
      let text = (messages + (canRemember ? common : [])).map(\.text).joined()
      results[position] = text
      if canRemember, target.usesDriver || !messages.contains(where: { $0.mentionsOthers }) {
        memory.remember(text, of: key(sources[position]))
      }
    }
    return again
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

/// Hashes of what files declare for the others of their module, computed again only for files that have changed.
private func declarations(
  of texts: [[UInt8]], _ sources: [CheckedModule.Source], _ memory: inout VerifiedUnits, _ jobs: Int
) -> [ContentHash] {
  let keys = sources.map { hash(["declarations 1", $0.content.text]) }
  var known = keys.map { memory.output(of: $0).flatMap { ContentHash($0[...]) } }
  let missing = known.indices.filter { known[$0] == nil }
  let found = concurrentMap(missing.map { texts[$0] }, jobs: jobs) { text in
    // What cannot be parsed may declare anything.
    skeleton(of: String(decoding: text, as: UTF8.self)).map(hash) ?? ContentHash(of: text)
  }
  for (position, declarations) in zip(missing, found) {
    known[position] = declarations
    memory.remember(declarations.text, of: keys[position])
  }
  return known.compactMap(\.self)
}

private func hash(_ parts: [String]) -> ContentHash {
  ContentHash(of: Array(parts.joined(separator: "\0").utf8))
}
