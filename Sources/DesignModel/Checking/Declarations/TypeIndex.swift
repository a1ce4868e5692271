import Graphs
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

/// The types that the specs of a project declare, by the names with which they are used: `CardRole`, and
/// `Card.Role` for one in a component or in another type.
struct TypeIndex: Sendable {
  struct Entry: Sendable {
    let spec: TypeSpec

    /// The component with which it is declared.
    let component: String
  }

  private(set) var entries: [String: Entry] = [:]

  /// The names of components with slots or their own generic parameters.
  private var genericComponents: Set<String> = []

  /// The final targets of aliases, by name; cyclic aliases have none.
  private var targets: [String: SwiftType] = [:]

  /// The declared types that are not known to conform to a protocol.
  private(set) var strangers: [KnownProtocol: Set<String>] = [:]

  /// The types that values always store, and those that they can contain.
  private(set) var storage = Circles([:])
  private(set) var contents = Circles([:])

  /// The conformances of components that are values, by name.
  private var values: [String: [SwiftType]] = [:]

  init(_ files: [FileDeclarations]) {
    for file in files {
      guard let owner = file.owner else { continue }
      if let conformances = file.valueConformances { values[owner] = conformances }
      if file.isGeneric { genericComponents.insert(owner) }
      for (name, spec) in file.types where entries[name] == nil {
        entries[name] = Entry(spec: spec, component: owner)
      }
    }
    targets = aliasTargets()
    storage = Circles(entries.mapValues { $0.spec.storedTypes.flatMap(\.namesStoredInline) })
    contents = Circles(entries.mapValues { $0.spec.heldTypes.flatMap(\.namesStoredInline) })
    for wanted in [KnownProtocol.hashable, .sendable] { strangers[wanted] = strangers(to: wanted) }
  }

  /// The final targets of aliases; each alias is visited once, regardless of the length of chains.
  private func aliasTargets() -> [String: SwiftType] {
    var targets: [String: SwiftType] = [:]
    var seen: Set<String> = []
    for name in entries.keys {
      var chain: [String] = []
      var next = name
      var target: SwiftType?
      while let alias = entries[next]?.spec.alias, seen.insert(next).inserted {
        countSteps()
        chain.append(next)
        target = alias
        next = alias.text
      }
      // The chain ends in an already resolved alias, in another type, or in a cycle.
      if entries[next]?.spec.alias != nil { target = targets[next] }
      for name in chain { targets[name] = target }
    }
    return targets
  }

  /// The conformances of a component that is a value; nil for others.
  func conformances(ofValue component: String) -> [SwiftType]? { values[component] }

  func isGeneric(component: String) -> Bool { genericComponents.contains(component) }

  /// The type of a name, following aliases.
  func resolved(_ name: String) -> TypeSpec? {
    guard let spec = entries[name]?.spec else { return nil }
    if spec.alias == nil { return spec }
    return targets[name].flatMap { entries[$0.text]?.spec }
  }

  /// The target of a type if it is an alias; otherwise the type itself.
  func unaliased(_ type: SwiftType) -> SwiftType { targets[type.text] ?? type }

  /// Whether an alias refers to itself, directly or indirectly.
  func isCircular(alias name: String) -> Bool {
    guard let alias = entries[name]?.spec.alias, targets[name] == nil else { return false }
    return storage.join(alias.text, name)
  }

  /// Whether a name is that of an alias for a function type.
  func isFunction(named name: String) -> Bool {
    entries[name]?.spec.alias.map { unaliased($0).isFunction } ?? false
  }

  /// The default member of a type.
  func defaultMember(of type: String) -> String? { resolved(type)?.defaultMember?.text }

  /// The names that can follow a leading dot for each type.
  var staticMembers: [String: [String]] {
    entries.compactMapValues { entry in
      let spec = entry.spec
      guard !spec.cases.isEmpty || !spec.options.isEmpty else { return nil }
      var names = spec.cases.map(\.name.text) + spec.options.map(\.name.text)
      names += spec.constants.map(\.name.text)
      if spec.defaultMember != nil { names.append("default") }
      return names + (spec.members?.declaredNames.sorted() ?? [])
    }
  }

  /// Members without arguments that are examples of each type's values.
  var samples: [String: [String]] {
    entries.compactMapValues { entry in
      let spec = entry.spec
      let cases = spec.cases.filter { !$0.hasPayload && $0.deprecated == nil }.map(\.name.text)
      let options = spec.options.filter { $0.deprecated == nil }.map(\.name.text)
      let constants = spec.constants.filter { $0.type == nil && $0.deprecated == nil }
      let names = cases + options + constants.map(\.name.text)
      return names.isEmpty ? nil : names
    }
  }

  /// The targets of aliases without generic parameters.
  var aliases: [String: TypeExpression] {
    entries.compactMapValues { $0.spec.generics.isEmpty ? $0.spec.alias?.expression : nil }
  }
}

extension TypeSpec {
  /// The types that a value always stores, as properties of a struct.
  fileprivate var storedTypes: [TypeExpression] {
    if refined != nil { return [] }
    return (properties.map(\.type) + [alias]).compactMap(\.?.expression)
  }

  /// The types that a value can contain.
  fileprivate var heldTypes: [TypeExpression] {
    (properties.map(\.type) + cases.flatMap(\.values).map(\.type) + [alias])
      .compactMap(\.?.expression)
  }
}
