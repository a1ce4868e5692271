import DesignModel
import DesignTokens
import Diagnostics
import Emission
import Linter
import Specification
import SwiftRendering

/// A folder with everything that is compiled.
struct Workspace: Sendable {
  /// An absolute path.
  let folder: String
  let files: FileSystem

  /// The files of each component, and those that belong to none; hand-written ones are not copied.
  let components: [[String]]
  let shared: [String]

  /// The files of the UIKit module.
  let uiKit: [String]

  /// The emitted files by their names in messages: ``shown(_:)``.
  let emitted: [String: EmittedFile]

  /// Writes the emitted files of a project to a temporary folder.
  ///
  /// - Parameter parent: The folder in which the workspace is created.
  init(for project: VerifiedProject, in parent: String, _ files: FileSystem) throws(FileError) {
    try self.init(for: project, at: files.makeWorkFolder(in: parent), files)
  }

  /// Writes the emitted files of a project, except those that a folder has already.
  init(for project: VerifiedProject, at folder: String, _ files: FileSystem) throws(FileError) {
    self.folder = folder
    self.files = files
    var emitted: [String: EmittedFile] = [:]
    func write(_ file: EmittedFile) throws(FileError) -> String {
      let name = "library/\(file.path)"
      emitted[name] = file
      let path = joined(folder, name)
      try files.update(path, file.rendered().text)
      return path
    }
    var components: [[String]] = []
    for component in project.components {
      var paths: [String] = []
      for file in component.files where file.isCompiled { paths.append(try write(file)) }
      components.append(paths)
    }
    var shared: [String] = []
    for file in project.shared where file.isCompiled { shared.append(try write(file)) }
    var uiKit: [String] = []
    for file in project.second?.files ?? [] where file.isCompiled { uiKit.append(try write(file)) }
    if !project.system.library.hasSwiftUI {
      uiKit += shared
      shared = []
    }
    if project.hasResources {
      let path = joined(folder, "library/Bundle+Module.swift")
      try files.update(path, Array(resourceAccessor.utf8))
      if project.system.library.hasSwiftUI { shared.append(path) } else { uiKit.append(path) }
    }
    self.uiKit = uiKit
    self.components = components
    self.shared = shared + project.handwritten.map(\.path)
    self.emitted = emitted
  }

  func remove() { try? files.removeTree(folder) }

  /// Writes a file and returns its absolute path.
  func write(_ name: String, _ text: String) throws(FileError) -> String {
    let path = joined(folder, name)
    try files.put(path, Array(text.utf8))
    return path
  }

  /// The sources of a module at some paths, with their texts.
  func sources(
    at paths: [String], of project: VerifiedProject
  ) throws(FileError) -> [CheckedModule.Source] {
    let handwritten = Dictionary(
      project.handwritten.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    var sources: [CheckedModule.Source] = []
    for path in paths {
      let name = shown(path)
      var text = emitted[name]?.rendered().text ?? handwritten[path]
      if text == nil { text = try files.contents(of: path) }
      sources.append(CheckedModule.Source(path: path, name: name, text: text ?? []))
    }
    return sources
  }

  /// Compiler output with paths that are the same in every workspace.
  func shown(_ text: String) -> String { text.replacing(folder + "/", with: "") }
}

extension FileSystem {
  /// Writes a file unless it has the same content, so that the time of its last change remains.
  func update(_ path: String, _ text: [UInt8]) throws(FileError) {
    guard let old = try status(path) else { return try put(path, text) }
    if old.size == Int64(text.count), try contents(of: path) == text { return }
    try put(path, text)
    // Swift's incremental compiler compares whole seconds, and would miss two changes in one.
    let least = old.modified + 1_000_000_000
    if currentTime() < least {
      try folder(parentFolder(of: path) ?? "/").touch(String(lastName(of: path)), at: least)
    }
  }

  /// Creates a folder for this run with a name of its own, and removes the folders of runs that were killed.
  ///
  /// - Parameter parent: The folder in which it is created.
  /// - Returns: Its path.
  func makeWorkFolder(in parent: String) throws(FileError) -> String {
    let name = temporaryName(String(UInt64.random(in: 0...(.max)), radix: 36))
    let folder = joined(parent, name)
    try makeFolders(folder)
    try self.folder(parent).removeAbandonedFolders()
    return folder
  }
}

/// The design tokens of a project, with their uses.
struct VerifiedTokens: Sendable {
  let library: TokenLibrary
  let uses: TokenUses

  /// The number of points in a `rem`.
  let rem: Double

  init?(_ inputs: ProjectInputs) {
    guard let library = inputs.tokens?.library else { return nil }
    self.library = library
    uses = TokenUses(of: library, in: inputs.specs + inputs.handwritten, origin: inputs.origin)
    rem = Double(inputs.project.tokens?.rem?.value ?? 16)
  }
}

/// The parts of a project that are verified.
struct VerifiedProject: Sendable {
  let system: DesignSystem
  let components: [EmittedComponent]
  let shared: [EmittedFile]

  /// The target with a module of its own next to the main one, which is compiled for iOS only; nil if there is
  /// none.
  var second: EmittedTarget?
  let templates: Templates

  /// Hand-written files of the same target: their absolute paths and texts.
  var handwritten: [(path: String, text: [UInt8])]

  /// The project file, the specs, and hand-written files with copies, by the paths that emitted files name.
  let specs: [String: SourceText]

  /// The absolute path of the project's folder.
  var location = ""

  /// The folder of the library's files, relative to the project's folder.
  let outputFolder: String

  /// The compiler's options in the settings of the target.
  var flags: [Located<String>] = []

  /// The settings of rules.
  let lint: LintSettings

  /// The design tokens; nil if there are none.
  var tokens: VerifiedTokens?

  /// What the team adds to the catalog.
  var catalog: CatalogSpec?

  /// The paths of the specs that differ from the version before, as emitted files name them; nil if anything may.
  var edited: Set<String>?

  /// The number of views in the UIKit module.
  var viewCount: Int { second?.implementations.values.count { $0.kind != .leftOut } ?? 0 }

  /// The themes of the design tokens.
  var themes: [String] { tokens?.library.themes.map(\.name) ?? [] }

  /// The theme that views have if none is set; nil if there are no themes.
  var defaultTheme: String? {
    guard let library = tokens?.library, library.themes.indices.contains(library.defaultTheme)
    else { return nil }
    return library.themes[library.defaultTheme].name
  }

  /// Whether the target has resources, so that the package manager adds a Swift file that accesses them.
  var hasResources: Bool {
    (components.flatMap(\.files) + shared).contains {
      $0.path.hasSuffix(".xcstrings") || $0.path.contains(".xcassets/")
    }
  }
}

extension EmittedFile {
  /// Whether it is a source of the library's module.
  var isCompiled: Bool {
    root == .library && path.hasSuffix(".swift") && path != "Package.swift"
      && !path.hasPrefix("Tests/")
  }
}

/// The file that the package manager adds to a target with resources.
private let resourceAccessor =
  "import Foundation\n\nextension Foundation.Bundle { nonisolated static let module: Bundle = .main }\n"
