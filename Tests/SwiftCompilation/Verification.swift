import CompilerDriver
import Foundation
import Specification
import TestSupport

/// Verifies a project like the command, including warnings, with the interface modules of this repository.
///
/// - Parameters:
///   - project: The folder of the project.
///   - calls: Files that must compile.
///   - rejects: Files that must not.
///   - platforms: The platforms of the project to compile for; empty for all.
///   - isLong: Whether it takes minutes.
/// - Returns: The problems; empty if there are none.
/// - Throws: If waiting for a turn fails.
package func verificationProblems(
  of project: URL, calls: [URL] = [], rejects: [URL] = [], platforms: [Platform] = [],
  isLong: Bool = false
) async throws -> String {
  try await withTurn(isPartOfLongWork: isLong) {
    let log = Transcript()
    let outcome = verify(
      VerifyRequest(
        folder: project.path, calls: calls.map(\.path), rejects: rejects.map(\.path),
        platforms: platforms, isStrict: true),
      in: verificationSurroundings(base: project.path), console: log.console(.quiet))
    return outcome == .fine ? "" : log.output + log.errors
  }
}

/// The environment of `verify` in tests: built modules are kept for the next run.
package func verificationSurroundings(base: String) -> Surroundings {
  Surroundings(
    base: base, jobs: 1, cacheFolder: repositoryRoot.appending(path: ".build").path,
    interfaces: interfaceSources)
}

/// The environment of `render` in tests: built modules are kept for the next run, and programs are not.
///
/// - Parameter cache: The folder of the cache.
/// - Throws: If the modules' folder cannot be linked to.
package func renderingSurroundings(base: String, cache: URL) throws -> Surroundings {
  try linkModules(into: cache)
  return Surroundings(base: base, jobs: 2, cacheFolder: cache.path, interfaces: interfaceSources)
}

/// Lets commands with a separate home folder use the modules that are kept for the next run, built if necessary.
///
/// - Throws: If they cannot be built or linked to.
package func linkRunningModules(toHome home: URL) async throws {
  #if os(Linux)
    _ = try await withTurn { try runningModules() }
    try linkModules(into: home.appending(path: ".cache/dscompile"))
  #endif
}

private func linkModules(into cache: URL) throws {
  let modules = repositoryRoot.appending(path: ".build/interfaces")
  for folder in [cache, modules] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  let link = cache.appending(path: "interfaces")
  if !FileManager.default.fileExists(atPath: link.path) {
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: modules)
  }
}
