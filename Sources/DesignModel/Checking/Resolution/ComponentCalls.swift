import Diagnostics
import StepCounting
import SwiftFragments

/// A call of a component's initializer in the Swift of a spec.
///
/// The check of one spec records the calls, because it knows the declarations of other components, but not
/// their initializers.
struct ComponentCall: Sendable {
  /// The labels of arguments; nil for none.
  struct Labels: Hashable, Sendable {
    /// In parentheses.
    var arguments: [String?]

    /// Of closures after the parentheses; the first has none.
    let trailing: [String?]

    /// Whether the only argument can be the configuration that a style passes on.
    let mayPassConfiguration: Bool
  }

  /// The type of the component.
  let type: String
  let labels: Labels

  /// The name in the call.
  let place: Place

  init(of type: String, _ call: CodeCall, at place: Place) {
    self.type = type
    labels = Labels(
      arguments: call.arguments.map { $0.label?.text },
      trailing: call.trailing.map { $0.label?.text },
      mayPassConfiguration: call.mayPassConfiguration)
    self.place = place
  }
}

/// What a component declares for its callers.
struct CallableComponent: Sendable {
  let interface: Constructible
  let hasStyles: Bool
}

/// Finds the calls with labels that no initializer of the component takes.
///
/// Types are not compared. A component is ignored if its declarations have errors.
func componentCallProblems(in files: [CheckedFile], calling all: [CheckedFile]) -> [Diagnostic] {
  guard files.contains(where: { !$0.calls.isEmpty }) else { return [] }
  let components = Dictionary(
    all.compactMap(\.callable).map { ($0.interface.name, $0) },
    uniquingKeysWith: { first, _ in first })
  var problems: [String: [ComponentCall.Labels: String?]] = [:]
  return files.flatMap(\.calls).compactMap { call in
    guard let component = components[call.type], component.interface.kind == .view
    else { return nil }
    let problem =
      problems[call.type]?[call.labels] ?? component.problem(of: call.labels)
    problems[call.type, default: [:]][call.labels] = .some(problem)
    return problem.map {
      var diagnostic = Diagnostic(.unknownArgument, at: call.place, $0)
      diagnostic.isOfSwift = true
      return diagnostic.mentioningHiddenView(call.type, at: call.place)
    }
  }
}

extension CallableComponent {
  /// Why no initializer takes the arguments of a call; nil if one may.
  fileprivate func problem(of call: ComponentCall.Labels) -> String? {
    let name = interface.name
    let candidates = interface.initializers.filter { $0.details.name == nil && !$0.isMethod }
    countSteps(candidates.count * (call.arguments.count + call.trailing.count + 1))
    guard !candidates.isEmpty, !candidates.contains(where: { $0.mayTake(call) }),
      !isForStyles(call), !isMemberwise(call)
    else { return nil }
    for candidate in candidates {
      if let order = candidate.order(of: call) {
        return "the arguments of '\(name)' are in another order: \(labelsInOrder(order))"
      }
    }
    let given = Set((call.arguments + call.trailing).compactMap(\.self))
    /// The number of labels that only one of the two has.
    func distance(_ candidate: Initializer) -> Int {
      let labels = Set(candidate.parameters.compactMap(\.label))
      let required = candidate.parameters.filter { $0.defaultValue == nil }.compactMap(\.label)
      return given.subtracting(labels).count + Set(required).subtracting(given).count
    }
    countSteps(candidates.count)
    let nearest = candidates.min { distance($0) < distance($1) }
    let labels = nearest.map { $0.parameters.map { ($0.label ?? "_") + ":" }.joined() } ?? ""
    return "no initializer of '\(name)' takes these arguments together; the most similar one is "
      + "'\(name)(\(labels))'"
  }

  /// Whether a call passes on the configuration of a style.
  private func isForStyles(_ call: ComponentCall.Labels) -> Bool {
    hasStyles && call.mayPassConfiguration
  }

  /// Whether a call can be that of the private initializer, which Swift in the same file can use.
  private func isMemberwise(_ call: ComponentCall.Labels) -> Bool {
    let labels: [String?] = interface.properties.map(\.name) + interface.slots.map(\.name)
    // The first label can be another one.
    return call.trailing.isEmpty && call.arguments.dropFirst() == labels.dropFirst()
  }
}

/// The labels of arguments in their order.
func labelsInOrder(_ order: [String?]) -> String {
  order.map { $0.map { "'\($0)'" } ?? "the one without a label" }.joined(separator: ", ")
}

extension Initializer {
  /// Whether its parameters have the labels of a call: in this order, with defaults for the others. A closure
  /// without a label can be the argument of any of the last parameters.
  fileprivate func mayTake(_ call: ComponentCall.Labels) -> Bool {
    var rest = parameters[...]
    /// Removes the parameters up to one, which all need a default.
    func skip(to isNext: (Parameter) -> Bool) -> Bool {
      while let parameter = rest.popFirst() {
        if isNext(parameter) { return true }
        if parameter.defaultValue == nil { return false }
      }
      return false
    }
    for label in call.arguments where !skip(to: { $0.label == label }) { return false }
    guard let first = call.trailing.first else {
      return rest.allSatisfy { $0.defaultValue != nil }
    }
    // Which parameter takes it is decided by types.
    return rest.indices.contains { index in
      guard first == nil || rest[index].label == first,
        rest[..<index].allSatisfy({ $0.defaultValue != nil })
      else { return false }
      var later = rest[(index + 1)...]
      for label in call.trailing.dropFirst() {
        guard let next = later.firstIndex(where: { $0.label == label }),
          later[..<next].allSatisfy({ $0.defaultValue != nil })
        else { return false }
        later = later[(next + 1)...]
      }
      return later.allSatisfy { $0.defaultValue != nil }
    }
  }

  /// The labels of the arguments in the order of the parameters, if it takes them in that order.
  fileprivate func order(of call: ComponentCall.Labels) -> [String?]? {
    let labels = parameters.map(\.label)
    guard Set(call.arguments).count == call.arguments.count else { return nil }
    var sorted = call
    sorted.arguments = labels.filter { call.arguments.contains($0) }
    return sorted.arguments.count == call.arguments.count && mayTake(sorted)
      ? sorted.arguments : nil
  }
}
