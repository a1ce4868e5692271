import Foundation

/// The root of the repository this file is in.
package let repositoryRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The files of a type in a folder of the repository and the folders in it, sorted by path.
///
/// - Parameter type: What their names end with, after the dot.
/// - Throws: If the folder cannot be read.
package func repositoryFiles(in path: String, type: String) throws -> [URL] {
  let folder = repositoryRoot.appending(path: path)
  return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".\(type)") }
    .sorted()
    .map { folder.appending(path: $0) }
}

/// The text of all Swift files in a folder of the repository, one after the other.
///
/// - Throws: If the folder cannot be read.
package func repositorySources(in path: String) throws -> String {
  try repositoryFiles(in: path, type: "swift")
    .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
}
