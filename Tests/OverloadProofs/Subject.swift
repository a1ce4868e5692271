import CompilerDriver
import DesignModel
import Diagnostics
import RandomSpecs
import Specification
import TestSupport

/// A component made from a spec, with calls and the resolution that the analysis predicts for each.
struct Subject {
  struct Entry {
    let call: Call
    let callee: Callee
    let resolutions: [SwiftMode: Resolution]
  }

  let spec: SampleSpec
  let component: Component
  let calls: [Entry]
}

/// Specs that are built together.
struct Batch {
  let subjects: [Subject]
  let system: DesignSystem
}

/// The messages of a spec's errors.
func rejectionMessages(of spec: SampleSpec) -> [String] {
  checked([spec]).diagnostics.filter { $0.severity == .error }.map(\.message)
}

extension Batch {
  /// The valid ones of some specs: those that are invalid alone or together with others are left out.
  init(
    _ specs: [SampleSpec], calls: (Callee, inout SeededNumbers) -> [Call],
    using numbers: inout SeededNumbers
  ) {
    let (specs, system, _) = legal(among: specs)
    self.system = system
    subjects = zip(specs, system.components).map { spec, component in
      Subject(
        spec, component, Callee.all(of: component, in: system), calls: calls, using: &numbers)
    }
  }

  /// Components with their calls by name, all of which have to be valid.
  init(_ specs: [SampleSpec], calls: [String: [Call]] = [:]) {
    var numbers = SeededNumbers(seed: 1)
    self.init(
      specs,
      calls: { callee, _ in
        callee.initializers.flatMap { $0.promisedCalls() }
          + (callee.first == 0 ? calls[callee.component.name] ?? [] : [])
      }, using: &numbers)
  }

  /// Components with promised calls and changed ones.
  init(_ specs: [SampleSpec], using numbers: inout SeededNumbers) {
    self.init(specs, calls: randomCalls, using: &numbers)
  }
}

extension Subject {
  fileprivate init(
    _ spec: SampleSpec, _ component: Component, _ callees: [Callee],
    calls: (Callee, inout SeededNumbers) -> [Call], using numbers: inout SeededNumbers
  ) {
    self.spec = spec
    self.component = component
    var entries: [Entry] = []
    for callee in callees {
      var seen: Set<Call> = []
      let calls = calls(callee, &numbers).filter { seen.insert($0).inserted }
      entries += zip(calls, callee.resolutions(of: calls)).map { call, resolutions in
        Entry(call: call, callee: callee, resolutions: resolutions)
      }
    }
    self.calls = entries
  }
}

/// Promised calls of a component, and variations of them.
private func randomCalls(_ callee: Callee, _ numbers: inout SeededNumbers) -> [Call] {
  var calls: [Call] = []
  for initializer in callee.initializers {
    var own = initializer.promisedCalls()
    if initializer.parameters.contains(where: { $0.defaultValue != nil }) {
      own += initializer.calls { _ in numbers.once(in: 2) }
    }
    let changed = own.map { $0.changed(using: &numbers) }
    calls += own
    // Nil for the views of a case could also mean the case itself.
    calls += changed.filter { !callee.makesCase || !$0.hasNil }
  }
  // Components with hundreds of calls are no more informative than those with dozens.
  return calls.count > 80 ? Array(calls.shuffled(using: &numbers).prefix(80)) : calls
}

extension Call {
  fileprivate var hasNil: Bool { arguments.contains { $0.value == .nil } }

  /// A call with one change, so that it may resolve to another initializer or none.
  func changed(using numbers: inout SeededNumbers) -> Call {
    var call = self
    if numbers.once(in: 8), !call.arguments.isEmpty {
      call.arguments.remove(at: Int.random(in: call.arguments.indices, using: &numbers))
      return call
    }
    let index = (call.arguments.indices.map { $0 } + call.trailing.indices.map { -1 - $0 })
      .randomElement(using: &numbers)
    guard let index else { return call }
    if index < 0 {
      call.trailing[-1 - index].value = .closure(numbers.one(of: ClosureText.allCases))
      return call
    }
    switch call.arguments[index].value {
    case .literal, .string, .key, .view, .nil, .viewOf:
      call.arguments[index].value = numbers.one(of: [.literal, .string, .key, .nil, .view])
    case .typed:
      call.arguments[index].value = numbers.one(of: [.literal, .string, .key, .nil])
    case .closure, .closureOf, .function, .views:
      let text = ClosureText.allCases.randomElement(using: &numbers)
      call.arguments[index].value = text.map { .closure($0) } ?? .nil
    }
    return call
  }
}
