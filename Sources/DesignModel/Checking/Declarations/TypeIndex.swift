import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

/// The types that the specs of a project declare, by the names they are used by: `CardRole`, and
/// `Card.Role` for one in a component or in another type.
struct TypeIndex: Sendable {
  struct Entry: Sendable {
    let spec: TypeSpec

    /// The component that it is declared with.
    let component: String
  }

  private(set) var entries: [String: Entry] = [:]

  /// The names of components with slots or generic parameters of their own.
  private var genericComponents: Set<String> = []

  /// What aliases stand for in the end, by their names; of those that stand for each other, nothing.
  private var targets: [String: SwiftType] = [:]

  /// The declared types that are not known to conform to a protocol.
  private(set) var strangers: [KnownProtocol: Set<String>] = [:]

  /// What values always store, and what they can hold.
  private(set) var storage = TypeGraph([:])
  private(set) var contents = TypeGraph([:])

  /// What components that are values conform to, by their names.
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
    storage = TypeGraph(entries.mapValues { $0.spec.storedTypes.flatMap(\.namesStoredInline) })
    contents = TypeGraph(entries.mapValues { $0.spec.heldTypes.flatMap(\.namesStoredInline) })
    for wanted in [KnownProtocol.hashable, .sendable] { strangers[wanted] = strangers(to: wanted) }
  }

  /// What aliases stand for in the end; each is looked at once, however long their chains are.
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
      // It ends in what an earlier one stands for, in no alias, or nowhere.
      if entries[next]?.spec.alias != nil { target = targets[next] }
      for name in chain { targets[name] = target }
    }
    return targets
  }

  /// What a component conforms to by its spec, if it is a value; nil for anything else.
  func conformances(ofValue component: String) -> [SwiftType]? { values[component] }

  func isGeneric(component: String) -> Bool { genericComponents.contains(component) }

  /// The type that a name stands for, aliases followed.
  func resolved(_ name: String) -> TypeSpec? {
    guard let spec = entries[name]?.spec else { return nil }
    if spec.alias == nil { return spec }
    return targets[name].flatMap { entries[$0.text]?.spec }
  }

  /// The fragment that a type stands for: itself unless it names an alias.
  func unaliased(_ type: SwiftType) -> SwiftType { targets[type.text] ?? type }

  /// Whether an alias stands, by way of others, for itself.
  func isCircular(alias name: String) -> Bool {
    guard let alias = entries[name]?.spec.alias, targets[name] == nil else { return false }
    return storage.isCircle(alias.text, name)
  }

  /// Whether a name is that of an alias for a function.
  func isFunction(named name: String) -> Bool {
    entries[name]?.spec.alias.map { unaliased($0).isFunction } ?? false
  }

  /// The member that is meant where a value of a type is left out.
  func defaultMember(of type: String) -> String? { resolved(type)?.defaultMember?.text }

  /// The names that can stand behind a dot where a value of each type is due.
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

  /// What aliases without generic parameters stand for.
  var aliases: [String: TypeExpression] {
    entries.compactMapValues { $0.spec.generics.isEmpty ? $0.spec.alias?.expression : nil }
  }
}

extension TypeSpec {
  /// The types of what a value always stores, as a property of a struct.
  fileprivate var storedTypes: [TypeExpression] {
    if refined != nil { return [] }
    return (properties.map(\.type) + [alias]).compactMap(\.?.expression)
  }

  /// The types of what a value can hold.
  fileprivate var heldTypes: [TypeExpression] {
    (properties.map(\.type) + cases.flatMap(\.values).map(\.type) + [alias])
      .compactMap(\.?.expression)
  }
}
