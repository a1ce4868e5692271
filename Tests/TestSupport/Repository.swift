import Foundation

/// The root of the repository.
package let repositoryRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The files with an extension in a folder of the repository and its subfolders, sorted by path.
///
/// - Parameter type: The file name extension.
/// - Throws: If the folder cannot be read.
package func repositoryFiles(in path: String, type: String) throws -> [URL] {
  let folder = repositoryRoot.appending(path: path)
  return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".\(type)") }
    .sorted()
    .map { folder.appending(path: $0) }
}

/// The concatenated text of all Swift files in a folder of the repository.
///
/// - Throws: If the folder cannot be read.
package func repositorySources(in path: String) throws -> String {
  try repositoryFiles(in: path, type: "swift")
    .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
}
