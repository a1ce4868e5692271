import Specification
import SwiftFragments
import SwiftTypes

/// A protocol of which it is decided whether a type conforms.
enum KnownProtocol: String {
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
  /// Whether all that is in a type is known to conform to a protocol.
  ///
  /// Of a type that no spec declares and that is not among the usual ones nothing is known.
  func conforms(
    _ type: SwiftType, to wanted: KnownProtocol, generics: [GenericSpec] = []
  ) -> Bool {
    conforms(type.expression, to: wanted, generics, [])
  }

  /// Whether a declared type conforms to a protocol, by what is in it.
  func conforms(_ spec: TypeSpec, to wanted: KnownProtocol) -> Bool {
    conforms(spec, to: wanted, [])
  }

  private func conforms(
    _ type: TypeExpression, to wanted: KnownProtocol, _ generics: [GenericSpec],
    _ seen: Set<String>
  ) -> Bool {
    func all(_ types: [TypeExpression]) -> Bool {
      types.allSatisfy { conforms($0, to: wanted, generics, seen) }
    }
    let type = type.desugared
    switch type.form {
    case .name, .member:
      guard let name = type.fullName else { return false }
      return conforms(named: name, to: wanted, generics, seen) && all(type.genericArguments)
    case .optional, .array, .dictionary: return all(type.parts)
    case .tuple: return wanted == .sendable && all(type.parts)
    case .attributed(let attributes):
      return wanted == .sendable && type.isFunction && attributes.contains("@Sendable")
    case .parentheses, .function, .opaque, .existential, .composition, .suppressed, .metatype,
      .packExpansion, .packElement, .other:
      return false
    }
  }

  private func conforms(
    named name: String, to wanted: KnownProtocol, _ generics: [GenericSpec], _ seen: Set<String>
  ) -> Bool {
    if let parameter = generics.first(where: { $0.name.text == name }) {
      return parameter.conforms.contains { $0.expression.isComposition(with: wanted.rawValue) }
    }
    guard let spec = entries[name]?.spec else {
      return knownTypes[name]?.isSuperset(of: wanted.fact) ?? false
    }
    // A type within itself adds nothing.
    return seen.contains(name) || conforms(spec, to: wanted, seen.union([name]))
  }

  private func conforms(
    _ spec: TypeSpec, to wanted: KnownProtocol, _ seen: Set<String>
  ) -> Bool {
    let seen = seen.union([spec.name.text])
    if spec.conforms.contains(where: { $0.expression.isComposition(with: wanted.rawValue) }) {
      return true
    }
    func all(_ types: [SwiftType?]) -> Bool {
      types.allSatisfy {
        $0.map { conforms($0.expression, to: wanted, spec.generics, seen) } ?? false
      }
    }
    if let alias = spec.alias { return all([alias]) }
    if spec.cases.contains(where: { !$0.slots.isEmpty }) { return false }
    if !spec.cases.isEmpty { return all(spec.cases.flatMap(\.values).map(\.type)) }
    switch wanted {
    case .hashable: return false
    case .sendable:
      if !spec.options.isEmpty || spec.body != nil { return true }
      guard spec.refined == nil, !spec.properties.contains(where: { $0.isBinding?.value == true })
      else { return false }
      // A member of somebody's own may store anything.
      return spec.members == nil && all(spec.properties.map(\.type))
    }
  }
}
