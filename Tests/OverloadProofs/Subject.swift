import DesignModel
import Diagnostics
import Specification
import YAMLSyntax

/// A component made from a spec, with calls and what the analysis says each means.
struct Subject {
  let spec: ProofSpec
  let component: Component
  let calls: [(call: Call, resolutions: [SwiftMode: Resolution])]
}

/// Specs that are built together.
struct Batch {
  let subjects: [Subject]
  let system: DesignSystem
}

/// Reads and checks specs of one project as a build does.
func checked(_ specs: [ProofSpec]) -> (system: DesignSystem, errors: [Diagnostic]) {
  func decode<Value>(
    _ text: String, _ path: String,
    _ decode: (Node?, SourceText) -> (spec: Value, diagnostics: [Diagnostic])
  ) -> (spec: Value, diagnostics: [Diagnostic]) {
    let source = SourceText(path: path, text)
    let document = parseYAML(source)
    let (spec, diagnostics) = decode(document.root, source)
    return (spec, document.diagnostics + diagnostics)
  }
  let project = decode(
    specs.first?.project ?? ProofSpec.plainProject, "dscompile.yaml", decodeProject)
  let files = [("Types", libraryTypes)] + specs.map { ($0.name, $0.yaml) }
  let components = files.map { decode($0.1, "\($0.0).yaml", decodeComponent) }
  let (system, diagnostics) = DesignModel.check(
    project.spec, components.map(\.spec), origin: { $0.path })
  let all = project.diagnostics + components.flatMap(\.diagnostics) + diagnostics
  return (system, all.filter { $0.severity == .error })
}

/// The messages of the errors of a spec.
func rejectionMessages(of spec: ProofSpec) -> [String] {
  checked([spec]).errors.map(\.message)
}

extension Batch {
  /// The legal ones of some specs: what is wrong alone or beside the others is left out.
  init(
    _ specs: [ProofSpec], calls: (Component, inout SeededNumbers) -> [Call],
    using numbers: inout SeededNumbers
  ) {
    var specs = specs
    while true {
      let (system, errors) = checked(specs)
      let wrong = Set(errors.map { $0.place?.source.path ?? "" })
      if wrong.isEmpty {
        self.system = system
        subjects = zip(specs, system.components).map { spec, component in
          Subject(spec, component, calls: calls(component, &numbers))
        }
        return
      }
      let fewer = specs.filter { !wrong.contains("\($0.name).yaml") }
      // Something is wrong with all of them.
      specs = fewer.count < specs.count ? fewer : []
    }
  }

  /// Components with calls of theirs by name, all of which have to be legal.
  init(_ specs: [ProofSpec], calls: [String: [Call]] = [:]) {
    var numbers = SeededNumbers(seed: 1)
    self.init(
      specs,
      calls: { component, _ in
        component.initializers.flatMap { $0.promisedCalls() } + (calls[component.name] ?? [])
      }, using: &numbers)
  }

  /// Components with promised calls and changed ones.
  init(_ specs: [ProofSpec], using numbers: inout SeededNumbers) {
    self.init(specs, calls: randomCalls, using: &numbers)
  }
}

extension Subject {
  init(_ spec: ProofSpec, _ component: Component, calls: [Call]) {
    self.spec = spec
    self.component = component
    let resolver = OverloadResolver(component)
    var seen: Set<Call> = []
    self.calls = calls.filter { seen.insert($0).inserted }.map { call in
      (
        call,
        Dictionary(
          uniqueKeysWithValues: SwiftMode.allCases.map { ($0, resolver.resolve(call, in: $0)) })
      )
    }
  }
}

/// Promised calls of a component, and others that differ from one in something.
private func randomCalls(_ component: Component, _ numbers: inout SeededNumbers) -> [Call] {
  var calls: [Call] = []
  for initializer in component.initializers {
    var own = initializer.promisedCalls()
    if initializer.parameters.contains(where: { $0.defaultValue != nil }) {
      own += initializer.calls { _ in numbers.once(in: 2) }
    }
    calls += own.flatMap { [$0, $0.changed(using: &numbers)] }
  }
  // Components with hundreds of calls say no more than those with dozens.
  return calls.count > 80 ? Array(calls.shuffled(using: &numbers).prefix(80)) : calls
}

extension Call {
  /// A call that differs in one thing, so that it may mean another initialiser or none.
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
