import DesignModel
import Diagnostics
import Emission
import SwiftUIEmitter

/// Compiles a project and its calls, except where the result is cached.
struct Verifier {
  let project: VerifiedProject
  let request: VerifyRequest
  let targets: [CompilationTarget]
  let workspace: Workspace

  /// The folder that the paths of a request are relative to.
  let base: String
  let jobs: Int
  let progress: Progress

  /// Identifies the environment of compilations: the compiler and the interfaces.
  let environment: String
  var memory: VerifiedUnits

  /// Whether the library has code that cannot be checked, so that it does not compile as a whole.
  var hasUncheckedCode = false

  /// The paths of the modules that were emitted, some of which several compilations import.
  private var modules: Set<String> = []

  /// Compiler output, and the target and mode of the compilation.
  struct CompilationOutput: Sendable {
    let target: String?
    let mode: LanguageMode
    let text: String
  }

  private var library: Library { project.system.library }

  /// The language modes of all compilations.
  var modes: [LanguageMode] {
    request.modes ?? (library.languageMode == 5 ? [.v5] : LanguageMode.allCases)
  }

  /// The folders of modules that compilations for a target can import.
  private func searchPaths(_ target: CompilationTarget) -> [String] {
    request.modulePaths + (request.stubs.isEmpty ? [] : [stubs(for: target)])
  }

  /// The folder of the empty modules for a target.
  private func stubs(for target: CompilationTarget) -> String {
    workspace.folderOfStubs(for: target)
  }

  /// All compilations belong to one package.
  private var packageName: [String] { ["-package-name", library.name] }

  /// The options of the modules' target, which clients do not have.
  private var ownFlags: [String] { packageName + project.flags.map(\.value) }

  /// The sources of the SwiftUI module and of the one for UIKit.
  private let sources: [CheckedModule.Source]
  private let uiKitSources: [CheckedModule.Source]

  /// What the SwiftUI module declares, and what both modules do.
  private let declarations: ModuleDeclarations
  private let allDeclarations: ModuleDeclarations

  /// A hash of the modules that the project imports from given folders.
  private let contentOfModules: ContentHash

  init(
    _ project: VerifiedProject, _ request: VerifyRequest, _ targets: Targets,
    _ workspace: Workspace, memory: VerifiedUnits, base: String, jobs: Int, _ progress: Progress
  ) throws {
    self.project = project
    self.request = request
    self.targets = targets.all
    self.workspace = workspace
    self.memory = memory
    self.base = base
    self.jobs = jobs
    self.progress = progress
    environment = targets.environment
    contentOfModules = try workspace.files.contentOfModules(in: request.modulePaths)
    sources = try workspace.sources(
      at: workspace.components.flatMap(\.self) + workspace.shared, of: project)
    uiKitSources = try workspace.sources(at: workspace.uiKit, of: project)
    let declared = CompilerDriver.declarations(of: sources, &self.memory, jobs: jobs)
    declarations = ModuleDeclarations(declared)
    allDeclarations = ModuleDeclarations(
      declared + CompilerDriver.declarations(of: uiKitSources, &self.memory, jobs: jobs))
  }

  /// Creates an empty module, for each target, for each imported module that is not available here.
  func makeStubs() throws {
    for target in targets { try workspace.makeStubs(request.stubs, for: target) }
  }

  // MARK: - The library

  /// Compiles the SwiftUI module for each target in each mode.
  mutating func compileLibrary() throws -> [CompilationOutput] {
    guard library.hasSwiftUI else { return [] }
    return try compile(
      modules(library.name, sources, declarations, for: targets))
  }

  /// Compiles the module for UIKit, which imports the one for SwiftUI if there is one, for each target that has
  /// UIKit in each mode.
  mutating func compileUIKit() throws -> [CompilationOutput] {
    guard let module = library.uiKit, !uiKitSources.isEmpty else { return [] }
    var modules = modules(
      module.name, uiKitSources, allDeclarations, for: targets.filter(\.hasUIKit))
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
    let dependencies = concurrentMap(sources, jobs: jobs) {
      declarations.dependencies(of: [$0.text])
    }
    var modules: [CheckedModule] = []
    for target in targets {
      for mode in modes {
        let compilation = Compilation(
          sources.map(\.path), moduleName: name, mode: mode, searchPaths: searchPaths(target),
          flags: ownFlags)
        modules.append(
          CheckedModule(
            sources, compilation, for: target, dependencies, environment: surroundings,
            memory: &memory))
      }
    }
    return modules
  }

  private mutating func compile(_ modules: [CheckedModule]) throws -> [CompilationOutput] {
    var modules = modules
    let compiler = ModuleCompiler(workspace: workspace, jobs: jobs, progress: progress)
    try compiler.compile(&modules, &memory)
    return modules.flatMap { module in
      module.messages.map { text in
        CompilationOutput(
          target: module.target.name, mode: module.compilation.mode, text: text)
      }
    }
  }

  /// Compiles tasks, each for a target and mode, on several processors.
  private func compileAll<Task: Sendable>(
    _ tasks: [(target: CompilationTarget, mode: LanguageMode, units: Task)],
    forNewest: Bool = false,
    _ compilation:
      @Sendable ((target: CompilationTarget, mode: LanguageMode, units: Task)) ->
      Compilation
  ) throws -> [String] {
    progress.expect(tasks.count)
    let results = concurrentMap(Array(tasks.indices), jobs: jobs) { index in
      Result { () throws(VerificationError) in
        let task = tasks[index]
        let name = task.target.name.map { " for \($0)" } ?? ""
        progress.begin("compiling\(name) in Swift \(task.mode.rawValue)")
        defer { progress.end() }
        return try workspace.shown(
          task.target.diagnose(compilation(task), forNewest: forNewest))
      }
    }
    return try results.map { try $0.get() }
  }

  /// Identifies what all compilations depend on besides the files of the project.
  private var surroundings: [String] {
    [environment, library.name] + request.modulePaths + [contentOfModules.text]
      + ["stubs"] + Set(request.stubs).sorted()
  }

  /// The cache key of something that is compiled for a target in a mode.
  private func key(
    _ kind: String, _ content: ContentHash, _ target: CompilationTarget, _ mode: LanguageMode
  ) -> ContentHash {
    let parts =
      [kind, content.text, mode.rawValue, "\(target.usesDriver)"] + target.options
      + target.newestOptions + surroundings + ["flags"] + project.flags.map(\.value)
    return ContentHash(of: Array(parts.joined(separator: "\n").utf8))
  }

  // MARK: - Calls

  /// A call of a view that the compiler rejects although it is promised, or accepts although it is not.
  struct ViewCallProblem {
    let call: ClientCall
    let mode: LanguageMode

    /// The compiler's error; nil if it accepts the call.
    let error: String?
  }

  /// The compiler's results for the calls of a component.
  struct VerifiedCalls {
    let calls: PromisedCalls

    let mode: LanguageMode
    let selections: [Int: Selection]
  }

  /// Compiles the calls of each component, and those written by the team.
  ///
  /// - Returns: The compiler's results for promised calls, and the problems of the team's own.
  mutating func compileCalls() throws -> (promised: [VerifiedCalls], own: [Diagnostic]) {
    let first = library.hasSwiftUI ? targets.first : targets.first(where: hasUIKit)
    guard let target = first else { return ([], []) }
    let components = library.hasSwiftUI ? project.components : []
    let calls = components.map { emitted in
      PromisedCalls(emitted.component, in: project.system, for: target)
    }
    let contents = concurrentMap(calls, jobs: jobs) { [declarations] calls in
      declarations.dependencies(of: [Array(calls.text.utf8)])
    }
    let own = try OwnCalls(request, base: base, workspace.files)
    var verified: [VerifiedCalls] = []
    var diagnostics: [Diagnostic] = []
    for mode in modes {
      let keys = zip(calls, contents).map { calls, content in
        key("calls\n\(calls.text)", content, target, mode)
      }
      var texts = keys.map { memory.output(of: $0) }
      let missing = texts.indices.filter { texts[$0] == nil }
      let ownKeys = own.files.map { file in
        key(
          "own\n\(file.content)", allDeclarations.dependencies(of: file.texts), target, mode)
      }
      var ownTexts = ownKeys.map { memory.output(of: $0) }
      if !missing.isEmpty {
        let module = try emitModule(
          try markedSources(mode), in: "marked-modules", target, mode)
        let results = try compileClients(missing.map { calls[$0] }, target, mode, module)
        for (index, text) in zip(missing, results) {
          texts[index] = text
          memory.remember(text, of: keys[index])
        }
      }
      let missingOwn = ownTexts.indices.filter { ownTexts[$0] == nil }
      if !missingOwn.isEmpty {
        // Marks would change which of several errors the compiler reports.
        let module = try emitModules(target, mode)
        var results = try compileOwn(missingOwn.map { own.files[$0] }, target, mode, module)
        // A file with errors may use declarations of the other files in its folder.
        let needy = results.indices.filter {
          !own.files[missingOwn[$0]].others.isEmpty && errorCount(in: results[$0]) > 0
        }
        let together = try compileOwn(
          needy.map { own.files[missingOwn[$0]] }, withOthers: true, target, mode, module)
        for (index, text) in zip(needy, together)
        where errorCount(in: text) < errorCount(in: results[index]) { results[index] = text }
        for (index, text) in zip(missingOwn, results) {
          ownTexts[index] = text
          memory.remember(text, of: ownKeys[index])
        }
      }
      for index in calls.indices {
        verified.append(
          VerifiedCalls(
            calls: calls[index], mode: mode,
            selections: Selection.byLine(
              CompilerMessage.all(in: texts[index] ?? ""), of: calls[index].component.name)))
      }
      for (file, text) in zip(own.files, ownTexts) {
        diagnostics += file.diagnostics(
          CompilerMessage.all(in: text ?? ""), mode, isStrict: request.isStrict)
      }
    }
    return (verified, diagnostics)
  }

  /// Compiles files of the team, each as a client of the modules in a folder.
  ///
  /// - Parameter withOthers: Whether the other files in the folder of each are part of its client.
  /// - Returns: The compiler's output for each.
  private func compileOwn(
    _ files: [OwnCalls.File], withOthers: Bool = false, _ target: CompilationTarget,
    _ mode: LanguageMode, _ modules: String
  ) throws -> [String] {
    try compileAll(files.map { (target, mode, $0) }) { task in
      Compilation(
        [task.units.path] + (withOthers ? task.units.others : []),
        primaryFiles: [task.units.path], moduleName: "Calls", mode: task.mode,
        searchPaths: searchPaths(task.target) + [modules], flags: packageName)
    }
  }

  /// Whether there are UIKit components for a target.
  private func hasUIKit(_ target: CompilationTarget) -> Bool {
    target.hasUIKit && !workspace.uiKit.isEmpty
  }

  /// Compiles the calls of the views in the UIKit module, for the first target that has UIKit.
  ///
  /// - Returns: The problems, the number of calls that compile, and of those that do not.
  mutating func compileViewCalls() throws -> (
    problems: [ViewCallProblem], promised: Int, refused: Int
  ) {
    let calls = project.second?.calls() ?? []
    guard !calls.isEmpty, let target = targets.first(where: hasUIKit) else { return ([], 0, 0) }
    let imports =
      ["Foundation", "UIKit", library.uiKit?.name ?? ""]
      + (library.hasSwiftUI ? ["SwiftUI", library.name] : [])
    let lines =
      imports.map { "import \($0)" }
      + calls.enumerated().map { number, call in call.function(number: number) }
    let client = lines.joined(separator: "\n") + "\n"
    var problems: [ViewCallProblem] = []
    for mode in modes {
      let key = key(
        "view calls\n\(client)", allDeclarations.dependencies(of: [Array(client.utf8)]), target,
        mode)
      var text = memory.output(of: key)
      if text == nil {
        let module = try emitModules(target, mode)
        let path = try workspace.write("calls/Views.swift", client)
        progress.expect(1)
        progress.begin("compiling calls to views in Swift \(mode.rawValue)")
        defer { progress.end() }
        text = try workspace.shown(
          target.diagnose(
            Compilation(
              [path], moduleName: "Calls", mode: mode,
              searchPaths: searchPaths(target) + [module],
              flags: packageName), forNewest: true))
      }
      memory.remember(text ?? "", of: key)
      var rejected: [Int: String] = [:]
      for message in CompilerMessage.all(in: text ?? "") where message.severity == .error {
        rejected[message.line - imports.count - 1, default: message.text] += ""
      }
      for (number, call) in calls.enumerated() where call.isPromised == (rejected[number] != nil) {
        problems.append(ViewCallProblem(call: call, mode: mode, error: rejected[number]))
      }
    }
    let promised = calls.count(where: \.isPromised)
    return (problems, promised, calls.count - promised)
  }

  /// The name of the folder of the modules for a target.
  private func folder(for target: CompilationTarget) -> String {
    "modules-\(target.name ?? "here")"
  }

  /// Emits the modules of the library, with the one for UIKit if the target has it.
  ///
  /// - Returns: The folder that the modules are in.
  private mutating func emitModules(
    _ target: CompilationTarget, _ mode: LanguageMode
  ) throws -> String {
    let name = folder(for: target)
    let imported = try emitModuleBeside(target, mode)
    guard hasUIKit(target), let module = library.uiKit else {
      return imported.first ?? joined(workspace.folder, name)
    }
    return try emitModule(
      workspace.uiKit, named: module.name, importing: imported, in: name, target, mode)
  }

  /// Emits the SwiftUI module, which the UIKit module imports.
  ///
  /// - Returns: The folder that the module is in; nothing if there is none.
  private mutating func emitModuleBeside(
    _ target: CompilationTarget, _ mode: LanguageMode
  ) throws -> [String] {
    library.hasSwiftUI
      ? [try emitModule(sources.map(\.path), in: folder(for: target), target, mode)] : []
  }

  /// Writes the library with marked initializers.
  ///
  /// - Returns: The paths of the module's sources.
  private func markedSources(_ mode: LanguageMode) throws -> [String] {
    var paths = workspace.shared.filter { !$0.hasPrefix(workspace.folder + "/") }
    let marked = project.components.flatMap { emitted in
      emit(emitted.component.marked(from: 0), in: library, project.templates)
    }
    for file in marked + project.shared where file.isCompiled {
      let text = String(decoding: file.body, as: UTF8.self)
      paths.append(try workspace.write("marked-\(mode.rawValue)/\(file.path)", text))
    }
    return paths + workspace.shared.filter { $0.hasSuffix("Bundle+Module.swift") }
  }

  /// Emits a module, unless it was emitted before: that of the library, unless another name is given.
  ///
  /// - Returns: The folder that the module is in.
  private mutating func emitModule(
    _ sources: [String], named name: String? = nil, importing imported: [String] = [],
    in folder: String, _ target: CompilationTarget, _ mode: LanguageMode
  ) throws -> String {
    let name = name ?? library.name
    let folder = joined(workspace.folder, "\(folder)-\(mode.rawValue)")
    let module = joined(folder, "\(name).swiftmodule")
    guard modules.insert(module).inserted else { return folder }
    try workspace.files.makeFolders(folder)
    progress.expect(1)
    progress.begin("compiling the module in Swift \(mode.rawValue)")
    defer { progress.end() }
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

  /// Compiles clients, on several processors.
  ///
  /// - Returns: The compiler's output for each.
  private func compileClients(
    _ calls: [PromisedCalls], _ target: CompilationTarget, _ mode: LanguageMode, _ modules: String
  ) throws -> [String] {
    let shared = try workspace.write("calls/Shared.swift", PromisedCalls.shared)
    var texts = calls.map(\.text)
    var outputs = calls.map { _ in "" }
    var pending = Array(calls.indices)
    // An invalid call can crash the compiler: it is then left out, and the rest is compiled again.
    while !pending.isEmpty {
      var paths: [Int: String] = [:]
      for index in pending {
        paths[index] = try workspace.write(
          "calls/\(index).swift", texts[index])
      }
      let batches = (0..<min(jobs, pending.count)).map { batch in
        pending.enumerated().filter { $0.offset % min(jobs, pending.count) == batch }
          .map(\.element)
      }
      let clients = paths
      let tasks = batches.map { (target: target, mode: mode, units: $0) }
      // Calls that need a newer version than the library are promised for that version.
      let results = try compileAll(tasks, forNewest: true) { task in
        let files = task.units.compactMap { clients[$0] }
        return Compilation(
          [shared] + files, primaryFiles: files, moduleName: "Calls", mode: mode,
          searchPaths: searchPaths(target) + [modules], flags: packageName)
      }
      var broken: [Int] = []
      for (batch, text) in zip(batches, results) {
        if let place = lineOfBreakdown(in: text),
          let index = batch.first(where: { paths[$0].map(workspace.shown) == place.file })
        {
          texts[index] = withoutLine(place.line, in: texts[index])
          outputs[index] += "\(place.file):\(place.line):1: error: the compiler crashed\n"
          broken += batch
          continue
        }
        for (file, part) in messageParts(of: text) {
          guard let index = batch.first(where: { paths[$0].map(workspace.shown) == file }) else {
            continue
          }
          outputs[index] += part
        }
      }
      pending = broken
    }
    return outputs
  }
}

/// The number of errors in the compiler's output.
private func errorCount(in text: String) -> Int {
  CompilerMessage.all(in: text).count { $0.severity == .error }
}

/// The text with a line blanked, so that the others keep their numbers.
private func withoutLine(_ number: Int, in text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  if lines.indices.contains(number - 1) { lines[number - 1] = "" }
  return lines.joined(separator: "\n")
}
