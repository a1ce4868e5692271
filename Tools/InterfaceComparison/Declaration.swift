/// A declaration that is visible outside of a module, in a form that can be compared between modules.
package struct Declaration: Hashable, Sendable {
  /// The kinds of declarations, by their keywords.
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

  /// An aspect in which two declarations of the same name can differ.
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

  /// The type or protocol that contains it or that it extends; empty at the top level.
  package let path: String

  /// The name, with the labels of a function.
  package let name: String

  /// Its aspects, in a normalized form.
  package let facets: [Facet: String]

  /// Its text in one line.
  package let text: String

  /// The file and the line, such as `Text/Font.swift:12`.
  package let place: String

  /// The name qualified by its type, such as `Text.font(_:)`.
  package var fullName: String { path.isEmpty ? name : "\(path).\(name)" }

  /// Whether its name, or that of an enclosing declaration, is not for public use.
  package var isUnderscored: Bool {
    fullName.split(separator: ".").contains { $0.hasPrefix("_") || $0.hasPrefix("$") }
  }

  /// Whether the compiler synthesizes it for a conformance: it appears in an interface, but not in source
  /// code.
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

  /// The aspects in which another declaration differs.
  package func differences(from other: Declaration) -> [Facet] {
    Facet.allCases.filter { facets[$0] != other.facets[$0] }
  }
}
