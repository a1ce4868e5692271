import CompilerDriver
import Foundation
import SwiftCompilation
import TestSupport

/// The expected trees of cases, assembled.
///
/// A file that several cases emit to the same path is stored once, in `Shared`. The manifests in the
/// `expected` folder of a case list all files of its tree with their hashes: a file that is not in the folder
/// is the one in `Shared` with that path and hash.
enum ExpectedTrees {
  /// A temporary folder with the whole tree of each case, by the case's name.
  static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "golden-trees-\(UUID().uuidString)")
    for golden in GoldenCase.all {
      let tree = folder.appending(path: golden.name)
      try? write((try? files(of: golden)) ?? [:], to: tree)
    }
    temporaryFolder = folder
    atexit { if let folder = temporaryFolder { try? FileManager.default.removeItem(at: folder) } }
    return folder
  }()

  /// All files that a case expects, by their paths.
  static func files(of golden: GoldenCase) throws -> [String: Data] {
    let own = try tree(golden.ownFiles)
    let others = references(in: own).compactMap { reference in
      own[reference.path] == nil ? shared[reference].map { (reference.path, $0) } : nil
    }
    return own.merging(others) { own, _ in own }
  }

  /// The files in `Shared` that no case needs.
  static func unusedFiles() throws -> [String] {
    let needed = try GoldenCase.all.reduce(into: Set<FileReference>()) { needed, golden in
      let own = try tree(golden.ownFiles)
      needed.formUnion(references(in: own).filter { own[$0.path] == nil })
    }
    return shared.keys.filter { !needed.contains($0) }.map(\.path).sorted()
  }

  /// The paths of files that several cases have and that are not shared.
  static func repeatedFiles() throws -> [String] {
    var cases: [FileContent: Int] = [:]
    for golden in GoldenCase.all {
      for (path, data) in try tree(golden.ownFiles) where !isManifest(path) {
        cases[FileContent(path: path, data: data), default: 0] += 1
      }
    }
    return cases.filter { $0.value > 1 }.map(\.key.path).sorted()
  }

  /// Writes the files that cases expect; those of several cases go to `Shared`.
  static func record(_ trees: [String: [String: Data]]) throws {
    var cases: [FileContent: [String]] = [:]
    for (name, files) in trees.sorted(by: { $0.key < $1.key }) {
      for (path, data) in files where !isManifest(path) {
        cases[FileContent(path: path, data: data), default: []].append(name)
      }
    }
    // The versions used by the most cases keep their names.
    let repeated = cases.filter { $0.value.count > 1 }
      .sorted { ($1.value.count, $0.value[0]) < ($0.value.count, $1.value[0]) }.map(\.key)
    var variants: [String: Int] = [:]
    var sharedFiles: [String: Data] = [:]
    var sharedContents: Set<FileContent> = []
    var references: Set<FileReference> = []
    for content in repeated {
      // A file that differs only in its header could not be distinguished.
      guard references.insert(content.reference).inserted else { continue }
      sharedContents.insert(content)
      variants[content.path, default: 0] += 1
      sharedFiles[variantPath(content.path, variants[content.path] ?? 1)] = content.data
    }
    try write(sharedFiles, to: sharedFolder)
    for golden in GoldenCase.all {
      guard let files = trees[golden.name] else { continue }
      let own = files.filter { path, data in
        isManifest(path) || !sharedContents.contains(FileContent(path: path, data: data))
      }
      try write(own, to: golden.ownFiles)
    }
  }

  private static let manifestName = ".dscompile-manifest.json"
  private static let sharedFolder = repositoryRoot.appending(path: "Tests/GoldenTests/Shared")

  /// The files in `Shared` by the paths to which they are emitted.
  private static let shared: [FileReference: Data] = {
    var shared: [FileReference: Data] = [:]
    for (path, data) in (try? tree(sharedFolder)) ?? [:] {
      let emitted = path.replacing(/-\d+(?=(\.\w+)?$)/, with: "")
      shared[FileContent(path: emitted, data: data).reference] = data
    }
    return shared
  }()

  /// The path of a file in `Shared`: its emitted path, with a number before its extension if there are other
  /// versions.
  private static func variantPath(_ path: String, _ number: Int) -> String {
    if number == 1 { return path }
    let end = path.firstRange(of: /\.\w+$/)?.lowerBound ?? path.endIndex
    return "\(path[..<end])-\(number)\(path[end...])"
  }

  /// The files listed in the manifests of a case, of which each output folder has one.
  private static func references(in files: [String: Data]) -> [FileReference] {
    files.filter { isManifest($0.key) }.flatMap { manifest, text in
      let folder = manifest.dropLast(manifestName.count)
      return String(decoding: text, as: UTF8.self).matches(of: /"(.+)": "([0-9a-f]{32})"/).map {
        FileReference(path: "\(folder)\($0.1)", hash: String($0.2))
      }
    }
  }

  private static func isManifest(_ path: String) -> Bool {
    path == manifestName || path.hasSuffix("/" + manifestName)
  }

  /// Replaces the content of a folder.
  private static func write(_ files: [String: Data], to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    for (path, data) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }
}

/// A file as listed in a manifest.
private struct FileReference: Hashable {
  let path: String

  /// The hash of the file without its header.
  let hash: String
}

/// A file and all of its text.
private struct FileContent: Hashable {
  let path: String
  let data: Data

  var reference: FileReference {
    // The header contains it; files that cannot have a header are hashed as a whole.
    let header = String(decoding: data.prefix(400), as: UTF8.self)
      .firstMatch(of: /Hash: ([0-9a-f]{32})/)
    return FileReference(
      path: path, hash: header.map { String($0.1) } ?? ContentHash(of: data).text)
  }
}

/// Removed when the tests end.
nonisolated(unsafe) private var temporaryFolder: URL?
