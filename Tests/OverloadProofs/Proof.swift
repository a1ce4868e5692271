import CompilerDriver
import DesignModel
import Emission
import Foundation
import RandomSpecs
import SwiftCompilation
import SwiftUIEmitter

/// A call on which the analysis and the compiler do not agree.
struct Disagreement: CustomStringConvertible {
  let spec: SampleSpec
  let call: String
  let expected: String
  let found: String
  let mode: LanguageMode

  /// What disagreements with the same cause probably have in common.
  var sort: String {
    if let error = found.range(of: "error: ") {
      return String(found[error.upperBound...].prefix { $0 != "'" && $0 != "\n" })
    }
    func kind(_ text: String) -> String { String(text.prefix { $0 != " " }) }
    return kind(expected) + kind(found)
  }

  var description: String {
    """
    \(call)
      the analysis says \(expected), Swift \(mode.rawValue) says \(found)
    \(spec.project.yaml)---
    \(spec.yaml)
    """
  }
}

/// The compiler's results for calls, by subject and call.
enum Selected {
  case calls([[String]])

  /// The components do not compile.
  case broken(String)
}

/// Compiles components and their calls, and compares the compiler's selection with the analysis.
func disagreements(in batch: Batch, mode: LanguageMode) async throws -> [Disagreement] {
  switch try await selections(of: batch, mode: mode) {
  case .broken(let diagnostics):
    let index =
      batch.subjects.firstIndex { subject in
        let name = Naming.base(of: subject.component.name)
        return ["", "Kind", "Modifier"].contains { end in
          ["/", "+"].contains { diagnostics.contains("\($0)\(name)\(end).swift:") }
        }
      } ?? 0
    var others = batch.subjects
    let broken = Disagreement(
      spec: others.remove(at: index).spec, call: "the library", expected: "it compiles",
      found: diagnostics, mode: mode)
    if others.isEmpty { return [broken] }
    return try await [broken]
      + disagreements(in: Batch(subjects: others, system: batch.system), mode: mode)
  case .calls(let selected):
    return zip(batch.subjects, selected).flatMap { subject, selected in
      zip(subject.calls, selected).compactMap { entry, found in
        let resolution = entry.resolutions[mode.rules] ?? Resolution.none
        let expected = entry.callee.text(of: resolution)
        if found == expected
          || entry.callee.isReserve(of: resolution, for: entry.call, against: found)
        {
          return nil
        }
        return Disagreement(
          spec: subject.spec,
          call: entry.call.swift(entry.callee),
          expected: expected,
          found: found, mode: mode)
      }
    }
  }
}

/// The compiler's result for each call of some components: "initializer 3", "ambiguous" or "an error".
func selections(of batch: Batch, mode: LanguageMode) async throws -> Selected {
  try await withTemporaryFolder { folder in
    func write(_ text: String, _ path: String) throws -> URL {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return file
    }
    let (templates, _) = Templates.parse(overrides: [:])
    let files =
      batch.subjects.enumerated().flatMap { position, subject in
        emit(
          subject.component.marked(from: position * mostInitializers), in: batch.system.library,
          templates)
      }
      + emitLibraryFiles(of: batch.system, templates)
    var sources: [URL] = []
    for file in files
    where file.path.hasPrefix("Sources/") && file.path.hasSuffix(".swift")
      && !file.path.contains("/Previews/")
    {
      sources.append(try write(String(decoding: file.body, as: UTF8.self), file.path))
    }
    let library = try await compile(
      sources, moduleName: "Proof", mode: mode,
      emitModuleTo: folder.appending(path: "Proof.swiftmodule"),
      flags: ["-suppress-warnings"] + packageName)
    guard library.isSuccess else { return .broken(library.diagnostics) }

    let project = batch.subjects.first?.spec.project ?? SampleProject()
    let types = ClientTypes(batch.system, project)
    var lines = clientTypes.split(separator: "\n").map(String.init)
    var starts: [Int] = []
    for subject in batch.subjects {
      starts.append(lines.count + 1)
      for entry in subject.calls {
        lines.append(
          function(entry.call, of: entry.callee, number: lines.count, types))
      }
    }
    var breakdowns: Set<Int> = []
    while true {
      let calls = try write(lines.joined(separator: "\n") + "\n", "Calls.swift")
      let client = try await compile(
        [calls], moduleName: "Calls", mode: mode, searchPaths: [folder],
        flags: packageName)
      // An invalid call can crash the compiler: it is then left out.
      if let (_, line) = lineOfBreakdown(in: client.diagnostics),
        breakdowns.insert(line).inserted
      {
        lines[line - 1] = ""
        continue
      }
      let found = Selection.byLine(CompilerMessage.all(in: client.diagnostics))
      return .calls(
        batch.subjects.indices.map { position in
          batch.subjects[position].calls.indices.map { index in
            let line = starts[position] + index
            if breakdowns.contains(line) { return "an error" }
            return found[line]?.text(
              of: batch.subjects[position].calls[index].callee, from: position * mostInitializers)
              ?? "nothing"
          }
        })
    }
  }
}

/// The clients belong to the library's package.
private let packageName = ["-package-name", "proof"]

/// The difference between the first initializer numbers of two components.
private let mostInitializers = 1000
