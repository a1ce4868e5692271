/// The folder that compilations share: built interface modules, work in progress, and compiler output.
struct CompilationCache: Sendable {
  /// An absolute path.
  let folder: String
  private let isTemporary: Bool
  private let limits: CacheLimits
  private let files: FileSystem

  /// The user's cache folder; a temporary one if there is none.
  init(_ surroundings: Surroundings) {
    folder =
      surroundings.cacheFolder ?? joined(temporaryFolder(), "dscompile-\(processNumber())")
    isTemporary = surroundings.cacheFolder == nil
    limits = surroundings.cacheLimits
    files = surroundings.files
  }

  /// The built interface modules.
  var interfaces: String { joined(folder, "interfaces") }

  /// The workspaces of running commands.
  var work: String { joined(folder, "work") }

  /// The compiler output for a project, by the project's absolute path.
  func verified(project: String) -> String {
    joined(folder, "verified/\(ContentHash(of: Array(project.utf8)).text)")
  }

  /// The compiler output for a project that is compiled for one platform, by the project's absolute path.
  ///
  /// - Parameter platform: Its name; nil for the project's first.
  func checked(project: String, for platform: String?) -> String {
    joined(
      folder, "checked/\(ContentHash(of: Array("\(project)\n\(platform ?? "")".utf8)).text)")
  }

  /// The emitted SwiftUI module of a project, by the project's absolute path.
  ///
  /// - Parameter target: What it is compiled for.
  func module(project: String, for target: String) -> String {
    joined(folder, "checked/\(ContentHash(of: Array("module\n\(project)\n\(target)".utf8)).text)")
  }

  /// The folder of the programs that show views, with a folder for each project.
  var programs: String { joined(folder, "programs") }

  /// Removes entries that are no longer needed.
  func enforceLimits() {
    if !isTemporary { limits.enforce(in: folder, files) }
  }

  /// Removes the folder if it is temporary.
  func removeTemporary() {
    if isTemporary { try? files.removeTree(folder) }
  }
}
