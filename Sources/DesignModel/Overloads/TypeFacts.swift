/// What is known of the types of arguments.
enum TypeFacts {
  /// The type of a variable that is a view, and of what closures with two views and none return.
  static let anyView = "AnyView"
  static let twoViews = "TupleView"
  static let noView = "EmptyView"

  /// Protocols of strings; of what else a string is, nothing is known.
  private static let ofStrings: Set<String> = [
    "BidirectionalCollection", "Codable", "Collection", "Comparable", "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Hashable", "LosslessStringConvertible", "Sendable",
    "Sequence", "StringProtocol", "Transferable",
  ]

  /// Protocols that lists conform to whatever is in them.
  private static let ofLists: Set<String> = [
    "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence",
  ]

  /// Whether a type conforms to a protocol, or to each of several; true if nothing is known, but
  /// of views one knows.
  static func conforms(_ type: String, to protocols: String) -> Bool {
    protocols.split(separator: "&").allSatisfy { part in
      let name = String(part.filter { $0 != " " }.split(separator: ".").last ?? "")
      return conforms(type, toOne: name)
    }
  }

  private static func conforms(_ type: String, toOne name: String) -> Bool {
    if name == "Any" || name.isEmpty { return true }
    if type.contains("->") { return false }
    if type == "String" || type == "Substring" { return ofStrings.contains(name) }
    if type == "LocalizedStringKey" { return name == "Equatable" }
    if type == "LocalizedStringResource" {
      return ["Equatable", "Sendable", "Codable", "Encodable", "Decodable"].contains(name)
    }
    if [anyView, twoViews, noView].contains(type) { return name == "View" }
    if type.hasPrefix("[") {
      if name == "View" { return false }
      return ofLists.contains(name)
        || !ofStrings.contains(name) || conforms(String(type.dropFirst().dropLast()), toOne: name)
    }
    if ofLists.contains(name) || name == "StringProtocol" { return false }
    if let wrapped = type.wrappedInOptional { return conforms(wrapped, toOne: name) }
    return name != "View"
  }

  /// Whether a type can be a generic parameter as far as a requirement says something of it.
  static func meets(_ type: String, _ requirement: String, of generic: String) -> Bool {
    let sides = requirement.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
    if sides.count == 2 {
      return sides[0] != generic || conforms(type, to: sides[1])
    }
    let equals = requirement.filter { $0 != " " }.split(separator: "=").map(String.init)
    guard equals.count == 2 else { return true }
    if equals[0] == generic { return equals[1] == type }
    guard equals[0] == generic + ".Element" else { return true }
    return switch type {
    case "String", "Substring": equals[1] == "Character"
    case _ where type.hasPrefix("["): equals[1] == String(type.dropFirst().dropLast())
    default: true
    }
  }
}
