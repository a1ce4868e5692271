import DesignModel
import Diagnostics
import SwiftRendering
import SwiftUIEmitter

/// The options for running tests.
package struct TestRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// Further arguments of `swift test`.
  package var arguments: [String]

  package init(folder: String = ".", arguments: [String] = []) {
    self.folder = folder
    self.arguments = arguments
  }
}

/// Runs the emitted package of tests with the package manager, which compiles the library against the model of SwiftUI.
/// Their output goes to the streams of this process.
package func testViews(
  _ request: TestRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do {
    guard
      var session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    let emission = try traceProject(&session.inputs)
    if emission.diagnostics.hasErrors {
      console.report(reportOrder(emission.diagnostics).filter { $0.severity == .error })
      return .findings
    }
    guard
      let tree = emission.trees.first(where: { tree in
        tree.files.contains { $0.path == Library.headless + "Package.swift" }
      })
    else {
      throw VerificationError(
        "the project has no tests that run without a Mac; write 'tests: {headless: true}' in "
          + "\(ProjectLocation.fileName), and run 'dscompile'")
    }
    let folder = session.location.absolute(tree.folder)
    if let stale = try session.files.firstStale(of: tree.files, in: folder) {
      console.fail(
        "'\(session.location.shown(stale))' is not up to date; run 'dscompile' before the tests")
      return .findings
    }
    return try runTests(in: joined(folder, Library.headless), request, session, console)
  } catch {
    console.report(error)
    return .failure
  }
}

private func runTests(
  in package: String, _ request: TestRequest, _ session: ProjectSession, _ console: Console
) throws -> Outcome {
  #if os(Linux)
    let surroundings = session.surroundings
    let cache = CompilationCache(surroundings)
    defer { cache.removeTemporary() }
    let modules = try InterfaceStore.current(surroundings, cache)
      .runningModules(jobs: surroundings.jobs) {
        console.note(
          "compiling the model of SwiftUI, once for this compiler; this may take a minute")
      }
    try session.files.makeFolders(cache.programs)
    let name = ContentHash(of: Array(session.location.folder.utf8)).text + "-tests"
    // It must not be removed while it is used.
    try? session.files.folder(cache.programs).touch(name)
    cache.enforceLimits()
    let command = [
      "swift", "test", "--package-path", package, "--scratch-path", joined(cache.programs, name),
      "--jobs", "\(surroundings.jobs)",
    ]
    return try runPassingOutput(command + modules.packageOptions + request.arguments)
      ? .fine : .findings
  #else
    throw VerificationError(onlyOnLinux)
  #endif
}

extension RunningModules {
  /// The options with which the package manager compiles and links against the modules.
  fileprivate var packageOptions: [String] {
    // Overlays of Apple's modules do not exist here.
    let compiling = options + ["-Xfrontend", "-disable-cross-import-overlays"]
    return compiling.flatMap { ["-Xswiftc", $0] } + objects.flatMap { ["-Xlinker", $0] }
  }
}

extension FileSystem {
  /// The path of the first file whose content in a folder is not what is emitted; nil if there is none. String catalogs
  /// also contain translations.
  fileprivate func firstStale(
    of emitted: [EmittedFile], in folder: String
  ) throws(FileError) -> String? {
    for file in emitted where !TranslatedCatalog.isOne(file.path) {
      let path = joined(folder, file.path)
      guard try status(path)?.kind == .file, try contents(of: path) == file.rendered().text else {
        return path
      }
    }
    return nil
  }
}

/// Why views do not run on this machine.
let onlyOnLinux =
  "views run on Linux only; on a Mac, run the command in a container that has Swift, or look at the "
  + "previews in Xcode"
