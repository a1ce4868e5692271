import Diagnostics
import SwiftFragments

/// What the files of design tokens declare for the module, beside what specs declare.
package struct TokenDeclarations: Sendable {
  /// The type that has the tokens of a group.
  package struct Namespace: Sendable {
    package let name: String

    /// The group as the token files name it.
    package let group: String

    /// Where the group is named.
    package let place: Place

    /// The name of its themed members in a theme.
    package let property: String
    package let members: [Member]

    /// Whether its members may look different in increased contrast.
    package let followsContrast: Bool

    package init(
      name: String, group: String, place: Place, property: String, members: [Member],
      followsContrast: Bool
    ) {
      self.name = name
      self.group = group
      self.place = place
      self.property = property
      self.members = members
      self.followsContrast = followsContrast
    }

    /// Whether some of its members depend on the theme.
    var isThemed: Bool { members.contains { $0.isThemed && $0.lacking.isEmpty } }

    func member(named name: String) -> Member? { members.first { $0.name == name } }
  }

  /// A token of a group.
  package struct Member: Sendable {
    package let name: String

    /// The type of its value in Swift.
    package let type: String

    /// Where the token files name it.
    package let place: Place

    /// Whether it is a member of a value that depends on the theme.
    package let isThemed: Bool

    /// The contexts that have no value for it, each by its names; it is not emitted if there are any.
    package let lacking: [String]

    package init(name: String, type: String, place: Place, isThemed: Bool, lacking: [String]) {
      self.name = name
      self.type = type
      self.place = place
      self.isThemed = isThemed
      self.lacking = lacking
    }
  }

  /// Where the project file names the tokens.
  let place: Place

  let namespaces: [Namespace]

  /// The type that all of the library's types nest in; nil for none.
  let namespace: String?

  /// The files of the themes, and of the types that values have.
  let support: [SwiftFileOutline]

  /// The type of the themes, which `theme` in the environment has; nil if there are none.
  let themeType: String?

  /// The themes, the one first that holds where none is set.
  let themes: [String]

  /// Whether there are no other tokens, as there may be after an error.
  let isComplete: Bool

  package init(
    at place: Place, namespaces: [Namespace], nestedIn namespace: String? = nil,
    support: [SwiftFileOutline],
    themeType: String? = nil, themes: [String] = [], isComplete: Bool
  ) {
    self.place = place
    self.namespaces = namespaces
    self.namespace = namespace
    self.support = support
    self.themeType = themeType
    self.themes = themes
    self.isComplete = isComplete
  }

  /// Whether there are themes, so that `theme` is a value of the environment.
  var hasThemes: Bool { themeType != nil }

  /// The type with a name that has the tokens of a group; nil for other types.
  func namespace(named name: String) -> Namespace? { namespaces.first { $0.name == name } }

  /// The name of the theme in the environment, and of the method that sets it.
  package static let theme = "theme"

  /// What needs a name of its own in the module.
  var items: [DeclaredItem] {
    namespaces.map {
      .type($0.name, $0.place, "the type of the tokens in '\($0.group)'")
    } + support.flatMap(supportItems)
  }

  private func supportItems(of file: SwiftFileOutline) -> [DeclaredItem] {
    // A type may be declared once for each platform.
    var seen: Set<String> = []
    let types = file.types.map(\.name.text).filter {
      !isNested($0) && seen.insert($0).inserted
    }
    let name = String((file.source.path.split(separator: "/").last ?? "").dropLast(".swift".count))
    let items: [DeclaredItem] = types.map {
      .type($0, place, "the type '\($0)' of the design tokens")
    }
    // A type has its file.
    if types.contains(where: { Naming.base(of: $0) == name }) { return items }
    return items + [.file(name, place, "the file '\(name).swift' of the design tokens")]
  }

  /// Whether a type is in another one that is no namespace of the library.
  private func isNested(_ type: String) -> Bool {
    let outer = type.split(separator: ".").dropLast().joined(separator: ".")
    return !outer.isEmpty && outer != namespace
  }
}
