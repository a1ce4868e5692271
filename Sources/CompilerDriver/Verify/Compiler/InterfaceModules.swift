/// Modules with the declarations of SwiftUI and of what comes with it, built for one compiler: where there
/// is no SDK of Apple's, Swift is compiled against them.
package struct InterfaceModules: Sendable {
  /// The folder of what was built: an absolute path.
  package let folder: String

  let compiler: SwiftCompiler

  /// The options by which the compiler finds them, and the macros `@Entry` and `#Preview`.
  package var options: [String] {
    [
      "-I", folder, "-load-plugin-library", joined(folder, macroLibrary), "-plugin-path",
      joined(compiler.hostLibraries, "plugins"),
    ]
  }
}

/// The interface modules in the order in which they import each other.
private let moduleNames = [
  "CoreGraphics", "Combine", "UniformTypeIdentifiers", "CoreTransferable", "Symbols",
  "DeveloperToolsSupport", "UIKit", "SwiftUI", "SnapshotTesting",
]

private let macroLibrary = "libInterfaceMacros.so"

/// Changes when what is built from the same sources changes.
private let format = "interfaces 1"

/// The interface modules of a compiler, and the folder that keeps them once they are built.
package struct InterfaceStore: Sendable {
  let compiler: SwiftCompiler

  /// A hash of the compiler's version and of the modules' sources.
  let fingerprint: ContentHash

  /// The folder of the sources: an absolute path.
  private let sources: String

  /// The folder with a folder for each compiler and platform: an absolute path.
  private let store: String

  private let files: FileSystem

  /// - Throws: If the sources cannot be read.
  package init(
    sources: String, store: String, compiler: SwiftCompiler, files: FileSystem = FileSystem()
  ) throws {
    self.compiler = compiler
    self.sources = sources
    self.store = store
    self.files = files
    var text = Array("\(format)\n\(compiler.version)\n\(compiler.target)\n".utf8)
    for path in try files.swiftFiles(in: sources) {
      text += Array(path.dropFirst(sources.count).utf8)
      text += try files.contents(of: path)
    }
    fingerprint = ContentHash(of: text)
  }

  /// The interface modules for a platform, which are built when first needed.
  ///
  /// Several processes may ask at once: one builds, the others wait for it. The folder appears when
  /// all is in it.
  ///
  /// - Parameters:
  ///   - platform: The platform of Apple's that the modules are for; nil for this machine.
  ///   - willBuild: Is called before they are built.
  /// - Throws: If they cannot be built.
  package func modules(
    for platform: ApplePlatform?, willBuild: () -> Void = {}
  ) throws -> InterfaceModules {
    let key = fingerprint.text + (platform.map { "-\($0.rawValue)" } ?? "")
    let built = InterfaceModules(folder: joined(store, key), compiler: compiler)
    if try files.status(built.folder) != nil { return built }
    try files.makeFolders(store)
    let lock = try files.folder(store)
    try lock.lock(willWait: {})
    if try files.status(built.folder) != nil { return built }
    willBuild()
    let draft = joined(store, temporaryName(key))
    try files.removeTree(draft)
    try files.makeFolders(draft)
    do {
      var options: [String] = []
      if let platform {
        try copyLibrary(of: compiler, for: platform, into: draft, files)
        options = platform.options(
          version: platform.newestVersion, modules: draft, compiler)
      }
      try build(into: draft, options: options)
      try lock.rename(String(lastName(of: draft)), to: key)
    } catch {
      try? files.removeTree(draft)
      throw error
    }
    return built
  }

  private func build(into folder: String, options: [String]) throws {
    let host = compiler.hostLibraries
    try succeed(
      compiler.command + [
        "-emit-library", "-module-name", "InterfaceMacros", "-swift-version", "6",
        "-o", joined(folder, macroLibrary), "-I", host, "-L", host,
        "-Xlinker", "-rpath", "-Xlinker", host,
        "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros",
      ] + files.swiftFiles(in: joined(sources, "Macros")))
    for name in moduleNames {
      // Apple's module is built in Swift 5 mode and with library evolution: its enums may grow.
      try succeed(
        compiler.command + [
          "-frontend", "-emit-module", "-module-name", name, "-parse-as-library",
          "-swift-version", "5", "-enable-library-evolution", "-suppress-warnings",
          "-I", folder, "-o", joined(folder, "\(name).swiftmodule"),
        ] + options + files.swiftFiles(in: joined(sources, name))
          + [joined(sources, "InterfaceOnly.swift")])
    }
  }

  private func succeed(_ command: [String]) throws {
    let output = try run(command)
    guard output.isSuccess else {
      throw VerificationError("the interface modules do not build with this Swift\n\(output.text)")
    }
  }
}

extension FileSystem {
  /// Where the sources of the interface modules are: beside the program as it is installed
  /// (`bin/dscompile` and `share/dscompile/interfaces`), or in the package that it is built in.
  ///
  /// - Returns: An absolute path; nil if they are in neither place.
  package func interfaceSources() -> String? {
    guard let program = try? resolved(programPath()) else { return nil }
    var folder = parentFolder(of: program)
    var places = folder.map { [joined($0, "../share/dscompile/interfaces")] } ?? []
    while let parent = folder {
      places.append(joined(parent, "Interfaces"))
      folder = parentFolder(of: parent)
    }
    return places.map(normalized).first { place in
      (try? status(joined(place, "SwiftUI/SwiftUI.swift"))) != nil
    }
  }

  /// The Swift files in a folder and those in it, sorted by path.
  package func swiftFiles(in folder: String) throws(FileError) -> [String] {
    var paths: [String] = []
    for (name, kind) in try self.folder(folder).entries() where !name.hasPrefix(".") {
      let path = joined(folder, name)
      switch kind {
      case .folder: paths += try swiftFiles(in: path)
      case .file, .link: if name.hasSuffix(".swift") { paths.append(path) }
      case .other: break
      }
    }
    return paths.sorted()
  }

  /// The bytes of a file.
  ///
  /// - Parameter path: An absolute path.
  func contents(of path: String) throws(FileError) -> [UInt8] {
    try folder(parentFolder(of: path) ?? "/").contents(
      of: String(lastName(of: path)), links: .follow
    ).bytes
  }

  /// Removes a folder with all that is in it; one that is not there is no error.
  func removeTree(_ path: String) throws(FileError) {
    guard let folder = try folderIfAny(path) else { return }
    for (name, kind) in try folder.entries() {
      if kind == .folder {
        try removeTree(joined(path, name))
      } else {
        try folder.remove(name)
      }
    }
    _ = try self.folder(parentFolder(of: path) ?? "/").removeFolderIfEmpty(
      String(lastName(of: path)))
  }
}
