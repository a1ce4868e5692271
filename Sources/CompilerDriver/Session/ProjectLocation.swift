/// The location of a project.
package struct ProjectLocation: Hashable, Sendable {
  /// The folder of the project file: an absolute path.
  package let folder: String

  /// The folder that paths in messages are relative to: an absolute path.
  package let base: String

  package static let fileName = "dscompile.yaml"

  package init(folder: String, base: String) {
    self.folder = folder
    self.base = base
  }

  /// The absolute path for a path that the project file names.
  package func absolute(_ path: String) -> String { normalized(joined(folder, path)) }

  /// The path as messages show it: relative to where the command ran, if it is below.
  package func shown(_ absolutePath: String) -> String {
    path(absolutePath, below: base) ?? absolutePath
  }

  /// The path relative to the project's folder, which is the same on every machine.
  ///
  /// - Parameter path: As messages show it.
  package func origin(ofShown path: String) -> String {
    relative(normalized(joined(base, path)), to: folder)
  }
}

extension FileSystem {
  /// Finds the project that contains a path: the nearest folder with a project file.
  ///
  /// - Parameters:
  ///   - path: A folder or the project file itself, relative to `base`.
  ///   - base: An absolute path.
  package func project(
    around path: String, from base: String
  ) throws(FileError) -> ProjectLocation? {
    var folder = normalized(joined(base, path))
    if lastName(of: folder) == ProjectLocation.fileName, try status(folder)?.kind == .file {
      folder = parentFolder(of: folder) ?? "/"
    }
    while true {
      if try status(joined(folder, ProjectLocation.fileName))?.kind == .file {
        return ProjectLocation(folder: folder, base: base)
      }
      guard let parent = parentFolder(of: folder) else { return nil }
      folder = parent
    }
  }
}
