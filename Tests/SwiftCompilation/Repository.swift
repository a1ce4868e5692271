import Foundation
import TestSupport

/// The Swift files in a folder and its subfolders, sorted by path.
///
/// - Throws: If the folder cannot be read.
package func swiftFiles(in folder: URL) throws -> [URL] {
  let folder = folder.resolvingSymlinksInPath()
  return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".swift") }
    .sorted()
    .map { folder.appending(path: $0) }
}

/// All files of the library in an emitted tree, except those of its UIKit module, and including the file that
/// the package manager adds to a target with resources.
///
/// - Throws: If the folder cannot be read.
package func librarySources(in tree: URL) throws -> [URL] {
  let sources = tree.appending(path: "Sources").resolvingSymlinksInPath()
  let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
  let ofUIKit = modules.filter { $0.hasSuffix("UIKit") && modules.contains(String($0.dropLast(5))) }
  let hasResources = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    .contains { $0.hasSuffix(".xcstrings") }
  let accessor = repositoryRoot.appending(path: "Tests/SwiftCompilation/ResourceAccessor")
  let files = try swiftFiles(in: sources).filter { file in
    !ofUIKit.contains { file.path.hasPrefix(sources.path + "/\($0)/") }
  }
  return try files + (hasResources ? swiftFiles(in: accessor) : [])
}

/// Runs a closure with a new folder, which is removed afterwards.
///
/// - Throws: The closure's errors, and if the folder cannot be created.
package func withTemporaryFolder<Result>(
  _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "swift-compilation-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}
