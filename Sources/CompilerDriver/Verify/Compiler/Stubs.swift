extension Workspace {
  /// The folder of the empty modules for a target.
  func folderOfStubs(for target: CompilationTarget) -> String {
    joined(folder, "stubs-\(target.name ?? "here")")
  }

  /// Creates an empty module for each imported module that is not available here.
  func makeStubs(_ names: [String], for target: CompilationTarget) throws {
    for name in names {
      let source = try write("stubs/\(name).swift", "")
      let folder = folderOfStubs(for: target)
      try files.makeFolders(folder)
      let output = try target.compile(
        Compilation(
          [source], moduleName: name, mode: .v5, module: joined(folder, "\(name).swiftmodule"),
          isModuleOnly: true))
      guard output.isSuccess else {
        throw VerificationError("a module cannot be named '\(name)'\n\(output.text)")
      }
    }
  }
}
