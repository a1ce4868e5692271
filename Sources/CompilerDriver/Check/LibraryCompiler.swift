import DesignModel

/// The modules that the files of a project import besides its own and those of the system.
struct ImportedModules: Sendable {
  /// The absolute paths of folders with compiled modules.
  let paths: [String]

  /// Modules that are not available here; each is replaced by an empty one.
  let stubs: [String]

  /// Identifies them.
  let key: [String]

  init(paths: [String], stubs: [String], _ files: FileSystem) throws(FileError) {
    self.paths = paths
    self.stubs = stubs
    key = paths + [try files.contentOfModules(in: paths).text, "stubs"] + Set(stubs).sorted()
  }
}

/// Compiles the modules of a project, file by file, except where the result is remembered.
struct LibraryCompiler {
  /// The compiler's output, and the target and mode of the compilation.
  struct Output: Sendable {
    let target: String?
    let mode: LanguageMode
    let text: String
  }

  let project: VerifiedProject
  let targets: [CompilationTarget]
  let modes: [LanguageMode]
  let workspace: Workspace
  let compiler: ModuleCompiler
  var memory: VerifiedUnits

  /// Whether the project has code that cannot be checked, so that it does not compile as a whole.
  var hasUncheckedCode = false

  private let imports: ImportedModules
  private let cache: CompilationCache

  /// Identifies what all compilations depend on besides the files of the project: the compiler and other modules.
  private let environment: [String]

  /// Whether the empty modules exist.
  private var hasStubs = false

  /// The paths of the modules that were emitted, some of which several compilations import.
  private var modules: Set<String> = []

  /// The sources of the SwiftUI module and of the one for UIKit.
  private let sources: [CheckedModule.Source]
  private let uiKitSources: [CheckedModule.Source]

  /// What the SwiftUI module declares, and what both modules do.
  let declarations: ModuleDeclarations
  let allDeclarations: ModuleDeclarations

  private var library: Library { project.system.library }

  /// All compilations belong to one package.
  var packageName: [String] { ["-package-name", library.name] }

  /// The options of the modules' target, which clients do not have.
  private var ownFlags: [String] { packageName + project.flags.map(\.value) }

  /// - Parameters:
  ///   - modes: The language modes to compile in.
  ///   - memory: What is remembered of earlier runs.
  init(
    _ project: VerifiedProject, for targets: Targets, in modes: [LanguageMode],
    importing imports: ImportedModules, _ compiler: ModuleCompiler, _ cache: CompilationCache,
    memory: VerifiedUnits
  ) throws {
    self.project = project
    self.targets = targets.all
    self.modes = modes
    self.imports = imports
    self.compiler = compiler
    self.cache = cache
    self.memory = memory
    workspace = compiler.workspace
    environment = [targets.environment, project.system.library.name] + imports.key
    sources = try workspace.sources(
      at: workspace.components.flatMap(\.self) + workspace.shared, of: project)
    uiKitSources = try workspace.sources(at: workspace.uiKit, of: project)
    let declared = CompilerDriver.declarations(of: sources, &self.memory, jobs: compiler.jobs)
    declarations = ModuleDeclarations(declared)
    allDeclarations =
      uiKitSources.isEmpty
      ? declarations
      : ModuleDeclarations(
        declared
          + CompilerDriver.declarations(of: uiKitSources, &self.memory, jobs: compiler.jobs))
  }

  /// Creates an empty module, for each target, for each imported module that is not available here, before anything is
  /// compiled.
  private mutating func makeStubs() throws {
    if hasStubs { return }
    for target in targets { try workspace.makeStubs(imports.stubs, for: target) }
    hasStubs = true
  }

  /// The folders of modules that compilations for a target can import.
  func searchPaths(_ target: CompilationTarget) -> [String] {
    imports.paths + (imports.stubs.isEmpty ? [] : [workspace.folderOfStubs(for: target)])
  }

  /// Whether there are UIKit components for a target.
  func hasUIKit(_ target: CompilationTarget) -> Bool { target.hasUIKit && !uiKitSources.isEmpty }

  /// The key of something that is compiled for a target in a mode.
  func key(
    _ kind: String, _ content: ContentHash, _ target: CompilationTarget, _ mode: LanguageMode
  ) -> ContentHash {
    let parts =
      [kind, content.text, mode.rawValue, "\(target.usesDriver)"] + target.options
      + target.newestOptions + environment + ["flags"] + project.flags.map(\.value)
    return ContentHash(of: Array(parts.joined(separator: "\n").utf8))
  }

  // MARK: - Files

  /// Compiles the SwiftUI module for each target in each mode.
  mutating func compileSwiftUI() throws -> [Output] {
    guard library.hasSwiftUI else { return [] }
    return try compile(modules(library.name, sources, declarations, for: targets))
  }

  /// Compiles the module for UIKit, which imports the one for SwiftUI if there is one, for each target that has
  /// UIKit in each mode.
  mutating func compileUIKit() throws -> [Output] {
    guard let module = library.uiKit else { return [] }
    var modules = modules(
      module.name, uiKitSources, allDeclarations, for: targets.filter(hasUIKit))
    for index in modules.indices where modules[index].isIncomplete {
      modules[index].addSearchPaths(
        try emitModuleBeside(modules[index].target, modules[index].compilation.mode))
    }
    return try compile(modules)
  }

  /// A module for each target in each mode, with what is remembered of it.
  private mutating func modules(
    _ name: String, _ sources: [CheckedModule.Source], _ declarations: ModuleDeclarations,
    for targets: [CompilationTarget]
  ) -> [CheckedModule] {
    let dependencies = concurrentMap(sources, jobs: compiler.jobs) {
      declarations.dependencies(of: $0.text)
    }
    var modules: [CheckedModule] = []
    for target in targets {
      for mode in modes {
        let compilation = Compilation(
          sources.map(\.path), moduleName: name, mode: mode, searchPaths: searchPaths(target),
          flags: ownFlags)
        modules.append(
          CheckedModule(
            sources, compilation, for: target, dependencies, environment: environment,
            memory: &memory))
      }
    }
    return modules
  }

  private mutating func compile(_ modules: [CheckedModule]) throws -> [Output] {
    var modules = modules
    if modules.contains(where: \.isIncomplete) { try makeStubs() }
    try compiler.compile(&modules, &memory)
    return modules.flatMap { module in
      module.messages.map { text in
        Output(target: module.target.name, mode: module.compilation.mode, text: text)
      }
    }
  }

  // MARK: - Modules for imports

  /// Emits the modules of the library, with the one for UIKit if the target has it.
  ///
  /// - Returns: The folder that the modules are in.
  mutating func emitModules(
    _ target: CompilationTarget, _ mode: LanguageMode
  ) throws -> String {
    let imported = try emitModuleBeside(target, mode)
    guard hasUIKit(target), let module = library.uiKit else {
      return imported.first ?? folder("modules", target, mode)
    }
    return try emitModule(
      workspace.uiKit, named: module.name, importing: imported, in: "modules", target, mode)
  }

  /// Emits the SwiftUI module, which the UIKit module imports. It changes only with declarations, so that it is stored.
  ///
  /// - Returns: The folder that the module is in; nothing if there is none.
  private mutating func emitModuleBeside(
    _ target: CompilationTarget, _ mode: LanguageMode
  ) throws -> [String] {
    guard library.hasSwiftUI else { return [] }
    let folder = folder("modules", target, mode)
    let path = joined(folder, "\(library.name).swiftmodule")
    if modules.contains(path) { return [folder] }
    let files = workspace.files
    let store = cache.module(
      project: project.location, for: "\(target.name ?? "") \(mode.rawValue)")
    let key = key("module \(hasUncheckedCode)", declarations.all, target, mode)
    if let stored = (try? files.contents(of: store)).flatMap({ StoredModule($0, key: key) }) {
      try files.makeFolders(folder)
      try files.put(path, Array(stored.module))
      modules.insert(path)
    } else {
      _ = try emitModule(
        sources.map(\.path), named: library.name, in: "modules", target, mode)
      // Without it, the next run emits the module again.
      try? files.put(
        store, StoredModule.text(try files.contents(of: path), key: key, of: project.location))
    }
    return [folder]
  }

  /// The folder of modules that are emitted for a target in a mode.
  private func folder(_ name: String, _ target: CompilationTarget, _ mode: LanguageMode) -> String {
    joined(workspace.folder, "\(name)-\(target.name ?? "here")-\(mode.rawValue)")
  }

  /// Emits a module, unless it was emitted before.
  ///
  /// - Returns: The folder that the module is in.
  mutating func emitModule(
    _ sources: [String], named name: String, importing imported: [String] = [],
    in parent: String, _ target: CompilationTarget, _ mode: LanguageMode
  ) throws -> String {
    let folder = folder(parent, target, mode)
    let module = joined(folder, "\(name).swiftmodule")
    guard modules.insert(module).inserted else { return folder }
    try makeStubs()
    try workspace.files.makeFolders(folder)
    compiler.progress.expect(1)
    compiler.progress.begin("compiling the module in Swift \(mode.rawValue)")
    defer { compiler.progress.end() }
    let output = try target.compile(
      Compilation(
        sources, moduleName: name, mode: mode, module: module,
        isModuleOnly: true, searchPaths: searchPaths(target) + imported,
        flags: ownFlags.filter { $0 != "-warnings-as-errors" }
          + ["-suppress-warnings", "-enable-testing"], allowsErrors: hasUncheckedCode))
    guard output.isSuccess else {
      throw VerificationError(
        "the library compiles, but its module does not; this is a defect of dscompile\n"
          + workspace.shown(output.text))
    }
    return folder
  }
}

/// A module with what it was made of, as it is stored between runs.
private struct StoredModule {
  let module: ArraySlice<UInt8>

  private static let format = "module 1"

  static func text(_ module: [UInt8], key: ContentHash, of project: String) -> [UInt8] {
    ContentHash.sealed(
      Array("\(format)\n\(projectLine(of: project))\n\(key.text)\n".utf8) + module)
  }

  /// Reads what ``text(_:key:of:)`` wrote; nil if it is damaged, or made of something else.
  init?(_ text: [UInt8], key: ContentHash) {
    guard var rest = ContentHash.unsealed(text),
      rest.takeLine().elementsEqual(Self.format.utf8)
    else { return nil }
    // The project.
    _ = rest.takeLine()
    guard rest.takeLine().elementsEqual(key.text.utf8) else { return nil }
    module = rest
  }
}
