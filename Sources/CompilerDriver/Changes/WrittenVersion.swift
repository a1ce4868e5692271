import Compatibility
import Emission
import Specification
import SwiftRendering

/// The library as the emitted files in the output folders declare it: what another version of the tool made of the same
/// specs.
///
/// - Returns: Nil if the project has errors now, which is reported already.
func writtenVersion(
  of session: ProjectSession, _ spec: ProjectSpec, _ console: Console
) throws -> ComparedVersion? {
  var reader = session.inputs
  var written: WrittenFiles?
  let (interface, _) = try readInterface(&reader, isEarlier: true) {
    project throws(FileError) in
    let files = try WrittenFiles(of: spec, session)
    written = files
    return files.replacing(project)
  }
  guard let interface, let written else { return nil }
  guard !written.isEmpty else {
    throw RevisionError(
      "\(written.shownFolders) has no files that dscompile has written; check them out, or build the project "
        + "with the earlier version of dscompile first")
  }
  let tool = written.versions.isEmpty ? "" : ", as written by dscompile \(written.versions[0])"
  let name = "the files in \(written.shownFolders)\(tool)"
  return ComparedVersion(name: name, shownName: name, commit: nil, interface: interface)
}

/// The emitted files in the output folders of a project.
private struct WrittenFiles {
  /// By folder and path.
  private var files: [EmittedFile.Root: [String: EmittedFile]] = [:]

  /// The versions of the tool that wrote them.
  private(set) var versions: [String] = []

  /// The output folders as messages show them.
  let shownFolders: String

  var isEmpty: Bool { files.values.allSatisfy(\.isEmpty) }

  init(of project: ProjectSpec, _ session: ProjectSession) throws(FileError) {
    shownFolders = project.outputs.map { "'\(printable($0.folder.value))'" }
      .joined(separator: " and ")
    for output in project.outputs {
      guard
        let folder = try session.files.folderIfAny(session.location.absolute(output.folder.value))
      else { continue }
      let listing = try Listing(folder)
      guard listing.entries[Manifest.name] == .file else { continue }
      let text = try folder.contents(of: Manifest.name, links: .refuse).bytes
      let manifest = Manifest(withLineFeeds(text))
      if let version = manifest.version { versions.append(version) }
      for path in manifest.files.keys where listing.entries[path] == .file {
        let text = withLineFeeds(try folder.contents(of: path, links: .refuse).bytes)
        let parsed = HeaderStyle(path: path)?.parse(text)
        files[output.root, default: [:]][path] = EmittedFile(
          root: output.root, path: path,
          origin: parsed?.header.origin ?? ProjectLocation.fileName, body: parsed?.body ?? text)
      }
    }
  }

  /// The project with these files instead of its own.
  func replacing(_ project: EmittedProject) -> EmittedProject {
    var rest = files
    func written(_ files: [EmittedFile]) -> [EmittedFile] {
      files.compactMap { rest[$0.root]?.removeValue(forKey: $0.path) }
    }
    var project = project
    project.components = project.components.map {
      EmittedComponent(component: $0.component, files: written($0.files))
    }
    project.package = written(project.package)
    for index in project.targets.indices {
      let folders = Set(project.targets[index].files.compactMap { parentFolder(of: $0.path) })
      project.targets[index].files = written(project.targets[index].files)
      project.targets[index].filesBeside = written(project.targets[index].filesBeside)
      guard project.targets[index].module != nil else { continue }
      // Files that are no longer emitted belong to the module in whose folder they are.
      let gone = (rest[.library] ?? [:]).keys.filter { path in
        folders.contains { CompilerDriver.path(path, below: $0) != nil }
      }
      project.targets[index].files += gone.sorted().compactMap {
        rest[.library]?.removeValue(forKey: $0)
      }
    }
    project.package += (rest[.library] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    return project
  }
}
