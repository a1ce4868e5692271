/// Modules with the declarations of SwiftUI and related frameworks, built for one compiler. Where there is no
/// Apple SDK, Swift is compiled against them.
package struct InterfaceModules: Sendable {
  /// The folder of the built modules: an absolute path.
  package let folder: String

  let macros: MacroPlugins

  /// The options with which the compiler finds them and the macros that they declare.
  package var options: [String] { ["-I", folder] + macros.options }
}

/// The interface modules for a platform in the order in which they import each other.
///
/// - Parameter platform: nil for this machine, which has the modules of iOS.
private func moduleNames(for platform: ApplePlatform?) -> [String] {
  [
    "ObjectiveC", "CoreGraphics", "Combine", "UniformTypeIdentifiers", "CoreTransferable",
    "Symbols",
    "DeveloperToolsSupport", "Accessibility", platform == .macOS ? "AppKit" : "UIKit", "SwiftUI",
    "SnapshotTesting",
  ]
}

/// Must be changed whenever the same sources are built differently.
private let format = "interfaces 6"

/// The interface modules of a compiler, and the folder that stores them once built.
package struct InterfaceStore: Sendable {
  let compiler: SwiftCompiler

  /// A hash of the compiler's version and of the modules' sources.
  package let fingerprint: ContentHash

  /// The folder of the sources: an absolute path.
  let sources: String

  /// The folder with a folder for each compiler and platform: an absolute path.
  private let store: String

  let files: FileSystem

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

  /// The interface modules for a platform, built on first use.
  ///
  /// If several processes need them at once, one builds and the others wait. The folder appears only when it
  /// is complete.
  ///
  /// - Parameters:
  ///   - platform: The Apple platform; nil for this machine.
  ///   - willBuild: Called before they are built.
  /// - Throws: If they cannot be built.
  package func modules(
    for platform: ApplePlatform?, willBuild: () -> Void = {}
  ) throws -> InterfaceModules {
    let macros = try macros()
    let suffix = platform.map { "-\($0.rawValue)" } ?? ""
    let folder = try folder(named: fingerprint.text + suffix) { draft in
      willBuild()
      var options = macros.options
      if let platform {
        try copyLibrary(of: compiler, for: platform, into: draft, files)
        options += platform.options(
          version: platform.newestVersion, modules: draft, compiler)
      }
      try build(moduleNames(for: platform), into: draft, options: options)
    }
    return InterfaceModules(folder: folder, macros: macros)
  }

  /// The plug-ins that expand macros, built on first use.
  ///
  /// - Throws: If they cannot be built.
  package func macros() throws -> MacroPlugins {
    let folder = try folder(named: "\(fingerprint.text)-macros") { draft in
      let host = compiler.hostLibraries
      for name in MacroPlugins.names {
        try succeed(
          compiler.command + [
            "-emit-library", "-module-name", name, "-swift-version", "6",
            "-o", joined(draft, MacroPlugins.fileName(name)), "-I", host, "-L", host,
            "-Xlinker", "-rpath", "-Xlinker", host,
            "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros",
            joined(sources, "Macros/MacroError.swift"),
          ] + files.swiftFiles(in: joined(sources, "Macros/\(name)")))
      }
    }
    return MacroPlugins(folder: folder, compiler: compiler)
  }

  /// A folder of the store, filled on first use.
  ///
  /// - Parameter fill: Writes into the given folder, which gets its final name when it is complete.
  /// - Returns: The absolute path.
  package func folder(
    named name: String, fill: (_ draft: String) throws -> Void
  ) throws -> String {
    let path = joined(store, name)
    if let status = try files.status(path),
      !CacheLimits.isPast(status.modified, CacheLimits.interval, at: currentTime())
    {
      return path
    }
    try files.makeFolders(store)
    let parent = try files.folder(store)
    try parent.lock(willWait: {})
    if try files.status(path) != nil {
      // It must not be removed while it is used; where it cannot be touched, it cannot be removed either.
      try? parent.touch(name)
      return path
    }
    let draft = joined(store, temporaryName(name))
    try files.removeTree(draft)
    try files.makeFolders(draft)
    do {
      try fill(draft)
      try parent.rename(String(lastName(of: draft)), to: name)
    } catch {
      try? files.removeTree(draft)
      throw error
    }
    return path
  }

  private func build(
    _ modules: [String], into folder: String, options: [String]
  ) throws {
    for name in modules {
      // Apple builds this module in Swift 5 mode and with library evolution, so that its enums are not
      // frozen. Only declarations are needed: the bodies are of a model that runs on Linux.
      try succeed(
        compiler.command + [
          "-frontend", "-emit-module", "-module-name", name, "-parse-as-library",
          "-swift-version", "5", "-enable-library-evolution", "-suppress-warnings",
          "-experimental-skip-non-inlinable-function-bodies",
          "-I", folder, "-o", joined(folder, "\(name).swiftmodule"),
        ] + options + files.swiftFiles(in: joined(sources, name))
          + [joined(sources, "InterfaceOnly.swift")])
    }
  }

  func succeed(_ command: [String]) throws {
    let output = try run(command)
    guard output.isSuccess else {
      throw VerificationError("the interface modules do not build with this Swift\n\(output.text)")
    }
  }
}

extension FileSystem {
  /// The folder with the sources of the interface modules: next to the installed program (`bin/dscompile` and
  /// `share/dscompile/interfaces`), or in the package in which it is built.
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

  /// The Swift files in a folder and its subfolders, sorted by path.
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

  /// Removes a folder recursively; a missing folder is not an error.
  func removeTree(_ path: String) throws(FileError) {
    try folderIfAny(parentFolder(of: path) ?? "/")?.removeTree(String(lastName(of: path)))
  }
}
