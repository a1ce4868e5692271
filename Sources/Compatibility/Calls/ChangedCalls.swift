import DesignModel
import StepCounting
import SwiftTypes

/// The changes of what the promised calls of a component do, from one version of it to another.
///
/// The calls are those that the earlier version promises. Both versions resolve each of them as Swift does, in both
/// language modes.
package func changedCalls(
  from old: Constructible, to new: Constructible, _ names: NewNames
) -> ComparedCalls {
  var comparison = CallComparison(old, new, names)
  for initializer in old.initializers { comparison.add(initializer) }
  return comparison.result
}

private struct CallComparison {
  private let old: Version
  private let new: Version
  private let names: NewNames
  private var effects: [Call: CallChange.Effect?] = [:]
  private var compared: Set<[String]> = []
  private var broken: Set<[String]> = []
  private var changes: [CallChange] = []
  private var positions: [CallChange.Effect: Int] = [:]

  /// The shortest call that selects each initializer which is deprecated from now on.
  private var deprecated: [Int: Call] = [:]

  init(_ old: Constructible, _ new: Constructible, _ names: NewNames) {
    self.old = Version(old)
    self.new = Version(new)
    self.names = names
  }

  var result: ComparedCalls {
    if changes.isEmpty, deprecated.isEmpty {
      return ComparedCalls(
        changes: [], deprecated: [], effects: effects, compared: compared, broken: broken)
    }
    let replacing = ReplacingCalls(new.component, new.resolver, rename: likelyRename)
    return ComparedCalls(
      changes: changes.map { change in
        var change = change
        switch change.effect {
        case .broken, .ambiguous:
          change.replacement = replacement(for: change.call, replacing, isExact: false)
        case .moved: change.replacement = replacement(for: change.call, replacing, isExact: true)
        case .stored: break
        }
        return change
      },
      deprecated: deprecated.sorted { $0.key < $1.key }.compactMap { _, call in
        replacement(for: call, replacing, isExact: false).map { (call, $0) }
      },
      effects: effects, compared: compared, broken: broken)
  }

  private func replacement(
    for call: Call, _ replacing: ReplacingCalls, isExact: Bool
  ) -> Call? {
    guard let selected = old.resolver.selections(of: call).compactMap(\.one).first else {
      return nil
    }
    let initializer = old.component.initializers[selected.initializer]
    return replacing.replacement(
      for: call,
      filling: selected.parameters.compactMap {
        destination(of: initializer.parameters[$0], initializer)
      }, isExact: isExact)
  }

  /// The new name of a part, as far as one can tell: if only one part is gone, and only one is new.
  private var likelyRename: (old: String, new: String)? {
    let gone = old.parts.subtracting(new.parts).filter { names.parts[$0] == nil }
    let added = new.parts.subtracting(old.parts).subtracting(names.parts.values)
    guard gone.count == 1, added.count == 1, let old = gone.first, let new = added.first else {
      return nil
    }
    return (old, new)
  }

  mutating func add(_ initializer: Initializer) {
    let labels = initializer.parameters.map { $0.label ?? "_" }
    compared.insert(labels)
    for call in initializer.promisedCalls() {
      switch effects[call] ?? add(call, promisedBy: labels) {
      case .broken, .ambiguous: broken.insert(labels)
      case .moved, .stored, nil: break
      }
    }
  }

  private mutating func add(_ call: Call, promisedBy labels: [String]) -> CallChange.Effect? {
    let renamed = call.substituting { names.types[$0] }
    for (before, after) in zip(
      old.resolver.selections(of: call), new.resolver.selections(of: renamed))
    {
      // What is ambiguous already has no meaning to keep.
      guard let before = before.one else { continue }
      guard let effect = effect(on: renamed, before, after) else {
        if let after = after.one { noteDeprecation(of: call, before, after) }
        continue
      }
      effects[call] = effect
      count(call, effect, promisedBy: labels)
      return effect
    }
    effects[call] = .some(nil)
    return nil
  }

  private mutating func noteDeprecation(
    of call: Call, _ before: OverloadResolver.Selected, _ after: OverloadResolver.Selected
  ) {
    guard new.component.initializers[after.initializer].details.deprecation != nil,
      old.component.initializers[before.initializer].details.deprecation == nil
    else { return }
    if let known = deprecated[after.initializer], known.length <= call.length { return }
    deprecated[after.initializer] = call
  }

  private mutating func count(
    _ call: Call, _ effect: CallChange.Effect, promisedBy labels: [String]
  ) {
    let change = CallChange(effect: effect, call: call, count: 1, promised: labels)
    guard let position = positions[effect] else {
      positions[effect] = changes.count
      changes.append(change)
      return
    }
    let known = changes[position]
    let shortest = call.length < known.call.length ? change : known
    changes[position] = CallChange(
      effect: effect, call: shortest.call, count: known.count + 1, promised: shortest.promised)
  }

  private func effect(
    on call: Call, _ before: OverloadResolver.Selected, _ after: OverloadResolver.Selection
  ) -> CallChange.Effect? {
    let initializer = old.component.initializers[before.initializer]
    let filled = before.parameters.map { initializer.parameters[$0] }
    switch after {
    case .none: return .broken(obstacle(of: call, filling: filled, initializer))
    case .ambiguous: return .ambiguous
    case .one(let after):
      let selected = new.component.initializers[after.initializer]
      let taken = after.parameters.map { selected.parameters[$0] }
      let arguments = call.arguments + call.trailing
      var moves: [CallChange.Move] = []
      for (index, argument) in arguments.enumerated() {
        countSteps()
        guard let old = destination(of: filled[index], initializer),
          let new = Destination(taken[index], of: selected, in: new.component),
          !old.isSame(as: new, for: argument), !isRename(old.part, new.part)
        else { continue }
        moves.append(
          .init(
            label: argument.label, isTrailing: index >= call.arguments.count, old: old, new: new))
      }
      if !moves.isEmpty { return .moved(moves) }
      let stored = storedValues(before.initializer, after.initializer)
      return stored.isEmpty ? nil : .stored(stored)
    }
  }

  /// Whether only the earlier version has one part, and only this one the other: then the same part has another name,
  /// as far as one can tell.
  private func isRename(_ old: String, _ new: String) -> Bool {
    old != new && !self.new.parts.contains(old) && !self.old.parts.contains(new)
  }

  /// What a parameter of the earlier version stands for, by the new name of the part.
  private func destination(of parameter: Parameter, _ initializer: Initializer) -> Destination? {
    guard var destination = Destination(parameter, of: initializer, in: old.component) else {
      return nil
    }
    destination.part = names.parts[destination.part] ?? destination.part
    return destination
  }

  /// The values that two initializers store in properties, if they differ.
  private func storedValues(
    _ before: Int, _ after: Int
  ) -> [CallChange.StoredValue] {
    let stored = old.values[before]
    let other = new.values[after]
    if stored.isEmpty, other.isEmpty { return [] }
    let renamed = Dictionary(
      stored.map { (names.parts[$0.key] ?? $0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    return Set(renamed.keys).union(other.keys).sorted().compactMap { property in
      renamed[property] == other[property]
        ? nil : .init(property: property, old: renamed[property], new: other[property])
    }
  }

  // MARK: - Broken calls

  private func obstacle(
    of call: Call, filling filled: [Parameter], _ initializer: Initializer
  ) -> CallChange.Obstacle {
    guard let known = new.labels[call.function ?? ""] else {
      return call.function.map { .name($0) } ?? .combination
    }
    let arguments = call.arguments + call.trailing
    func part(_ index: Int) -> String {
      destination(of: filled[index], initializer)?.part ?? filled[index].name
    }
    for (index, argument) in arguments.enumerated() {
      if let label = argument.label, !known.contains(label) {
        return .label(label, part: part(index))
      }
    }
    let given = Set(arguments.compactMap(\.label))
    let candidates = new.component.initializers.filter { $0.details.name == call.function }
    countSteps(candidates.count * (arguments.count + 1))
    let similar = candidates.filter { given.isSubset(of: Set($0.parameters.compactMap(\.label))) }
    guard !similar.isEmpty else { return .combination }
    let parts = Set(filled.indices.map(part))
    let missing = similar.map { candidate in
      candidate.parameters.filter { $0.defaultValue == nil }.compactMap {
        Destination($0, of: candidate, in: new.component)?.part
      }.filter { !parts.contains($0) }
    }
    if let fewest = missing.min(by: { $0.count < $1.count }), !fewest.isEmpty {
      return .missing(fewest.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
    return mismatch(of: call, filling: filled, initializer, among: similar) ?? .combination
  }

  /// The argument whose type differs in the candidates, if the labels fit.
  private func mismatch(
    of call: Call, filling filled: [Parameter], _ initializer: Initializer,
    among candidates: [Initializer]
  ) -> CallChange.Obstacle? {
    var isInOrder = false
    for candidate in candidates {
      let byPart = Dictionary(
        candidate.parameters.enumerated().compactMap { index, parameter in
          Destination(parameter, of: candidate, in: new.component).map { ($0.part, index) }
        }, uniquingKeysWith: { first, _ in first })
      let positions = filled.map { parameter in
        destination(of: parameter, initializer).flatMap { byPart[$0.part] }
      }
      let known = positions.compactMap(\.self)
      if known.count == positions.count, known == known.sorted() { isInOrder = true }
      for (position, parameter) in zip(positions, filled) {
        guard let position else { continue }
        let other = candidate.parameters[position]
        let type = initializer.pinned(parameter.type).substituting { names.types[$0] }
        let newType = candidate.pinned(other.type)
        if other.label == parameter.label, !newType.isSame(as: type) {
          return .type(
            part: destination(of: parameter, initializer)?.part ?? parameter.name,
            label: parameter.label, old: type, new: newType)
        }
      }
    }
    return isInOrder ? nil : .order
  }
}

/// A version of a component with the resolution of its calls.
private struct Version {
  let component: Constructible

  /// The names of its slots and properties.
  let parts: Set<String>
  let resolver: OverloadResolver

  /// The labels of all parameters, by the name of the static function; initializers have none.
  let labels: [String: Set<String>]

  /// For each initializer, the values that it stores instead of arguments, by the names of properties.
  let values: [[String: String]]

  init(_ component: Constructible) {
    self.component = component
    parts = Set(component.slots.map(\.name) + component.properties.map(\.name))
    resolver = OverloadResolver(component.initializers)
    labels = component.initializers.reduce(into: [:]) { labels, initializer in
      labels[initializer.details.name ?? "", default: []].formUnion(
        initializer.parameters.compactMap(\.label))
    }
    values = component.initializers.map { initializer in
      Dictionary(
        initializer.details.values.map { (component.properties[$0.key].name, $0.value) },
        uniquingKeysWith: { first, _ in first })
    }
  }
}

extension Call.Value {
  fileprivate var isClosure: Bool {
    switch self {
    case .closure, .closureOf, .function, .views: true
    case .literal, .string, .key, .view, .viewOf, .typed, .nil: false
    }
  }
}

extension Destination {
  /// Whether an argument fills the same in the same way.
  fileprivate func isSame(as other: Self, for argument: Call.Argument) -> Bool {
    guard part == other.part else { return false }
    if form == other.form { return true }
    // A variable that is a string is not localized, whatever the parameter.
    switch argument.value {
    case .literal, .nil: return false
    case .string, .key, .view, .viewOf, .typed, .closure, .closureOf, .function, .views:
      return form.isText && other.form.isText
    }
  }
}

extension Call {
  /// A measure of its length; closures in parentheses are seldom written.
  var length: Int {
    (arguments + trailing).reduce(0) { $0 + 8 + ($1.label?.utf8.count ?? 0) }
      + 100 * arguments.count(where: \.value.isClosure)
  }

  /// The call with other types of its arguments.
  fileprivate func substituting(_ replacement: (String) -> TypeExpression?) -> Self {
    func renamed(_ argument: Argument) -> Argument {
      var argument = argument
      switch argument.value {
      case .literal, .string, .key, .view, .nil, .closure, .views(of: nil, taking: _): break
      case .viewOf(let type): argument.value = .viewOf(type.substituting(replacement))
      case .typed(let type): argument.value = .typed(type.substituting(replacement))
      case .closureOf(let type, let isView):
        argument.value = .closureOf(type.substituting(replacement), isView: isView)
      case .function(let type): argument.value = .function(type.substituting(replacement))
      case .views(of: let type?, taking: let count):
        argument.value = .views(of: type.substituting(replacement), taking: count)
      }
      return argument
    }
    var call = self
    call.arguments = arguments.map(renamed)
    call.trailing = trailing.map(renamed)
    return call
  }
}
