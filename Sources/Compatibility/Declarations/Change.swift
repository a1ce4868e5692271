import SwiftFragments

/// A change of what a library declares for its clients.
package struct Change: Sendable {
  package enum Kind: String, Sendable {
    case removed, changed, added
  }

  package let kind: Kind

  /// The name of the module.
  package let module: String

  /// The path of the spec, below the project's folder.
  package let origin: String

  /// The declaration before and after; nil if there was or is none.
  package let old: PublicDeclaration?
  package let new: PublicDeclaration?

  /// How a changed declaration differs, or why an added one breaks clients.
  package let differences: [Difference]

  /// Whether it belongs to a type that was added or removed as a whole, with another change.
  package var isPart = false

  package var isBreaking: Bool { kind == .removed || differences.contains(where: \.isBreaking) }

  var breaksReferences: Bool { differences.contains(where: \.breaksReferences) }

  /// The declaration, as it was if it changed.
  package var declaration: PublicDeclaration? { old ?? new }
}

/// A difference between two versions of a declaration.
package struct Difference: Hashable, Sendable {
  /// A predicate: "returns 'Int' instead of 'String'".
  package let text: String

  /// Whether code that compiled may no longer compile.
  package let isBreaking: Bool

  /// Whether code that is seldom written may no longer compile: a function that is passed on, or an extension with
  /// requirements.
  package var breaksReferences = false

  /// The same difference, which may break references as well.
  func breakingReferences(if isBreaking: Bool) -> Self {
    var difference = self
    difference.breaksReferences = breaksReferences || isBreaking
    return difference
  }

  static func breaking(_ text: String) -> Self { Self(text: text, isBreaking: true) }
  static func compatible(_ text: String) -> Self { Self(text: text, isBreaking: false) }
  static func reference(_ text: String) -> Self {
    Self(text: text, isBreaking: false, breaksReferences: true)
  }
}

/// Functions of one module that differ only in their parameters.
package struct Family: Hashable, Sendable {
  let module: String
  let scope: String
  let name: Substring
  let isStatic: Bool

  package init(_ declaration: PublicDeclaration, module: String) {
    self.module = module
    scope = declaration.scope
    name = declaration.baseName
    isStatic = declaration.isStatic
  }

  /// The labels of each of its functions, before and after.
  package struct Labels: Sendable {
    package var old: [[String]] = []
    package var new: [[String]] = []

    package init() {}
  }
}

/// All changes between two versions of a library.
package struct LibraryChanges: Sendable {
  /// The changes of the library itself: its modules and platforms, as sentences.
  package var library: [Difference] = []

  /// Sorted by spec, module and declaration.
  package var changes: [Change] = []

  /// What helps with the breaking changes of a spec, by its path.
  package var remedies: [String: Set<Remedy>] = [:]

  /// What helps with any of them.
  package var allRemedies: [Remedy] {
    Set(remedies.values.joined()).sorted()
  }

  /// What the changes mean to callers, by spec.
  package var findings: [ChangeFinding] = []

  /// The calls that are deprecated from now on.
  package var deprecatedCalls: [DeprecatedCall] = []

  /// What specs have that they did not have, and what they deprecate from now on, sorted by name.
  package var added: [NamedEntry] = []
  package var deprecated: [NamedEntry] = []

  /// The emitted files that could not be read, with the reason.
  package var problems: [String] = []

  /// The names of properties whose types are not written, in hand-written files.
  package var inferred: [String] = []

  /// The sizes of what the changed specs are compiled to, by module.
  package var sizes: [(module: String, old: ModuleSize, new: ModuleSize)] = []

  /// The functions of both versions.
  package var families: [Family: Family.Labels] = [:]

  package var breakingCount: Int {
    library.count(where: \.isBreaking) + changes.count { $0.isBreaking && !$0.isPart }
  }

  package var otherCount: Int {
    library.count { !$0.isBreaking } + changes.count { !$0.isBreaking && !$0.isPart }
  }
}

/// A call that a later version of a library deprecates.
package struct DeprecatedCall: Sendable {
  /// The path of the component's spec, below the project's folder.
  package let origin: String

  /// It and the one to write instead, as Swift.
  package let old: String
  package let new: String
}

/// An entry of a spec.
package struct NamedEntry: Sendable {
  /// The path of the spec, below the project's folder.
  package let origin: String

  /// The name with those of what it is in: `Card.title`, `Card.styles.outlined`.
  package let name: String
  package let entry: SpecNames.Entry
}

extension LibraryChanges {
  /// Finds the entries that are new or deprecated.
  mutating func compare(_ old: SpecNames, to new: SpecNames) {
    for (origin, entries) in new.entries.sorted(by: { $0.key < $1.key }) {
      for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
        let earlier = old.entries.values.lazy.compactMap { $0[name] }.first
        let named = NamedEntry(origin: origin, name: name, entry: entry)
        if earlier == nil, entry.deprecation == nil { added.append(named) }
        if let earlier, earlier.deprecation == nil, entry.deprecation != nil {
          deprecated.append(named)
        }
      }
    }
  }
}
