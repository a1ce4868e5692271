import CompilerDriver
import Diagnostics
import Foundation
import Linter
import SwiftRendering

/// A project in a folder of its own, with a language in which a spec is a list of files:
///
///     file Sources/Card.swift
///     struct Card {}
final class TestProject: Sendable {
  let folder: String
  let said = Transcript()

  /// Everything but the jobs and steps that a test changes.
  var surroundings: Surroundings {
    Surroundings(base: folder, version: "1.0.0", jobs: 1, cacheFolder: folder + "-cache")
  }

  init() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    folder = path.resolvingSymlinksInPath().path
    try write("dscompile.yaml", "library: Kit\n")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
    try? FileManager.default.removeItem(atPath: folder + "-cache")
  }

  func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder + "/" + path)), as: UTF8.self)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: folder + "/" + path)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/" + path, withDestinationPath: target)
  }

  /// All files below a folder and what they hold; empty folders with a slash at their end.
  func tree(_ path: String = "Generated") -> [String: String] {
    var tree: [String: String] = [:]
    let root = folder + "/" + path
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder)
      if !isFolder.boolValue {
        tree[name] = (try? read(path + "/" + name)) ?? "unreadable"
      } else if (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + name)) == [] {
        tree[name + "/"] = ""
      }
    }
    return tree
  }

  /// The inode and time of all files below a folder.
  func statuses(_ path: String = "Generated") throws -> [String: FileStatus] {
    var statuses: [String: FileStatus] = [:]
    for name in tree(path).keys {
      statuses[name] = try FileSystem().status("\(folder)/\(path)/\(name)")
    }
    return statuses
  }

  @discardableResult
  func build(
    _ request: BuildRequest = BuildRequest(), in surroundings: Surroundings? = nil,
    verbosity: Console.Verbosity = .normal
  ) -> Outcome {
    said.clear()
    return CompilerDriver.build(
      request, by: .files, in: surroundings ?? self.surroundings, console: said.console(verbosity))
  }
}

/// What a command said.
final class Transcript: @unchecked Sendable {
  private let lock = NSLock()
  private var outputText = ""
  private var errorText = ""

  var output: String { lock.withLock { outputText } }
  var errors: String { lock.withLock { errorText } }

  func clear() {
    lock.withLock {
      outputText = ""
      errorText = ""
    }
  }

  func console(_ verbosity: Console.Verbosity = .normal) -> Console {
    Console(
      verbosity: verbosity,
      output: { text in self.lock.withLock { self.outputText += text } },
      errors: { text in self.lock.withLock { self.errorText += text } })
  }
}

extension Language {
  static let files = Language(
    emit: emitFiles,
    lint: { reader throws(FileError) in LintResult(told: try emitFiles(&reader).diagnostics) })
}

@Sendable private func emitFiles(_ reader: inout InputReader) throws(FileError) -> Emission {
  _ = try reader.text("dscompile.yaml")
  _ = try reader.textIfAny("optional.yaml")
  var files: [EmittedFile] = []
  var diagnostics: [Diagnostic] = []
  for spec in try reader.texts(at: ["specs"]) {
    let text = String(decoding: spec.utf8, as: UTF8.self)
    for part in text.components(separatedBy: "file ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      files.append(
        EmittedFile(
          path: String(lines[0]), origin: reader.location.origin(ofShown: spec.path),
          body: Array(lines[1].utf8)))
    }
    if let offset = spec.utf8.firstIndex(of: UInt8(ascii: "!")) {
      diagnostics.append(
        Diagnostic(
          .rule("bang"), at: Place(spec, Span(offset, offset + 1)), "'!' is not allowed; remove it")
      )
    }
    if let offset = spec.utf8.firstIndex(of: UInt8(ascii: "?")) {
      diagnostics.append(
        Diagnostic(
          .rule("doubt"), .warning, at: Place(spec, Span(offset, offset + 1)),
          "'?' is weak; remove it"))
    }
  }
  return Emission(
    trees: [EmittedTree(folder: "Generated", files: files)], diagnostics: diagnostics)
}
