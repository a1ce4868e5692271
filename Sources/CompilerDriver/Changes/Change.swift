import SwiftFragments

/// A change of what a library declares for its clients.
struct Change: Sendable {
  enum Kind: String, Sendable {
    case removed, changed, added
  }

  let kind: Kind

  /// The name of the module.
  let module: String

  /// The path of the spec, below the project's folder.
  let origin: String

  /// The declaration before and after; nil if there was or is none.
  let old: PublicDeclaration?
  let new: PublicDeclaration?

  /// How a changed declaration differs, or why an added one breaks clients.
  let differences: [Difference]

  /// Whether it belongs to a type that was added or removed as a whole, with another change.
  var isPart = false

  var isBreaking: Bool { kind == .removed || differences.contains(where: \.isBreaking) }

  /// The declaration, as it was if it changed.
  var declaration: PublicDeclaration? { old ?? new }
}

/// A difference between two versions of a declaration.
struct Difference: Hashable, Sendable {
  /// A predicate: "returns 'Int' instead of 'String'".
  let text: String

  /// Whether code that compiled may no longer compile.
  let isBreaking: Bool

  static func breaking(_ text: String) -> Self { Self(text: text, isBreaking: true) }
  static func compatible(_ text: String) -> Self { Self(text: text, isBreaking: false) }
}

/// Functions of one module that differ only in their parameters.
struct Family: Hashable, Sendable {
  let module: String
  let scope: String
  let name: Substring
  let isStatic: Bool

  init(_ declaration: PublicDeclaration, module: String) {
    self.module = module
    scope = declaration.scope
    name = declaration.baseName
    isStatic = declaration.isStatic
  }

  /// The labels of each of its functions, before and after.
  struct Labels: Sendable {
    var old: [[String]] = []
    var new: [[String]] = []
  }
}

/// All changes between two versions of a library.
struct LibraryChanges: Sendable {
  /// The changes of the library itself: its modules and platforms, as sentences.
  var library: [Difference] = []

  /// Sorted by spec, module and declaration.
  var changes: [Change] = []

  /// Each helps with one of the breaking changes.
  var remedies: Set<Remedy> = []

  /// The functions of both versions.
  var families: [Family: Family.Labels] = [:]

  var breakingCount: Int {
    library.count(where: \.isBreaking) + changes.count { $0.isBreaking && !$0.isPart }
  }

  var otherCount: Int {
    library.count { !$0.isBreaking } + changes.count { !$0.isBreaking && !$0.isPart }
  }
}
