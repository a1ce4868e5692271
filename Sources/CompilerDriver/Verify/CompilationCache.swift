/// The folder of what compilations share and leave: built interface modules, work in progress, and what the
/// compiler said.
struct CompilationCache: Sendable {
  /// An absolute path.
  let folder: String
  private let isTemporary: Bool
  private let files: FileSystem

  /// The user's cache folder; a temporary one where there is none.
  init(_ surroundings: Surroundings) {
    folder =
      surroundings.cacheFolder ?? joined(temporaryFolder(), "dscompile-\(processNumber())")
    isTemporary = surroundings.cacheFolder == nil
    files = surroundings.files
  }

  /// The built interface modules.
  var interfaces: String { joined(folder, "interfaces") }

  /// The workspaces of running commands.
  var work: String { joined(folder, "work") }

  /// What the compiler said of a project, by its absolute path.
  func verified(project: String) -> String {
    joined(folder, "verified/\(ContentHash(of: Array(project.utf8)).text)")
  }

  /// Removes the folder if it is temporary.
  func removeTemporary() {
    if isTemporary { try? files.removeTree(folder) }
  }
}
