import Specification
import SwiftFragments

/// A protocol of which it is decided whether a type conforms.
enum KnownProtocol: String {
  case hashable = "Hashable"
  case sendable = "Sendable"
}

extension TypeIndex {
  /// Whether all that is in a type is known to conform to a protocol.
  ///
  /// Of a type that no spec declares and that is not among the usual ones nothing is known.
  func conforms(
    _ type: SwiftType, to wanted: KnownProtocol, generics: [GenericSpec] = []
  ) -> Bool {
    conforms(type.text, to: wanted, generics, [])
  }

  /// Whether a declared type conforms to a protocol, by what is in it.
  func conforms(_ spec: TypeSpec, to wanted: KnownProtocol) -> Bool {
    conforms(spec, to: wanted, [])
  }

  private func conforms(
    _ text: String, to wanted: KnownProtocol, _ generics: [GenericSpec], _ seen: Set<String>
  ) -> Bool {
    if text.contains("->") { return wanted == .sendable && text.hasPrefix("@Sendable ") }
    let names = text.split { "[]?:<>, ".contains($0) }
    return !names.isEmpty
      && names.allSatisfy { name in
        conforms(named: String(name), to: wanted, generics, seen)
      }
  }

  private func conforms(
    named name: String, to wanted: KnownProtocol, _ generics: [GenericSpec], _ seen: Set<String>
  ) -> Bool {
    if let parameter = generics.first(where: { $0.name.text == name }) {
      return parameter.conforms.contains { $0.text.isComposition(with: wanted.rawValue) }
    }
    guard let spec = entries[name]?.spec else {
      return hashableTypes.contains(name) || wanted == .sendable && sendableTypes.contains(name)
    }
    // A type within itself adds nothing.
    return seen.contains(name) || conforms(spec, to: wanted, seen.union([name]))
  }

  private func conforms(
    _ spec: TypeSpec, to wanted: KnownProtocol, _ seen: Set<String>
  ) -> Bool {
    let seen = seen.union([spec.name.text])
    if spec.conforms.contains(where: { $0.text.isComposition(with: wanted.rawValue) }) {
      return true
    }
    func all(_ types: [SwiftType?]) -> Bool {
      types.allSatisfy { $0.map { conforms($0.text, to: wanted, spec.generics, seen) } ?? false }
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

extension String {
  /// Whether a composition of protocols, `Hashable & Sendable`, has one of a name.
  func isComposition(with name: String) -> Bool {
    split { $0 == "&" || $0 == " " }.contains { $0 == name }
  }
}

/// Types that are `Hashable` and `Sendable`, and containers that are if what is in them is.
private let hashableTypes: Set<String> = [
  "Angle", "Array", "Axis", "Bool", "CGFloat", "Calendar", "Character", "Color", "ColorScheme",
  "ContentMode", "Data", "Date", "DateComponents", "Decimal", "Dictionary", "Double", "Duration",
  "DynamicTypeSize", "Edge", "Float", "Font", "Font.Design", "Font.TextStyle", "Font.Weight",
  "HorizontalEdge", "Int", "Int16", "Int32", "Int64", "Int8", "LayoutDirection", "Locale", "Never",
  "Optional", "Set", "String", "Substring", "TextAlignment", "TimeInterval", "TimeZone", "UInt",
  "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "UnitPoint", "VerticalEdge", "Visibility",
]

/// Types that are `Sendable`, though not `Hashable` on every platform.
private let sendableTypes: Set<String> = [
  "Alignment", "Axis.Set", "CGPoint", "CGRect", "CGSize", "Edge.Set", "EdgeInsets",
  "HorizontalAlignment", "LocalizedStringResource", "Text", "VerticalAlignment",
]
