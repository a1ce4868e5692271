import DesignModel
import Diagnostics
import Emission
import SwiftUIEmitter

/// Compiles the calls of a project, except where the result is cached.
struct Verifier {
  let request: VerifyRequest

  /// The compiled modules, which the calls import.
  var modules: LibraryCompiler

  /// The folder that the paths of a request are relative to.
  let base: String

  private var project: VerifiedProject { modules.project }
  private var library: Library { project.system.library }
  private var targets: [CompilationTarget] { modules.targets }
  private var workspace: Workspace { modules.workspace }
  private var jobs: Int { modules.compiler.jobs }
  private var progress: Progress { modules.compiler.progress }

  init(_ request: VerifyRequest, _ modules: LibraryCompiler, base: String) {
    self.request = request
    self.modules = modules
    self.base = base
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
    let first = library.hasSwiftUI ? targets.first : targets.first(where: modules.hasUIKit)
    guard let target = first else { return ([], []) }
    let components = library.hasSwiftUI ? project.components : []
    let calls = components.map { emitted in
      PromisedCalls(emitted.component, in: project.system, for: target)
    }
    let contents = concurrentMap(calls, jobs: jobs) { [declarations = modules.declarations] calls in
      declarations.dependencies(of: Array(calls.text.utf8))
    }
    let own = try OwnCalls(request, base: base, workspace.files)
    var verified: [VerifiedCalls] = []
    var diagnostics: [Diagnostic] = []
    for mode in modules.modes {
      let keys = zip(calls, contents).map { calls, content in
        modules.key("calls\n\(calls.text)", content, target, mode)
      }
      var texts = keys.map { modules.memory.output(of: $0) }
      let missing = texts.indices.filter { texts[$0] == nil }
      let ownKeys = own.files.map { file in
        modules.key(
          "own\n\(file.content)",
          ContentHash(
            ofHashes: file.texts.map { modules.allDeclarations.dependencies(of: $0) }), target, mode
        )
      }
      var ownTexts = ownKeys.map { modules.memory.output(of: $0) }
      if !missing.isEmpty {
        let module = try modules.emitModule(
          try markedSources(mode), named: library.name, in: "marked-modules", target, mode)
        let results = try compileClients(missing.map { calls[$0] }, target, mode, module)
        for (index, text) in zip(missing, results) {
          texts[index] = text
          modules.memory.remember(text, of: keys[index])
        }
      }
      let missingOwn = ownTexts.indices.filter { ownTexts[$0] == nil }
      if !missingOwn.isEmpty {
        // Marks would change which of several errors the compiler reports.
        let module = try modules.emitModules(target, mode)
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
          modules.memory.remember(text, of: ownKeys[index])
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
    _ mode: LanguageMode, _ folder: String
  ) throws -> [String] {
    try compileAll(files.map { (target, mode, $0) }) { task in
      Compilation(
        [task.units.path] + (withOthers ? task.units.others : []),
        primaryFiles: [task.units.path], moduleName: "Calls", mode: task.mode,
        searchPaths: modules.searchPaths(task.target) + [folder], flags: modules.packageName)
    }
  }

  /// Compiles the calls of the views in the UIKit module, for the first target that has UIKit.
  ///
  /// - Returns: The problems, the number of calls that compile, and of those that do not.
  mutating func compileViewCalls() throws -> (
    problems: [ViewCallProblem], promised: Int, refused: Int
  ) {
    let calls = project.second?.calls() ?? []
    guard !calls.isEmpty, let target = targets.first(where: modules.hasUIKit) else {
      return ([], 0, 0)
    }
    let imports =
      ["Foundation", "UIKit", library.uiKit?.name ?? ""]
      + (library.hasSwiftUI ? ["SwiftUI", library.name] : [])
    let lines =
      imports.map { "import \($0)" }
      + calls.enumerated().map { number, call in call.function(number: number) }
    let client = lines.joined(separator: "\n") + "\n"
    var problems: [ViewCallProblem] = []
    for mode in modules.modes {
      let key = modules.key(
        "view calls\n\(client)", modules.allDeclarations.dependencies(of: Array(client.utf8)),
        target,
        mode)
      var text = modules.memory.output(of: key)
      if text == nil {
        let module = try modules.emitModules(target, mode)
        let path = try workspace.write("calls/Views.swift", client)
        progress.expect(1)
        progress.begin("compiling calls to views in Swift \(mode.rawValue)")
        defer { progress.end() }
        text = try workspace.shown(
          target.diagnose(
            Compilation(
              [path], moduleName: "Calls", mode: mode,
              searchPaths: modules.searchPaths(target) + [module],
              flags: modules.packageName), forNewest: true))
      }
      modules.memory.remember(text ?? "", of: key)
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

  /// Compiles clients, on several processors.
  ///
  /// - Returns: The compiler's output for each.
  private func compileClients(
    _ calls: [PromisedCalls], _ target: CompilationTarget, _ mode: LanguageMode, _ folder: String
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
          searchPaths: modules.searchPaths(target) + [folder], flags: modules.packageName)
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
