import Diagnostics
import SwiftFragments

/// The declarations of the design tokens' files in the module, besides those of specs.
package struct TokenDeclarations: Sendable {
  /// The type that contains the tokens of a group.
  package struct Namespace: Sendable {
    package let name: String

    /// The name of the group in the token files.
    package let group: String

    /// The place of the group's name.
    package let place: Place

    /// The name of its themed members in a theme.
    package let property: String
    package let members: [Member]

    /// Whether its members may differ in increased contrast.
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

    /// The place of the token's name.
    package let place: Place

    /// Whether it depends on the theme, and is therefore an instance member.
    package let isThemed: Bool

    /// The contexts in which it has no value, by name; if there are any, it is not emitted.
    package let lacking: [String]

    package init(name: String, type: String, place: Place, isThemed: Bool, lacking: [String]) {
      self.name = name
      self.type = type
      self.place = place
      self.isThemed = isThemed
      self.lacking = lacking
    }
  }

  /// The place where the project file names the tokens.
  let place: Place

  let namespaces: [Namespace]

  /// The type in which all of the library's types are nested; nil for none.
  let namespace: String?

  /// The files of the themes, and of value types.
  let support: [SwiftFileOutline]

  /// The type of the themes, which is the type of `theme` in the environment; nil if there are none.
  let themeType: String?

  /// The themes, starting with the default one.
  let themes: [String]

  /// Whether there are no other tokens, unlike after an error.
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

  /// Whether there are themes, so that `theme` is an environment value.
  var hasThemes: Bool { themeType != nil }

  /// The namespace with a name; nil for other types.
  func namespace(named name: String) -> Namespace? { namespaces.first { $0.name == name } }

  /// The name of the theme in the environment, and of the method that sets it.
  package static let theme = "theme"

  /// Everything that needs a unique name in the module.
  var items: [DeclaredItem] {
    namespaces.map {
      .type(
        $0.name, $0.place, "the type of the tokens in '\($0.group)'",
        setting: "tokens: {namespaces: {\($0.group): …}}")
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
    // A type implies its file.
    if types.contains(where: { Naming.base(of: $0) == name }) { return items }
    return items + [.file(name, place, "the file '\(name).swift' of the design tokens")]
  }

  /// Whether a type is nested in one that is not the library's namespace.
  private func isNested(_ type: String) -> Bool {
    let outer = type.split(separator: ".").dropLast().joined(separator: ".")
    return !outer.isEmpty && outer != namespace
  }
}
