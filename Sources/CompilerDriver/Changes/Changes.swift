import Compatibility
import Diagnostics

/// Compares what two versions of a project mean to clients of the library, and reports the changes. Both are compiled in
/// memory by this compiler; nothing in the project or its repository is written.
package func changes(
  _ request: ChangesRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do {
    guard
      var session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    guard let new = try interface(&session.inputs, nil, console) else {
      return .findings
    }
    let earlier = try withEarlierVersion(request.earlier, of: session, console) { reader, commit in
      (interface: try interface(&reader, new, console), commit: commit)
    }
    guard let earlier else { return .failure }
    guard let old = earlier.interface else {
      console.fail(
        "these errors are in '\(printable(request.earlier.name))', so nothing can be compared with "
          + "it; name a version without errors")
      return .failure
    }
    if !new.isPublic {
      console.note("The library declares nothing public: see 'access' in the project file.")
    }
    let judged = JudgedChanges(
      compare(old, to: new), from: old, to: new, request, commit: earlier.commit)
    return try judged.write(request, session, console)
  } catch {
    console.report(error)
    return .failure
  }
}

/// Passes a reader of the inputs of an earlier version to a function, and its commit if it is one.
///
/// - Returns: Nil if there is no such version, which is reported.
func withEarlierVersion<Result>(
  _ earlier: ChangesRequest.Earlier, of session: ProjectSession, _ console: Console,
  _ use: (inout InputReader, _ commit: String?) throws -> Result
) throws -> Result? {
  let surroundings = session.surroundings
  switch earlier {
  case .folder(let path):
    guard
      var earlier = try ProjectSession.open(aroundExisting: path, in: surroundings, console)
    else { return nil }
    if earlier.location.folder == session.location.folder {
      console.fail(
        "'\(printable(path))' is in the project itself; name the folder of a copy with its own "
          + ProjectLocation.fileName)
      return nil
    }
    return try use(&earlier.inputs, nil)
  case .revision(let name):
    let cache = CompilationCache(surroundings)
    defer { cache.removeTemporary() }
    let folder = try session.files.makeWorkFolder(in: cache.work)
    defer { try? session.files.removeTree(folder) }
    let revision = try Revision(name, of: session, in: folder)
    var reader = InputReader(
      location: revision.location, files: session.files, jobs: surroundings.jobs)
    return try use(&reader, revision.commit)
  }
}

/// Compiles a version of the project; nil if it has errors, which are reported.
private func interface(
  _ reader: inout InputReader, _ later: LibraryInterface?, _ console: Console
) throws -> LibraryInterface? {
  let (interface, diagnostics) = try readInterface(&reader, comparedWith: later)
  // Warnings are reported by `lint`.
  console.report(diagnostics.filter { $0.severity == .error })
  let problems = interface?.all.flatMap(\.problems) ?? []
  if let first = problems.first {
    throw RevisionError("the declarations of an emitted file cannot be read: \(first)")
  }
  return interface
}
