import CompilerDriver
import Foundation
import Specification
import TestSupport

/// Verifies a project as the command does, warnings included, with the interface modules of this repository.
///
/// - Parameters:
///   - project: The folder of the project.
///   - calls: Files that must compile.
///   - rejects: Files that must not.
///   - platforms: Those of the project that are compiled for; none for all.
/// - Returns: What is wrong; nothing if all is as it must be.
/// - Throws: If the work cannot be waited for.
package func verificationProblems(
  of project: URL, calls: [URL] = [], rejects: [URL] = [], platforms: [Platform] = []
) async throws -> String {
  try await withTurn {
    let said = Transcript()
    let outcome = verify(
      VerifyRequest(
        folder: project.path, calls: calls.map(\.path), rejects: rejects.map(\.path),
        platforms: platforms, isStrict: true),
      in: verificationSurroundings(base: project.path), console: said.console(.quiet))
    return outcome == .fine ? "" : said.output + said.errors
  }
}

/// What `verify` finds around it in tests: modules that are built stay for the next run.
package func verificationSurroundings(base: String) -> Surroundings {
  Surroundings(
    base: base, jobs: 1, cacheFolder: repositoryRoot.appending(path: ".build").path,
    interfaces: interfaceSources)
}
