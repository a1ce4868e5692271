import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

/// A protocol for which conformance of types is determined.
enum KnownProtocol: String, Sendable {
  case hashable = "Hashable"
  case sendable = "Sendable"

  fileprivate var fact: KnownType {
    switch self {
    case .hashable: .hashable
    case .sendable: .sendable
    }
  }
}

extension TypeIndex {
  /// Whether all types mentioned in a type are known to conform to a protocol.
  ///
  /// Nothing is known about a type that no spec declares and that is not one of the common ones.
  func conforms(
    _ type: SwiftType, to wanted: KnownProtocol, generics: [GenericSpec] = []
  ) -> Bool {
    needs(of: type.expression, wanted, generics).map(hasNoStranger(to: wanted)) ?? false
  }

  /// Whether a declared type conforms to a protocol, based on its content.
  func conforms(_ spec: TypeSpec, to wanted: KnownProtocol) -> Bool {
    needs(of: spec, wanted).map(hasNoStranger(to: wanted)) ?? false
  }

  private func hasNoStranger(to wanted: KnownProtocol) -> ([String]) -> Bool {
    let others = self.strangers[wanted] ?? []
    return { names in names.allSatisfy { !others.contains($0) } }
  }

  /// The declared types that do not conform to a protocol: those with content that does not, and those that
  /// contain such types, directly or indirectly. Recursion has no effect.
  func strangers(to wanted: KnownProtocol) -> Set<String> {
    var users: [String: [String]] = [:]
    var strangers: Set<String> = []
    var open: [String] = []
    for (name, entry) in entries {
      countSteps()
      guard let needs = needs(of: entry.spec, wanted) else {
        strangers.insert(name)
        open.append(name)
        continue
      }
      for needed in needs { users[needed, default: []].append(name) }
    }
    while let name = open.popLast() {
      for user in users[name] ?? [] where strangers.insert(user).inserted {
        countSteps()
        open.append(user)
      }
    }
    return strangers
  }

  // MARK: - Required conformances

  /// The declared types that have to conform to a protocol for a type to do so; nil if it does not in any
  /// case.
  private func needs(
    of type: TypeExpression, _ wanted: KnownProtocol, _ generics: [GenericSpec]
  ) -> [String]? {
    func all(_ types: [TypeExpression]) -> [String]? {
      var names: [String] = []
      for type in types {
        guard let needs = needs(of: type, wanted, generics) else { return nil }
        names += needs
      }
      return names
    }
    let type = type.desugared
    switch type.form {
    case .name, .member:
      guard let name = type.fullName, let own = needs(named: name, wanted, generics),
        let arguments = all(type.genericArguments)
      else { return nil }
      return own + arguments
    case .optional, .array, .dictionary: return all(type.parts)
    case .tuple: return wanted == .sendable ? all(type.parts) : nil
    case .attributed(let attributes):
      return wanted == .sendable && type.isFunction && attributes.contains("@Sendable") ? [] : nil
    case .parentheses, .function, .opaque, .existential, .composition, .suppressed, .metatype,
      .packExpansion, .packElement, .other:
      return nil
    }
  }

  private func needs(
    named name: String, _ wanted: KnownProtocol, _ generics: [GenericSpec]
  ) -> [String]? {
    if let parameter = generics.first(where: { $0.name.text == name }) {
      let conforms = parameter.conforms.contains {
        $0.expression.isComposition(with: wanted.rawValue)
      }
      return conforms ? [] : nil
    }
    if entries[name] != nil { return [name] }
    return knownTypes[name]?.isSuperset(of: wanted.fact) ?? false ? [] : nil
  }

  private func needs(of spec: TypeSpec, _ wanted: KnownProtocol) -> [String]? {
    if spec.conforms.contains(where: { $0.expression.isComposition(with: wanted.rawValue) }) {
      return []
    }
    func all(_ types: [SwiftType?]) -> [String]? {
      countSteps(types.count)
      var names: [String] = []
      for type in types {
        guard let type, let needs = needs(of: type.expression, wanted, spec.generics) else {
          return nil
        }
        names += needs
      }
      // Inside the type it may have a name other than its qualified one.
      return names.filter { $0 != spec.name.text }
    }
    if let alias = spec.alias { return all([alias]) }
    if spec.cases.contains(where: { !$0.slots.isEmpty }) { return nil }
    if !spec.cases.isEmpty { return all(spec.cases.flatMap(\.values).map(\.type)) }
    switch wanted {
    case .hashable: return nil
    case .sendable:
      if !spec.options.isEmpty || spec.body != nil { return [] }
      guard spec.refined == nil, !spec.properties.contains(where: { $0.isBinding?.value == true })
      else { return nil }
      // User-written members may store anything.
      return spec.members == nil ? all(spec.properties.map(\.type)) : nil
    }
  }
}
