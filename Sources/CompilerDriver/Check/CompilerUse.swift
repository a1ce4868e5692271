import Specification

/// How the Swift compiler takes part in a report of problems.
package struct CompilerUse: Sendable {
  /// The platform of the project to compile for; nil for its first.
  package var platform: Platform?

  /// The folder of an Apple SDK; nil for what this machine provides.
  package var sdk: String?

  /// Folders of compiled modules that the project imports.
  package var modulePaths: [String]

  /// Imported modules that are not available here; each is replaced by an empty one.
  package var stubs: [String]

  package init(
    platform: Platform? = nil, sdk: String? = nil, modulePaths: [String] = [],
    stubs: [String] = []
  ) {
    self.platform = platform
    self.sdk = sdk
    self.modulePaths = modulePaths
    self.stubs = stubs
  }
}

extension CompilerUse {
  /// What determines the output of a run besides the files of the project: the options, the compiler and the interface
  /// modules; nil if that cannot be found out quickly, so that no run is remembered as a whole.
  func key(in surroundings: Surroundings) -> [String]? {
    // Both are many files, which only a compilation reads.
    guard modulePaths.isEmpty, sdk == nil, let compiler = compilerStamp(surroundings.files),
      let interfaces = interfaceStamp(surroundings)
    else { return nil }
    return ["check", platform?.rawValue ?? "-", compiler, interfaces] + stubs
  }
}

/// Identifies the compiler on the PATH, without running it if possible; nil if it does not describe itself.
private func compilerStamp(_ files: FileSystem) -> String? {
  #if os(macOS)
    // 'swiftc' there runs the compiler of the selected Xcode.
    return try? SwiftCompiler.current().version
  #else
    let folders = (environmentVariable("PATH") ?? "").split(separator: ":").map(String.init)
    for folder in folders where folder.hasPrefix("/") {
      guard let program = try? files.resolved(joined(folder, "swiftc")),
        let status = try? files.status(program)
      else { continue }
      // Without the frontend beside it, the program selects a toolchain itself.
      guard let parent = parentFolder(of: program),
        let frontend = (try? files.status(joined(parent, "swift-frontend"))) ?? nil
      else { return try? SwiftCompiler.current().version }
      return "\(program) \(status.stamp) \(frontend.stamp)"
    }
    return "no compiler"
  #endif
}

/// Identifies the sources of the interface modules by their status; nil if they cannot be read.
private func interfaceStamp(_ surroundings: Surroundings) -> String? {
  guard let folder = surroundings.interfaces else { return "no interfaces" }
  let files = surroundings.files
  guard let paths = try? files.swiftFiles(in: folder) else { return nil }
  var text = folder
  for path in paths {
    guard let status = try? files.status(path) else { return nil }
    text += "\n\(path) \(status.stamp)"
  }
  return ContentHash(of: Array(text.utf8)).text
}

extension FileStatus {
  fileprivate var stamp: String { "\(size) \(modified) \(changed) \(inode) \(device)" }
}
