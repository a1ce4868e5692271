import DesignModel
import SwiftTypes

/// Calls of a component with the resolution that the analysis predicts: the calls that it promises, and some
/// that must be rejected.
struct PromisedCalls: Sendable {
  struct Entry: Sendable {
    let call: Call
    let callee: Callee
    let resolutions: [SwiftMode: Resolution]

    /// Whether the component promises it; otherwise it must be rejected.
    let isPromised: Bool
  }

  let component: Component
  let entries: [Entry]

  /// The text of the client, a line for each entry.
  let text: String

  /// The line of the first entry, from 1.
  let firstLine: Int

  /// - Parameters:
  ///   - target: The compilation target: a component that is unavailable on it has no calls. Nil for all
  ///     calls.
  init(
    _ component: Component, in system: DesignSystem, for target: CompilationTarget? = nil
  ) {
    self.component = component
    var entries: [Entry] = []
    let isMissing = component.availability.unavailable.contains { target?.isFor($0) ?? false }
    let callees = Callee.all(of: component, in: system).filter { !$0.component.hidesInitializers }
    for callee in isMissing ? [] : callees {
      let promised = callee.promisedCalls
      var seen = Set(promised)
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
    // The clients of all components have functions with the same names. A namespace is part of a component's name.
    var lines =
      Self.imports(of: component, in: system.library) + [
        "enum CallsOf\(component.name.replacing(".", with: "_")) {"
      ]
    firstLine = lines.count + 1
    for (index, entry) in entries.enumerated() {
      lines.append(
        function(
          entry.call, of: entry.callee, number: index, types,
          generics: entry.callee.generics))
    }
    text = lines.joined(separator: "\n") + "\n}\n"
  }

  /// The lines at the start of a client of a component.
  static func imports(of component: Component, in library: Library) -> [String] {
    let access = component.access == .internal ? "@testable import" : "import"
    let modules = Set(library.imports + component.imports + ["SwiftUI"]).sorted()
    return ["\(access) \(library.name)"] + modules.map { "import \($0)" }
  }

  /// The maximum number of calls per callee that are expected to be rejected.
  private static let mostOthers = 20

  /// Code that all clients share.
  static let shared = "import SwiftUI\nfunc perform() {}\n"
}

extension Call {
  /// The calls in which one argument is missing.
  fileprivate var lackingAnArgument: [Call] {
    arguments.indices.map { index in
      var call = self
      call.arguments.remove(at: index)
      return call
    }
  }
}

extension Resolution {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
