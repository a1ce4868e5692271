import CompilerDriver
import Foundation

extension Surroundings {
  /// The same without a cache, so that a run knows nothing of earlier ones.
  package var withoutCache: Surroundings {
    var surroundings = self
    surroundings.cacheFolder = nil
    return surroundings
  }
}

/// A project in a temporary folder, which is removed with the last reference to it.
package final class TestProject: Sendable {
  package let folder: String
  package let log = Transcript()

  /// Default surroundings, except the number of jobs and the steps, which a test can change.
  package var surroundings: Surroundings {
    Surroundings(base: folder, version: "1.0.0", jobs: 1, cacheFolder: folder + "-cache")
  }

  package init() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    folder = path.resolvingSymlinksInPath().path
    try write("dscompile.yaml", "library: Kit\n")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
    try? FileManager.default.removeItem(atPath: folder + "-cache")
  }

  /// Writes a file, and creates its folders.
  package func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a file that need not be text.
  package func write(_ path: String, bytes: [UInt8]) throws {
    try write(path, "")
    try Data(bytes).write(to: URL(filePath: folder).appending(path: path))
  }

  package func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder + "/" + path)), as: UTF8.self)
  }

  /// Removes a file or folder, in which another process may be writing: what is gone before it is removed is no problem.
  package func remove(_ path: String) throws {
    let path = folder + "/" + path
    var attempts = 0
    while true {
      do {
        return try FileManager.default.removeItem(atPath: path)
      } catch let error as CocoaError where error.code == .fileNoSuchFile && attempts < 100 {
        guard FileManager.default.fileExists(atPath: path) else { throw error }
        attempts += 1
      }
    }
  }

  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/" + path, withDestinationPath: target)
  }

  /// All files below a folder with their contents; empty folders with a slash at their end.
  package func tree(_ path: String = "Generated") -> [String: String] {
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
  package func statuses(_ path: String = "Generated") throws -> [String: FileStatus] {
    var statuses: [String: FileStatus] = [:]
    for name in tree(path).keys {
      statuses[name] = try FileSystem().status("\(folder)/\(path)/\(name)")
    }
    return statuses
  }

  /// Builds the project in the language ``CompilerDriver/Language/files``.
  @discardableResult
  package func build(
    _ request: BuildRequest = BuildRequest(), in surroundings: Surroundings? = nil,
    verbosity: Console.Verbosity = .normal
  ) -> Outcome {
    log.clear()
    return CompilerDriver.build(
      request, by: .files, in: surroundings ?? self.surroundings, console: log.console(verbosity))
  }
}
