#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// Compiles a project.
  ///
  /// - Returns: The folder of the emitted modules.
  func emit(_ project: URL, into output: URL) throws -> URL {
    let log = Transcript()
    let outcome = build(
      BuildRequest(folder: project.path, output: output.path), by: .components,
      in: Surroundings(base: project.path, jobs: 2, cacheFolder: nil), console: log.console())
    #expect(outcome == .fine, "\(log.errors)")
    return output.appending(path: "Sources")
  }

  /// The Swift files in a folder, named by their paths, and the accessor of resources.
  func moduleFiles(in folder: URL) throws -> [ProgramFile] {
    let emitted = try swiftFiles(in: folder).map { url in
      ProgramFile(
        name: String(url.path.dropFirst(folder.path.count + 1)),
        text: try String(contentsOf: url, encoding: .utf8))
    }
    let accessor = try programFiles(
      in: repositoryRoot.appending(path: "Tests/SwiftCompilation/ResourceAccessor"))
    return emitted + accessor
  }
#endif
