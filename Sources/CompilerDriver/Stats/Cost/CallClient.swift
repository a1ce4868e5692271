import DesignModel

/// Swift code that repeats the calls that a component promises.
struct CallClient {
  let component: Component
  private let library: Library
  private let calls: [PromisedCalls.Entry]

  /// The number of different calls.
  var count: Int { calls.count }

  /// The number of repetitions of each call, chosen so that together they take much longer than starting the
  /// compiler.
  var times: Int { (Self.callsTogether + count - 1) / max(1, count) }

  private static let callsTogether = 600

  /// If a component has more calls, they are sampled at equal distances.
  private static let mostCalls = 30

  /// - Returns: Nil if the component promises no calls.
  init?(_ component: Component, in system: DesignSystem) {
    self.component = component
    library = system.library
    let promised = PromisedCalls(component, in: system).entries.filter { entry in
      entry.isPromised && entry.callee.first == 0 && entry.callee.receiver == nil
    }
    if promised.isEmpty { return nil }
    let count = min(promised.count, Self.mostCalls)
    calls = (0..<count).map { promised[$0 * promised.count / count] }
  }

  /// The text of the client, with a function for each call.
  ///
  /// - Parameter times: The number of times that a function repeats its call.
  func text(times: Int) -> String {
    let types = ClientTypes(library)
    let functions = calls.enumerated().map { number, entry in
      function(
        entry.call, of: entry.callee, number: number, times: times, types,
        generics: entry.callee.generics)
    }
    return (PromisedCalls.imports(of: component, in: library) + functions).joined(separator: "\n")
      + "\n"
  }
}
