import Diagnostics

/// The prefixes of the names of token types.
package struct TokenTypePrefixes: Sendable {
  /// The type that contains the types of groups and themes; nil for none.
  package var namespace: String?

  /// The prefix of the names of all types: `DK`.
  package var prefix: String

  package init(namespace: String? = nil, prefix: String = "") {
    self.namespace = namespace
    self.prefix = prefix
  }

  /// The prefix of the names of groups and of the themes' type: `DK`, or `Warp.` if they are nested in a
  /// type.
  package var type: String { (namespace.map { $0 + "." } ?? "") + prefix }

  /// The prefix of the names of value types: `DK`, or `Warp`.
  package var support: String { (namespace ?? "") + prefix }
}

/// The rules for names, besides the tokens themselves.
package struct TokenNamingRules: Sendable {
  /// The namespaces that the project names, by group.
  package var namespaces: [String: String]

  /// The names of tokens that the project gives, by patterns of their paths; the first one applies. A `*` in a
  /// name stands for the text of the same `*` in the pattern.
  package var names: [(pattern: TokenPattern, name: String)]

  /// The prefixes of type names.
  package var prefixes: TokenTypePrefixes

  /// Whether a type of Swift, the framework or the library has a name.
  package var isTypeTaken: @Sendable (String) -> Bool

  /// Whether a word keeps its own meaning after a dot.
  package var isNeverName: @Sendable (String) -> Bool

  package init(
    namespaces: [String: String] = [:], names: [(pattern: TokenPattern, name: String)] = [],
    prefixes: TokenTypePrefixes = TokenTypePrefixes(),
    isTypeTaken: @escaping @Sendable (String) -> Bool,
    isNeverName: @escaping @Sendable (String) -> Bool
  ) {
    self.namespaces = namespaces
    self.names = names
    self.prefixes = prefixes
    self.isTypeTaken = isTypeTaken
    self.isNeverName = isNeverName
  }
}

extension TokenNamingRules {
  /// Whether a group's type can have a name.
  package func accepts(namespace name: String) -> Bool {
    isName(ofNamespace: name) && !isTypeTaken(typeName(prefixes.type + name))
      && !valueTypeNames.contains(name) && !themeMembers.contains(lowerCamelCase([name[...]]))
  }

  /// A name for the type of a group whose own name is not accepted; nil if there is none.
  package func namespace(replacing group: String, except taken: Set<String>) -> String? {
    let words = tokenWords(group)
    let stem = upperCamelCase(words)
    let beginsWithLetter = stem.first?.isLetter == true
    let names = (0..<100).lazy.map { number in
      (beginsWithLetter ? stem + "Tokens" : "Tokens" + stem) + (number == 0 ? "" : "\(number + 1)")
    }
    return names.first { accepts(namespace: $0) && !taken.contains($0) }
  }

  /// Whether a text can be the name of a type, and of the theme's property for it.
  fileprivate func isName(ofNamespace name: String) -> Bool {
    isSwiftName(name) && !isNeverName(lowerCamelCase([name[...]]))
  }

  /// The name that the project gives a token, in camel case; nil if it gives none.
  fileprivate func name(of path: TokenPath) -> String? {
    for (pattern, name) in names {
      guard let found = pattern.match(path) else { continue }
      var texts = found[...]
      let pieces = name.split(separator: "*", omittingEmptySubsequences: false)
      let filled = pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
        text + (texts.popFirst() ?? "") + piece
      }
      return lowerCamelCase(tokenWords(filled))
    }
    return nil
  }

  /// Whether a token can have a name.
  package func accepts(member name: String) -> Bool {
    // With a capital letter it could hide a type from the values next to it.
    isSwiftName(name) && !isNeverName(name) && name.first?.isUppercase == false
  }
}

extension TokenLibrary {
  /// Names tokens, groups and themes in Swift.
  ///
  /// - Returns: The library without everything that has no unique name, and the errors.
  package static func named(
    _ system: TokenSystem, by rules: TokenNamingRules
  ) -> (library: TokenLibrary, diagnostics: [Diagnostic]) {
    var naming = TokenNaming(system, rules)
    let themes = naming.themes()
    let namespaces = naming.namespaces(themes)
    let library = TokenLibrary(
      system, themes: themes, defaultTheme: themes.isEmpty ? 0 : system.theme?.defaultIndex ?? 0,
      namespaces: namespaces, prefixes: rules.prefixes)
    return (library, naming.diagnostics)
  }
}

/// Names tokens one after the other, and reports those without a unique name.
private struct TokenNaming {
  let system: TokenSystem
  let rules: TokenNamingRules
  var diagnostics: [Diagnostic] = []

  private var namespaces: [TokenNamespace] = []

  /// The index of the namespace of each group; nil after an error.
  private var indices: [String: Int?] = [:]

  /// The token with each name, by namespace.
  private var taken: [[String: any NamedToken]] = []

  /// The pairs of groups with the same names that were reported.
  private var inherited: Set<[[String]]> = []

  init(_ system: TokenSystem, _ rules: TokenNamingRules) {
    self.system = system
    self.rules = rules
  }

  // MARK: - Themes

  mutating func themes() -> [TokenTheme] {
    guard let axis = system.theme, axis.contexts.count > 1 else { return [] }
    var places: [String: Place] = [:]
    for context in axis.contexts {
      let name = themeName(context)
      if !isSwiftName(name) || rules.isNeverName(name) || themeMembers.contains(name) {
        report(
          context.place,
          "the context '\(context.name)' would be the theme '\(name)', which is not a name in Swift; rename it"
        )
      } else if let first = places[name] {
        report(
          context.place,
          "the context '\(context.name)' would be the theme '\(name)', like another one; rename "
            + "one of them",
          notes: [Note("the other one is here", at: first)])
      }
      places[name] = context.place
    }
    return axis.contexts.map { context in
      TokenTheme(
        name: themeName(context), context: context.name,
        title: tokenWords(context.name).map(capitalized).joined(separator: " "))
    }
  }

  private func themeName(_ context: TokenAxis.Context) -> String {
    let words = tokenWords(context.name)
    let beginsWithLetter = words.first?.first?.isLetter ?? false
    return lowerCamelCase(beginsWithLetter ? words : ["theme"] + words)
  }

  // MARK: - Namespaces and members

  mutating func namespaces(_ themes: [TokenTheme]) -> [TokenNamespace] {
    for token in system.tokens {
      guard let (index, name) = position(of: token) else { continue }
      namespaces[index].members.append(
        TokenMember(
          token: token, namespace: namespaces[index].name,
          namespaceProperty: namespaces[index].property, name: name,
          isThemed: token.isThemed && !themes.isEmpty))
    }
    // So that their names are not a second round of errors.
    for token in system.failed { _ = position(of: token) }
    let themeNames = Set(themes.map(\.name))
    for index in namespaces.indices where namespaces[index].isThemed {
      for member in namespaces[index].members where themeNames.contains(member.name) {
        report(
          member.token.namePlace,
          "'\(member.token.path)' would be '\(member.namespace).\(member.name)', which is the name of a "
            + "theme; \(remedy(for: member.token, takenBy: themeNames))"
        )
      }
      namespaces[index].members.removeAll { themeNames.contains($0.name) }
    }
    return namespaces.filter { !$0.members.isEmpty }
  }

  /// The index of a token's namespace and its name there, both valid and no other token's; nil after an error.
  private mutating func position(of token: some NamedToken) -> (namespace: Int, name: String)? {
    let group = token.path.names.count > 1 ? token.path.names[0] : outerGroup
    guard group != outerGroup || rules.namespaces[group] != nil else {
      report(
        token.place,
        "'\(token.path)' is not in a group, which names the Swift type; put it into one, or name a "
          + "type for such tokens in the project file, as in 'tokens: {namespaces: {$root: Tokens}}'"
      )
      return nil
    }
    if indices[group] == nil { indices[group] = .some(namespaceIndex(of: group, at: token)) }
    guard let index = indices[group] ?? nil, let name = memberName(of: token) else { return nil }
    guard let other = taken[index].updateValue(token, forKey: name) else { return (index, name) }
    if reportInherited(token, like: other) { return nil }
    report(
      token.namePlace,
      "'\(token.path)' and '\(other.path)' would both be '\(namespaces[index].name).\(name)'; "
        + remedy(for: token, takenBy: Set(taken[index].keys)),
      notes: [Note("the other one is here", at: other.namePlace)])
    return nil
  }

  /// Reports a group whose tokens have the same names as those of a group that it extends, once for each group.
  ///
  /// - Returns: Whether the tokens are the same one, inherited.
  private mutating func reportInherited(
    _ token: some NamedToken, like other: any NamedToken
  ) -> Bool {
    guard token.place.source === other.place.source, token.place.span == other.place.span,
      let length = zip(token.path.names, other.path.names).enumerated()
        .first(where: { $0.element.0 != $0.element.1 })?.offset
    else { return false }
    let names = [other, token].map { Array($0.path.names.prefix(length + 1)) }
    guard inherited.insert(names).inserted else { return true }
    let groups = names.map { names in system.groups.first { $0.path.names == names } }
    let shownNames = names.map { "'\(shown(TokenPath($0).description))'" }
    report(
      groups[1]?.place ?? token.place,
      "the tokens that \(shownNames[1]) extends would have the same names in Swift as those of "
        + "\(shownNames[0]); rename one of the groups",
      notes: groups[0].map { [Note("the other group is here", at: $0.place)] } ?? [])
    return true
  }

  /// The index of the namespace of a group; nil if the group has no valid name.
  private mutating func namespaceIndex(of group: String, at token: some NamedToken) -> Int? {
    let name = rules.namespaces[group] ?? namespaceName(of: group)
    let fullName = rules.prefixes.type + name
    let declaration = system.groups.first { $0.path.names == [group] }
    if !rules.accepts(namespace: name) {
      let reason =
        rules.isName(ofNamespace: name)
        ? "the group '\(group)' would be the type '\(fullName)', whose name is taken"
        : "the group '\(group)' does not have a valid Swift type name"
      let taken = Set(namespaces.map(\.plainName))
      let other = rules.namespace(replacing: group, except: taken) ?? "DesignTokens"
      report(
        declaration?.place ?? token.place,
        "\(reason); write another one in the project file, as in 'tokens: {namespaces: {"
          + "\(yamlText(group)): \(other)}}'")
      return nil
    }
    if let index = namespaces.firstIndex(where: { $0.plainName == name }) { return index }
    namespaces.append(
      TokenNamespace(
        name: fullName, plainName: name, description: declaration?.description, group: group,
        members: []))
    taken.append([:])
    return namespaces.count - 1
  }

  private mutating func memberName(of token: some NamedToken) -> String? {
    let own = token.extensions.name
    let name = own?.value ?? rules.name(of: token.path) ?? token.path.memberName
    if rules.accepts(member: name) { return name }
    let reason =
      own != nil
      ? "'\(name)' is not a valid Swift member name; write another one"
      : name.isEmpty
        ? "'\(token.path)' has no letters for a Swift name; \(remedy(for: token))"
        : "'\(token.path)' would be the member '\(name)', which has another meaning in Swift; "
          + remedy(for: token)
    report(token.namePlace, reason)
    return nil
  }

  /// How a token is renamed, in its file or in the project file.
  private func remedy(for token: some NamedToken, takenBy taken: Set<String> = []) -> String {
    let usual = token.path.memberName
    let group = tokenWords(token.path.names[0])
    let names =
      [usual.first?.isLetter == true ? lowerCamelCase(group + [usual[...]]) : "token"]
      + (2..<taken.count + 3).map { "\(usual.isEmpty ? "token" : usual)\($0)" }
    let name = names.first { rules.accepts(member: $0) && !taken.contains($0) } ?? "name"
    return "rename it with '$extensions: {dscompile: {name: …}}', or in the project file, as in "
      + "'tokens: {names: {\(yamlText(token.path.description)): \(name)}}'"
  }

  private mutating func report(_ place: Place, _ message: String, notes: [Note] = []) {
    diagnostics.append(Diagnostic(.tokenName, at: place, message, notes: notes))
  }
}

/// The name of the tokens outside of groups among the namespaces of a project.
package let outerGroup = "$root"

/// The types of token values that the framework does not have.
private let valueTypeNames: Set<String> = [
  "BorderStyle", "ColorGradient", "DropShadow", "FontFamily", "LineStyle", "Theme", "ThemeKey",
  "TimingCurve",
  "TypographyModifier", "TypographyStyle",
]

/// The members that an enum of themes always has.
private let themeMembers: Set<String> = [
  "allCases", "hash", "hashValue", "rawValue",
]

/// What names need of a token, whether its value is right or not.
private protocol NamedToken {
  var path: TokenPath { get }
  var place: Place { get }
  var extensions: TokenExtensions { get }
}

extension DesignToken: NamedToken {}
extension FailedToken: NamedToken {}

extension NamedToken {
  /// The place of its name.
  fileprivate var namePlace: Place { extensions.name?.place ?? place }
}
