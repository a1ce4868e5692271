import SwiftTypes

/// Information about the types of arguments.
enum TypeFacts {
  static let view = FrameworkType.view.swiftUIName

  /// The type of a variable that is a view, and of closures with two or no views.
  static let anyView = TypeExpression.framework(.anyView)
  static let twoViews = TypeExpression.framework(.twoViews)
  static let noView = TypeExpression.framework(.noView)

  static let key = TypeExpression.framework(.textKey)

  /// Protocols of strings; other conformances of strings are unknown.
  private static let ofStrings: Set<String> = [
    "BidirectionalCollection", "Codable", "Collection", "Comparable", "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Hashable", "LosslessStringConvertible", "Sendable",
    "Sequence", "StringProtocol", "Transferable",
  ]

  /// Protocols to which arrays conform, regardless of their elements.
  private static let ofLists: Set<String> = [
    "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence",
  ]

  /// Whether a type conforms to a protocol, or to a composition; true if unknown, except for views.
  static func conforms(_ type: TypeExpression, to protocols: TypeExpression) -> Bool {
    protocols.composed.allSatisfy { part in
      part.lastName.map { conforms(type, toOne: $0) } ?? true
    }
  }

  /// Whether a type is a view.
  static func isView(_ type: TypeExpression) -> Bool { conforms(type, toOne: view) }

  private static func conforms(_ type: TypeExpression, toOne name: String) -> Bool {
    if name == "Any" { return true }
    let type = type.desugared
    switch type.form {
    case .function: return false
    case .array: return isList(of: type.parts[0], a: name)
    case .dictionary: return isList(of: type.parts[1], a: name)
    case .optional: return !isCollection(name) && conforms(type.parts[0], toOne: name)
    case .attributed where type.isFunction: return false
    case .name("String"), .name("Substring"): return ofStrings.contains(name)
    case .name(key.text): return name == "Equatable"
    case .name("LocalizedStringResource"):
      return ["Equatable", "Sendable", "Codable", "Encodable", "Decodable"].contains(name)
    case .name(anyView.text), .name(twoViews.text), .name(noView.text): return name == view
    case .name, .member, .tuple, .parentheses, .opaque, .existential, .composition, .suppressed,
      .metatype, .attributed, .packExpansion, .packElement, .other:
      return !isCollection(name) && name != view
    }
  }

  private static func isCollection(_ name: String) -> Bool {
    ofLists.contains(name) || name == "StringProtocol"
  }

  private static func isList(of element: TypeExpression, a name: String) -> Bool {
    name != view
      && (ofLists.contains(name) || !ofStrings.contains(name) || conforms(element, toOne: name))
  }

  /// Whether a type can be a generic parameter according to a requirement.
  static func meets(
    _ type: TypeExpression, _ requirement: TypeRequirement, of generic: String
  ) -> Bool {
    switch requirement.relation {
    case .conforms:
      return requirement.subject.plainName != generic || conforms(type, to: requirement.other)
    case .equals:
      if requirement.subject.plainName == generic { return requirement.other.isSame(as: type) }
      guard requirement.subject.path == generic + ".Element" else { return true }
      if let element = type.element { return requirement.other.isSame(as: element) }
      return ["String", "Substring"].contains(type.plainName)
        ? requirement.other.plainName == "Character" : true
    }
  }
}
