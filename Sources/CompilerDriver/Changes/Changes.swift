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
    let accepted = try readAcceptedChanges(&session, console)
    guard let accepted else { return .findings }
    guard let new = try interface(&session.inputs, isEarlier: false, console) else {
      return .findings
    }
    guard let base = try comparedVersion(request, of: session, new, console) else {
      return .failure
    }
    if !new.isPublic {
      console.note("The library declares nothing public: see 'access' in the project file.")
    }
    let found = compare(base.interface, to: new, jobs: surroundings.jobs)
    if let first = found.problems.first {
      throw RevisionError("the declarations of an emitted file cannot be read: \(first)")
    }
    let judged = JudgedChanges(found, to: new, since: base, request, accepted)
    if let reason = request.acceptedReason {
      try accepted.write(adding: judged, because: reason, session, console)
      return .fine
    }
    return try judged.write(request, session, console)
  } catch {
    console.report(error)
    return .failure
  }
}

/// What a project is compared with.
struct ComparedVersion {
  /// How reports name it.
  let name: String

  /// Same, in a sentence.
  let shownName: String
  let commit: String?
  let interface: LibraryInterface

  /// The release, if the next one is prepared.
  var release: Release?
}

/// Reads the version that a request names.
///
/// - Returns: Nil if there is none, or if it has errors, which are reported.
private func comparedVersion(
  _ request: ChangesRequest, of session: ProjectSession, _ new: LibraryInterface,
  _ console: Console
) throws -> ComparedVersion? {
  let earlier: ChangesRequest.Earlier
  var release: Release?
  switch request.base {
  case .version(let version): earlier = version
  case .lastRelease:
    release = try Release.last(of: session)
    guard let release else {
      throw RevisionError(
        "the history of the current commit has no tag of a release, such as 'v1.4.0' or '1.4.0'; fetch tags with "
          + "'git fetch --tags', or compare with a revision, as in '--since REVISION'")
    }
    earlier = .revision(release.tag)
  case .writtenFiles:
    return try writtenVersion(of: session, new.project, console)
  }
  let version = try withEarlierVersion(earlier, of: session, console) { reader, commit in
    (interface: try interface(&reader, isEarlier: true, console), commit: commit)
  }
  guard let version else { return nil }
  guard let old = version.interface else {
    console.fail(
      "these errors are in '\(printable(earlier.name))', so nothing can be compared with "
        + "it; name a version without errors")
    return nil
  }
  return ComparedVersion(
    name: earlier.name, shownName: "'\(earlier.name)'", commit: version.commit, interface: old,
    release: release)
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
  _ reader: inout InputReader, isEarlier: Bool, _ console: Console
) throws -> LibraryInterface? {
  let (interface, diagnostics) = try readInterface(&reader, isEarlier: isEarlier)
  // Warnings are reported by `lint`.
  console.report(diagnostics.filter { $0.severity == .error })
  return interface
}
