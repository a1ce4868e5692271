/// A declaration that a module shows to others, in a form that two modules can be compared by.
package struct Declaration: Hashable, Sendable {
  /// The kinds of declarations, by the words that introduce them.
  package enum Kind: String, CaseIterable, Sendable {
    case type
    case conformance
    case initializer
    case method
    case property
    case `subscript`
    case enumCase = "case"
    case typealiasDeclaration = "typealias"
    case associatedType = "associatedtype"
    case macro
  }

  /// A respect in which two declarations of one name can differ.
  package enum Facet: String, CaseIterable, Sendable {
    case types
    case constraints
    case defaults = "default arguments"
    case attributes
    case modifiers
    case isolation
    case accessors
    case availability
    case value
  }

  package let kind: Kind

  /// The type or protocol it stands in or extends; empty at the top of a file.
  package let path: String

  /// The name, with the labels of a function.
  package let name: String

  /// What it says in each respect, in a form without accidents of spelling.
  package let facets: [Facet: String]

  /// What is written, in one line.
  package let text: String

  /// The file and the line, such as `Text/Font.swift:12`.
  package let place: String

  /// The name behind its type, such as `Text.font(_:)`.
  package var fullName: String { path.isEmpty ? name : "\(path).\(name)" }

  /// Whether it, or what it stands in, has a name that is not for others.
  package var isUnderscored: Bool {
    fullName.split(separator: ".").contains { $0.hasPrefix("_") || $0.hasPrefix("$") }
  }

  /// Whether the compiler makes it for a conformance: it is printed in an interface, and written nowhere.
  package var isSynthesized: Bool {
    switch kind {
    case .method, .initializer:
      [
        "==(a:b:)", "hash(into:)", "encode(to:)", "init(from:)", "init(rawValue:)",
      ].contains(name)
    case .property: ["hashValue", "rawValue", "allCases"].contains(name)
    case .typealiasDeclaration:
      [
        "AllCases", "ArrayLiteralElement", "Element", "ID", "Index", "Indices", "Iterator",
        "RawValue", "SubSequence", "StringLiteralType", "UnicodeScalarLiteralType",
        "ExtendedGraphemeClusterLiteralType",
      ].contains(name)
    case .type, .conformance, .subscript, .enumCase, .associatedType, .macro: false
    }
  }

  /// The respects in which another declaration differs.
  package func differences(from other: Declaration) -> [Facet] {
    Facet.allCases.filter { facets[$0] != other.facets[$0] }
  }
}
