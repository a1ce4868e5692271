import DesignModel
import SwiftTypes

/// Calls of a component, and what each means by the analysis of its initializers: those that it promises,
/// and some that it does not offer.
struct PromisedCalls: Sendable {
  struct Entry: Sendable {
    let call: Call
    let callee: Callee
    let resolutions: [SwiftMode: Resolution]

    /// Whether the component promises it; else it is one that must be refused.
    let isPromised: Bool
  }

  let component: Component
  let entries: [Entry]

  /// The text of the client, a line for each entry.
  let text: String

  /// The line of the first entry, from 1.
  let firstLine: Int

  /// - Parameters:
  ///   - start: A number from which on no other client counts its functions.
  ///   - target: What they are compiled for: a component that it lacks has no calls. Nil for all calls.
  init(
    _ component: Component, in system: DesignSystem, from start: Int,
    for target: CompilationTarget? = nil
  ) {
    self.component = component
    var entries: [Entry] = []
    let isMissing = component.availability.unavailable.contains { target?.isFor($0) ?? false }
    for callee in isMissing ? [] : Callee.all(of: component, in: system) {
      var seen: Set<Call> = []
      let promised = callee.initializers.filter { !$0.takesUnknownClosure }
        .flatMap { $0.promisedCalls() }
        .filter { seen.insert($0).inserted }
      entries += zip(promised, callee.resolutions(of: promised)).map {
        Entry(call: $0, callee: callee, resolutions: $1, isPromised: true)
      }
      let others = promised.flatMap(\.lackingAnArgument).filter { seen.insert($0).inserted }
        .prefix(Self.mostOthers)
      for (call, resolutions) in zip(others, callee.resolutions(of: Array(others)))
      where resolutions.values.allSatisfy(\.isNone) {
        entries.append(
          Entry(call: call, callee: callee, resolutions: resolutions, isPromised: false))
      }
    }
    self.entries = entries
    let types = ClientTypes(system.library)
    var lines = Self.imports(of: component, in: system.library) + [""]
    firstLine = lines.count + 1
    for (index, entry) in entries.enumerated() {
      lines.append(
        function(
          entry.call, of: entry.callee, number: start + index, types,
          generics: entry.callee.generics))
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The lines by which a client of a component begins.
  static func imports(of component: Component, in library: Library) -> [String] {
    let access = component.access == .internal ? "@testable import" : "import"
    let modules = Set(library.imports + component.imports + ["SwiftUI"]).sorted()
    return ["\(access) \(library.name)"] + modules.map { "import \($0)" }
  }

  /// How many calls that it does not offer are tried of each callee.
  private static let mostOthers = 20

  /// What stands beside all clients.
  static let shared = "import SwiftUI\nfunc perform() {}\n"
}

extension Call {
  /// The calls that have all arguments but one.
  fileprivate var lackingAnArgument: [Call] {
    arguments.indices.map { index in
      var call = self
      call.arguments.remove(at: index)
      return call
    }
  }
}

extension Initializer {
  /// Whether the type of a closure is an alias in hand-written Swift, so that its arguments are unknown.
  fileprivate var takesUnknownClosure: Bool {
    parameters.contains { parameter in
      parameter.isClosure && !parameter.isBuilder && parameter.type.unwrapped.function == nil
    }
  }
}

extension Resolution {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
