import DesignModel
import English

/// Measures how long the Swift compiler takes to type-check calls of a project's components, for the first of
/// its platforms and in Swift 6 mode.
///
/// - Parameter modulePaths: Folders of modules that the project imports.
/// - Throws: If there is no compiler, or something does not compile.
func measureCosts(
  of project: VerifiedProject, modulePaths: [String], _ session: ProjectSession,
  _ console: Console
) throws -> CallCosts {
  let surroundings = session.surroundings
  let cache = CompilationCache(surroundings)
  defer { cache.removeTemporary() }
  let library = project.system.library
  guard library.hasSwiftUI else {
    throw VerificationError("only calls to SwiftUI components are measured, and there are none")
  }
  let targets = try Targets(library, limit: 1, in: surroundings, cache: cache) { step in
    console.note("\(step), once for this compiler; this may take a few minutes")
  }
  guard let target = targets.all.first else {
    throw VerificationError(
      "this machine has no SDK for \(listed(library.platforms.map(\.platform.rawValue), by: "or"))")
  }
  let progress = Progress(console)
  defer { progress.clear() }
  let workspace = try Workspace(for: project, in: cache.work, session.files)
  defer { workspace.remove() }
  let simplest = VerifiedProject.simplest(for: library)
  let simplestWorkspace = try Workspace(for: simplest, in: workspace.folder, session.files)

  let paths = modulePaths.map { normalized(joined(surroundings.base, $0)) }
  let own = try MeasuredLibrary(project, workspace, target, searchPaths: paths)
  let reference = try MeasuredLibrary(simplest, simplestWorkspace, target, searchPaths: [])
  // All results are divided by the simplest component's, which is therefore measured more often.
  let clients = Array(repeatElement(reference.clients, count: 3).joined()) + own.clients
  let costs = zip(clients, try leastSeconds(of: clients, progress)).map { client, seconds in
    CallCost(calls: client.calls.count, seconds: seconds)
  }
  let count = clients.count - own.clients.count
  guard let least = costs.prefix(count).min(by: { $0.seconds < $1.seconds }), least.seconds > 0
  else {
    throw VerificationError(
      "the time of the simplest call is too short to measure; run the "
        + "command again")
  }
  return CallCosts(
    target: target.name, simplest: least,
    components: zip(own.clients, costs.dropFirst(count)).map { client, cost in
      let component = client.calls.component
      return ComponentCost(
        name: component.name, spec: component.origin, strategy: component.strategy,
        initializers: component.initializers.count, cost: cost)
    })
}

/// The number of rounds of measurements.
private let rounds = 3

/// The time for a call of each client: the minimum of several rounds spread over time, since other programs
/// may disturb some of them.
private func leastSeconds(
  of clients: [MeasuredClient], _ progress: Progress
) throws -> [Double] {
  progress.expect(rounds * clients.count)
  var least = clients.map { _ in (with: Double.infinity, without: Double.infinity) }
  for _ in 0..<rounds {
    for (index, client) in clients.enumerated() {
      progress.begin("measuring the calls of \(client.calls.component.name)")
      least[index].with = min(least[index].with, try client.seconds(times: client.calls.times))
      least[index].without = min(least[index].without, try client.seconds(times: 0))
      progress.end()
    }
  }
  return zip(clients, least).map { client, least in
    max(0, least.with - least.without) / Double(client.calls.count * client.calls.times)
  }
}

/// A library whose compiled module can be imported.
private struct MeasuredLibrary {
  let clients: [MeasuredClient]

  /// Compiles the module.
  init(
    _ project: VerifiedProject, _ workspace: Workspace, _ target: CompilationTarget,
    searchPaths: [String]
  ) throws {
    let name = project.system.library.name
    let folder = joined(workspace.folder, "modules")
    try workspace.files.makeFolders(folder)
    let package = ["-package-name", name, "-suppress-warnings"]
    let output = try target.compile(
      Compilation(
        workspace.components.flatMap { $0 } + workspace.shared, moduleName: name, mode: .v6,
        module: joined(folder, "\(name).swiftmodule"), isModuleOnly: true, searchPaths: searchPaths,
        flags: package + ["-enable-testing"]))
    guard output.isSuccess else {
      throw VerificationError(
        "the emitted Swift does not compile; 'dscompile verify' shows the errors\n"
          + workspace.shown(output.text))
    }
    clients = project.components.compactMap { emitted in
      CallClient(emitted.component, in: project.system).map { calls in
        MeasuredClient(
          calls: calls, workspace: workspace, target: target,
          searchPaths: searchPaths + [folder], flags: package)
      }
    }
  }
}

/// A client that is ready to be compiled.
private struct MeasuredClient {
  let calls: CallClient
  let workspace: Workspace
  let target: CompilationTarget
  let searchPaths: [String]
  let flags: [String]

  /// The processor time that the compiler takes, which other programs hardly affect.
  ///
  /// - Parameter times: The number of repetitions of each call.
  func seconds(times: Int) throws -> Double {
    let shared = try workspace.write("cost/Shared.swift", PromisedCalls.shared)
    let file = try workspace.write("cost/Calls.swift", calls.text(times: times))
    var compilation = Compilation(
      [shared, file], moduleName: "Calls", mode: .v6, searchPaths: searchPaths, flags: flags)
    compilation.isTypeCheckOnly = true
    let start = processorTimeOfChildren()
    let output = try target.compile(compilation, forNewest: true)
    guard output.isSuccess else {
      throw VerificationError(
        "the calls to '\(calls.component.name)' do not compile; 'dscompile verify' shows the "
          + "errors\n"
          + workspace.shown(output.text))
    }
    return processorTimeOfChildren() - start
  }
}
