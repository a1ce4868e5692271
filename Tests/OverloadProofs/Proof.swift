import DesignModel
import Diagnostics
import Foundation
import Specification
import SwiftCompilation
import SwiftUIEmitter
import YAMLSyntax

/// A component made from a random spec, with calls and what the analysis says each means.
struct Subject {
  let spec: RandomSpec
  let component: Component
  let library: DesignModel.Library
  let calls: [(call: Call, resolution: Resolution)]
}

/// A call on which the analysis and the compiler do not agree.
struct Disagreement: CustomStringConvertible {
  let spec: RandomSpec
  let call: String
  let expected: String
  let found: String
  let mode: LanguageMode

  var description: String {
    """
    \(call)
      the analysis says \(expected), Swift \(mode.rawValue) says \(found)
    \(spec.yaml)
    """
  }
}

/// What there is of a spec: a component, or why not.
enum Checked {
  case legal(Component, DesignModel.Library)

  case rejected([Diagnostic])
}

/// Reads and checks a spec as a build does.
func checked(_ spec: RandomSpec) -> Checked {
  func decode<Value>(
    _ text: String, _ path: String,
    _ decode: (Node?, SourceText) -> (spec: Value, diagnostics: [Diagnostic])
  ) -> (spec: Value, diagnostics: [Diagnostic]) {
    let source = SourceText(path: path, text)
    let document = parseYAML(source)
    let (spec, diagnostics) = decode(document.root, source)
    return (spec, document.diagnostics + diagnostics)
  }
  let project = decode("library: Proof\n", "dscompile.yaml", decodeProject)
  let component = decode(spec.yaml, "\(spec.name).yaml", decodeComponent)
  let (system, diagnostics) = DesignModel.check(
    project.spec, [component.spec], origin: { $0.path })
  let errors = component.diagnostics + diagnostics
  guard !errors.hasErrors, let component = system.components.first else {
    return .rejected(errors)
  }
  return .legal(component, system.library)
}

extension Subject {
  /// - Returns: nil if the spec is rejected.
  init?(_ spec: RandomSpec, using numbers: inout SeededNumbers) {
    guard case .legal(let component, let library) = checked(spec) else { return nil }
    self.spec = spec
    self.component = component
    self.library = library
    let resolver = OverloadResolver(component)
    var seen: Set<Call> = []
    var calls: [(call: Call, resolution: Resolution)] = []
    for initializer in component.initializers {
      for call in initializer.promisedCalls() {
        for call in [call, call.changed(using: &numbers)] where seen.insert(call).inserted {
          calls.append((call, resolver.resolve(call)))
        }
      }
    }
    // Components with hundreds of calls say no more than those with dozens.
    self.calls = calls.count > 60 ? Array(calls.shuffled(using: &numbers).prefix(60)) : calls
  }
}

extension Subject {
  /// A component with its promised calls and some others.
  init?(_ spec: RandomSpec, calls: [Call]) {
    guard case .legal(let component, let library) = checked(spec) else { return nil }
    self.spec = spec
    self.component = component
    self.library = library
    let resolver = OverloadResolver(component)
    var seen: Set<Call> = []
    self.calls = (component.initializers.flatMap { $0.promisedCalls() } + calls)
      .filter { seen.insert($0).inserted }
      .map { ($0, resolver.resolve($0)) }
  }
}

/// The messages of the errors of a spec.
func rejectionMessages(of spec: RandomSpec) -> [String] {
  switch checked(spec) {
  case .legal: []
  case .rejected(let errors): errors.map(\.message)
  }
}

extension Call {
  /// A call that differs in one value, so that it may mean another initialiser or none.
  func changed(using numbers: inout SeededNumbers) -> Call {
    var call = self
    if !call.trailing.isEmpty, Bool.random(using: &numbers) {
      let text = ClosureText.allCases.randomElement(using: &numbers) ?? .empty
      call.trailing[0].value = .closure(text)
      return call
    }
    guard let index = call.arguments.indices.randomElement(using: &numbers) else { return call }
    switch call.arguments[index].value {
    case .literal, .string, .key, .view, .nil:
      let values: [Call.Value] = [.literal, .string, .key, .nil, .view]
      call.arguments[index].value = values.randomElement(using: &numbers) ?? .literal
    case .typed, .closure, .closureOf, .viewOf: break
    }
    return call
  }

  /// The call in Swift.
  func swift(_ component: Component) -> String {
    func text(_ value: Call.Value) -> String {
      switch value {
      case .literal: "\"text\""
      case .string: "string"
      case .key: "key"
      case .view, .viewOf: "view"
      case .typed(let type): sample(of: type)
      case .nil: "nil"
      case .closureOf(_, let isView): isView ? "{ view }" : "{}"
      case .closure(.action): "{ perform() }"
      case .closure(.oneView): "{ view }"
      case .closure(.twoViews): "{ view; view }"
      case .closure(.empty): "{}"
      }
    }
    func text(_ argument: Call.Argument) -> String {
      (argument.label.map { "\($0): " } ?? "") + text(argument.value)
    }
    let parentheses =
      arguments.isEmpty && !trailing.isEmpty
      ? "" : "(" + arguments.map(text).joined(separator: ", ") + ")"
    let closures = trailing.enumerated().map { index, closure in
      // Behind a closure, Swift reads `default:` as the label of a switch.
      let label = closure.label == "default" ? "`default`" : closure.label ?? "_"
      return (index == 0 ? " " : " \(label): ") + text(closure.value)
    }
    return component.name + (function.map { ".\($0)" } ?? "") + parentheses + closures.joined()
  }

  /// A variable of a type.
  private func sample(of type: String) -> String {
    switch type {
    case "Binding<Bool>": "isOn"
    case "Int": "number"
    case "Bool": "flag"
    case "String", "String?": "string"
    case "LocalizedStringKey": "key"
    default: "action"
    }
  }
}

/// What the compiler makes of calls, by subject and call.
enum Selected {
  case calls([[String]])

  /// The components do not compile.
  case broken(String)
}

/// Compiles components and their calls, and compares what the compiler selects with the analysis.
func disagreements(in subjects: [Subject], mode: LanguageMode) async throws -> [Disagreement] {
  switch try await selections(of: subjects, mode: mode) {
  case .broken(let diagnostics):
    return [
      Disagreement(
        spec: subjects[0].spec, call: "the library", expected: "it compiles", found: diagnostics,
        mode: mode)
    ]
  case .calls(let selected):
    return zip(subjects, selected).flatMap { subject, selected in
      zip(subject.calls, selected).compactMap { entry, found in
        let expected = entry.resolution.text
        if found == expected { return nil }
        return Disagreement(
          spec: subject.spec, call: entry.call.swift(subject.component), expected: expected,
          found: found, mode: mode)
      }
    }
  }
}

extension Resolution {
  /// As ``selections(of:mode:)`` says what the compiler makes of a call.
  var text: String {
    switch self {
    case .initializer(let index): "initializer \(index)"
    case .ambiguous: "ambiguous"
    case .none: "an error"
    }
  }
}

/// What the compiler makes of each call of some components: "initializer 3", "ambiguous" or "an
/// error".
func selections(of subjects: [Subject], mode: LanguageMode) async throws -> Selected {
  try await withTemporaryFolder { folder in
    let (templates, _) = Templates.parse(overrides: [:])
    var sources: [URL] = []
    func write(_ text: String, _ name: String) throws -> URL {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file
    }
    sources.append(
      try write(
        "public struct Omitted: Sendable { @usableFromInline init() {} }\n", "Omitted.swift"))
    for subject in subjects {
      let files = emit(subject.component, in: subject.library, templates)
      for file in files where file.path.hasSuffix("/\(subject.component.name).swift") {
        let text = marked(String(decoding: file.body, as: UTF8.self))
        sources.append(try write(text, "\(subject.component.name).swift"))
      }
    }
    let module = folder.appending(path: "Proof.swiftmodule")
    let library = try await compile(
      sources, moduleName: "Proof", mode: mode, emitModuleTo: module,
      flags: ["-suppress-warnings"])
    guard library.isSuccess else { return .broken(library.diagnostics) }
    var lines = ["import Proof", "import SwiftUI", "func perform() {}"]
    var starts: [Int] = []
    for subject in subjects {
      starts.append(lines.count + 1)
      for entry in subject.calls {
        lines.append(
          "@MainActor func call\(lines.count)(number: Int, flag: Bool, isOn: Binding<Bool>, "
            + "string: String, key: LocalizedStringKey, view: Color, action: @escaping () -> Void) "
            + "{ _ = \(entry.call.swift(subject.component)) }")
      }
    }
    let calls = try write(lines.joined(separator: "\n") + "\n", "Calls.swift")
    let client = try await compile(
      [calls], moduleName: "Calls", mode: mode, searchPaths: [folder], flags: [])
    let found = selections(in: client.diagnostics)
    return .calls(
      zip(subjects, starts).map { subject, start in
        subject.calls.indices.map { found[start + $0] ?? "nothing" }
      })
  }
}

/// A component's file in which each of the initialisers that callers see is deprecated, with its
/// number for a message.
private func marked(_ text: String) -> String {
  var number = 0
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    guard line.hasPrefix("  public init(") else { return String(line) }
    defer { number += 1 }
    return "  @available(*, deprecated, message: \"number \(number)\")\n\(line)"
  }.joined(separator: "\n")
}

/// What the compiler says of each line: the initialiser it took, or why none.
private func selections(in diagnostics: String) -> [Int: String] {
  var found: [Int: String] = [:]
  for line in diagnostics.split(separator: "\n") {
    let parts = line.split(separator: ":", maxSplits: 4)
    guard parts.count == 5, let number = Int(parts[1]) else { continue }
    let message = parts[3] + ":" + parts[4]
    if parts[3] == " error" {
      // The first error of a line says it; others follow from it.
      if found[number]?.hasPrefix("initializer") != false {
        found[number] = message.contains("ambiguous use") ? "ambiguous" : "an error"
      }
    } else if parts[3] == " warning", let range = message.range(of: "number ") {
      found[number] = "initializer \(message[range.upperBound...].prefix { $0.isNumber })"
    }
  }
  return found
}
