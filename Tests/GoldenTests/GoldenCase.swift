import Foundation
import SwiftCompilation
import TestSupport
import Testing

/// A project and its expected output, in a folder of `Cases` named after its subject.
///
///     dscompile.yaml, components/   the project
///     Sources/                      what somebody wrote for the same target
///     expected/                     the emitted tree, but for what several cases have in common
///     Calls.swift                   a client of the library
///     Inside.swift                  a file of the library's own module
///     Rejects/                      clients that do not compile
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  private static let root = repositoryRoot.appending(path: "Tests/GoldenTests/Cases")

  static let all =
    (try? FileManager.default.contentsOfDirectory(atPath: root.path))?
    .filter { !$0.hasPrefix(".") }
    .sorted()
    .map(GoldenCase.init) ?? []

  var folder: URL { Self.root.appending(path: name) }

  /// The whole expected tree.
  var expected: URL { ExpectedTrees.folder.appending(path: name) }

  /// The files of the expected tree that no other case has.
  var ownFiles: URL { folder.appending(path: "expected") }

  /// A file next to the specs, if the case has it.
  func file(_ name: String) -> URL? {
    let file = folder.appending(path: name)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// The module's name in the project file.
  func libraryName() throws -> String {
    let text = try String(
      contentsOf: folder.appending(path: "dscompile.yaml"), encoding: .utf8)
    return text.firstMatch(of: /library: (\w+)/).map { String($0.1) } ?? ""
  }

  /// The hand-written files of the target that the emitted files belong to.
  func handwrittenSources() throws -> [URL] {
    try file("Sources").map(swiftFiles) ?? []
  }

  /// The library of the expected tree.
  func library() throws -> Library {
    Library(
      name: try libraryName(), sources: try librarySources(in: expected) + handwrittenSources())
  }
}
