import Diagnostics
import YAMLSyntax

/// Reads the groups and tokens of one file, without interpreting values.
struct TokenFileReader {
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether groups or tokens were omitted, so that references to them are not reported.
  private(set) var isIncomplete = false

  /// The names of types whose tokens the project ignores.
  private let ignoredTypes: Set<String>

  init(source: SourceText, ignoredTypes: Set<String> = []) {
    self.source = source
    self.ignoredTypes = ignoredTypes
  }

  /// The names at the start of a file that do not declare tokens.
  private static let documentKeys = ["$schema"]

  private static let groupKeys = [
    "$type", "$description", "$deprecated", "$extensions", "$extends", "$root", "$ref",
  ]

  private static let tokenKeys = [
    "$value", "$ref", "$type", "$description", "$deprecated", "$extensions",
  ]

  mutating func report(
    _ problem: ProblemID, _ place: Place, _ message: String, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    guard diagnostics.count < mostProblems else { return }
    diagnostics.append(Diagnostic(problem, at: place, message, notes: notes, fixIts: fixIts))
  }

  /// Reads the group in a whole document or a part of one; nil if it is not an object.
  mutating func document(_ root: Node) -> GroupDeclaration? {
    let object = LocatedNode(root, in: source)
    guard object.entries != nil else {
      report(
        .tokenStructure, object.place,
        "a token file is an object of groups and tokens, and this is \(object.found)")
      return nil
    }
    return group(object, at: object.place, isDocument: true)
  }

  private mutating func group(
    _ object: LocatedNode, at place: Place, isDocument: Bool
  ) -> GroupDeclaration {
    var properties = TokenProperties()
    var extended: TokenPart<TokenPath>?
    var members: [GroupDeclaration.Member] = []
    for entry in object.entries ?? [] {
      guard let name = entry.key.text else { continue }
      let key = object.with(entry.key)
      let value = object.with(entry.value)
      switch name {
      case "$extends": extended = extendedGroup(value) ?? extended
      case "$ref": extended = extendedGroup(object) ?? extended
      case "$extensions":
        if checkObject(value, name) { checkGroupExtensions(value) }
      case "$root":
        // Users look for the name of the group.
        if let member = member(name, key, value, named: isDocument ? key.place : place) {
          if case .group = member.content {
            report(
              .tokenStructure, key.place,
              "'$root' is the token that stands for its group; give it a '$value'")
          } else {
            members.append(member)
          }
        }
      case _ where read(name, value, into: &properties): break
      case _ where isDocument && Self.documentKeys.contains(name): break
      case _ where name.hasPrefix("$"): reportUnknownKey(name, key, of: "group", Self.groupKeys)
      default:
        if let member = member(name, key, value) { members.append(member) }
      }
    }
    return GroupDeclaration(
      place: place, properties: properties, extended: extended, members: members)
  }

  private mutating func member(
    _ name: String, _ key: LocatedNode, _ value: LocatedNode, named place: Place? = nil
  ) -> GroupDeclaration.Member? {
    if name.contains(where: { ".{}".contains($0) }) {
      report(
        .tokenName, key.place,
        "a name cannot contain '.', '{' or '}', which references use; rename '\(shown(name))', or "
          + "nest groups")
      isIncomplete = true
      return nil
    }
    if name.isEmpty {
      report(.tokenName, key.place, "this name is empty; write one")
      isIncomplete = true
      return nil
    }
    guard let entries = value.entries else {
      report(
        .tokenStructure, value.place,
        "'\(shown(name))' is \(value.found), and a group or a token is an object; a token is written "
          + "{\"$type\": …, \"$value\": …}")
      isIncomplete = true
      return nil
    }
    let children = entries.filter { $0.key.text?.hasPrefix("$") == false || $0.key.text == "$root" }
    let isToken = value["$value"] != nil || value["$ref"] != nil && children.isEmpty
    let content: GroupDeclaration.Member.Content =
      isToken
      ? .token(token(name, place ?? key.place, value, children))
      : .group(group(value, at: key.place, isDocument: false))
    return GroupDeclaration.Member(name: name, place: key.place, content: content)
  }

  private mutating func token(
    _ name: String, _ place: Place, _ object: LocatedNode, _ children: [Node.Entry]
  ) -> TokenDeclaration {
    var properties = TokenProperties()
    var extensions = TokenExtensions()
    var modifier = ColorModifier.alpha(of: object)
    let isAlpha = modifier != nil
    if let child = children.first(where: { !(isAlpha && $0.key.text == "alpha") }) {
      let key = shown(child.key.text ?? "")
      report(
        .tokenStructure, object.with(child.key).place,
        object.with(child.value).containsTokens
          ? "'\(shown(name))' has a '$value', so it is a token and has no members; move its value "
            + "into a token of the group, as in '\"$root\": {\"$value\": …}', or move '\(key)' out "
            + "of it"
          : "the format has no key '\(key)' beside '$value'; remove it, or move it into "
            + "'$extensions'",
        fixIts: propertyFix(child, of: object))
    }
    for entry in object.entries ?? [] {
      guard let name = entry.key.text, name.hasPrefix("$") else { continue }
      let value = object.with(entry.value)
      switch name {
      case "$value", "$root": break
      case "$ref":
        if object["$value"] != nil {
          report(
            .tokenStructure, object.with(entry.key).place,
            "a token has either '$value' or '$ref'; delete one of them")
        }
      case "$extensions":
        if checkObject(value, name) {
          extensions = self.extensions(value)
          modifier = modifier ?? ColorModifier.studio(value)
        }
      case _ where read(name, value, into: &properties): break
      default: reportUnknownKey(name, object.with(entry.key), of: "token", Self.tokenKeys)
      }
    }
    let reference = object.entries?.first { $0.key.text == "$ref" }
    let value =
      object["$value"]
      ?? object.with(Node(.mapping(reference.map { [$0] } ?? []), span: object.node.span))
    return TokenDeclaration(
      name: name, place: place, object: object, value: value, properties: properties,
      extensions: extensions, modifier: modifier,
      isBareReference: object["$value"] == nil && properties.type == nil && modifier == nil)
  }

  /// The fix of a property that lacks its `$`; empty for any other member of a token.
  private func propertyFix(_ entry: Node.Entry, of object: LocatedNode) -> [FixIt] {
    guard let name = entry.key.text, Self.tokenKeys.contains("$" + name), name != "ref",
      object["$" + name] == nil
    else { return [] }
    return [FixIt("write '$\(name)'", [.init(object.with(entry.key).place, "\"$\(name)\"")])]
  }

  /// Reads a property that tokens and groups have in common.
  ///
  /// - Returns: Whether the key is such a property.
  private mutating func read(
    _ key: String, _ value: LocatedNode, into properties: inout TokenProperties
  ) -> Bool {
    switch key {
    case "$type":
      guard let name = value.string else {
        properties.isTypeWrong = true
        report(.tokenType, value.place, "a type is a string such as \"color\", not \(value.found)")
        return true
      }
      if ignoredTypes.contains(name) {
        properties.ignoredType = name
      } else if let type = TokenType(rawValue: name) {
        properties.type = TokenPart(type, at: value.place)
      } else {
        // Values are read as those of the type that is certainly meant, so that all their problems are known.
        let meant = meantType(name)
        properties.type = meant.map { TokenPart($0, at: value.place) }
        properties.isTypeWrong = meant == nil
        report(
          .tokenType, value.place, unknownType(name),
          fixIts: meant.map {
            [FixIt("write '\($0.rawValue)'", [.init(value.place, "\"\($0.rawValue)\"")])]
          } ?? [])
      }
    case "$description":
      properties.description = value.string
      if value.string == nil {
        report(
          .tokenStructure, value.place, "'$description' is a string, and this is \(value.found)")
      }
    case "$deprecated":
      if let isDeprecated = value.boolean {
        properties.deprecation = isDeprecated ? .deprecated(TokenDeprecation()) : .current
      } else if let message = value.string {
        properties.deprecation = .deprecated(TokenDeprecation(message: message))
      } else {
        report(
          .tokenStructure, value.place,
          "'$deprecated' is true, false or a string with the reason, and this is \(value.found)")
      }
    default: return false
    }
    return true
  }

  /// The message for an unknown type.
  private func unknownType(_ name: String) -> String {
    if let type = oldTypes[name] {
      return "unknown type '\(shown(name))'; the format's type for it is '\(type.rawValue)'"
    }
    if foreignTypes.contains(name) {
      return "the format has no type '\(shown(name))'; leave out what has this type with 'tokens: "
        + "{ignore: [\(shown(name))]}' in the project file"
    }
    let remedy = remedy(
      for: name, among: TokenType.allCases.map(\.rawValue), several: "the types are")
    return "unknown type '\(shown(name))'; \(remedy)"
  }

  /// The type that a name in other letter case, or with words divided otherwise, certainly means; nil for any
  /// other name.
  private func meantType(_ name: String) -> TokenType? {
    func letters(_ name: String) -> String { name.filter(\.isLetter).lowercased() }
    return TokenType.allCases.first { letters($0.rawValue) == letters(name) }
  }

  /// The group in `$extends`, or in a group's `$ref`.
  private mutating func extendedGroup(_ value: LocatedNode) -> TokenPart<TokenPath>? {
    let pointer = value["$ref"]
    let written = pointer ?? value
    guard let text = written.string else {
      report(
        .tokenReference, written.place,
        "a group is named as in '{color.neutral}', and this is \(written.found)")
      return nil
    }
    let path: Result<TokenPath, MalformedReference>
    if text.hasPrefix("#") || pointer != nil {
      path = TokenReference.pointer(text).map { TokenPath($0) }
    } else if case .success(.token(let names))? = TokenReference.reference(inBraces: text) {
      path = .success(names)
    } else {
      path = .failure(
        MalformedReference("'\(shown(text))' is not a group; write it as '{color.neutral}'"))
    }
    switch path {
    case .success(let path): return TokenPart(path, at: written.place)
    case .failure(let error):
      report(.tokenReference, written.place, error.message)
      return nil
    }
  }

  @discardableResult
  private mutating func checkObject(_ value: LocatedNode, _ key: String) -> Bool {
    if value.entries != nil { return true }
    report(
      .tokenStructure, value.place,
      "'\(key)' is an object with a key for each tool, and this is \(value.found)")
    return false
  }

  private mutating func extensions(_ value: LocatedNode) -> TokenExtensions {
    var extensions = TokenExtensions()
    guard let own = value["dscompile"] else { return extensions }
    guard let entries = own.entries else {
      report(
        .tokenStructure, own.place,
        "'dscompile' is an object as in {\"name\": \"critical\"}, and this is \(own.found)")
      return extensions
    }
    for entry in entries {
      guard let key = entry.key.text else { continue }
      let value = own.with(entry.value)
      switch key {
      case "name": extensions.name = text(value, of: key)
      case "textStyle": extensions.textStyle = text(value, of: key)
      case "ignore":
        let items = value.items?.map(value.with) ?? [value]
        extensions.ignore = items.compactMap { text($0, of: key) }
        for name in extensions.ignore where !IgnoredContent.partNames.contains(name.value) {
          let remedy = remedy(
            for: name.value, among: IgnoredContent.partNames, several: "the parts of values are")
          report(
            .tokenStructure, name.place,
            "'\(shown(name.value))' is not a part of a value that can be ignored; \(remedy)")
        }
      default:
        reportUnknownKey(
          key, own.with(entry.key), of: "'dscompile'", ["name", "textStyle", "ignore"])
      }
    }
    return extensions
  }

  /// Reports settings of tokens that are written in a group, where they have no effect.
  private mutating func checkGroupExtensions(_ value: LocatedNode) {
    guard let own = value["dscompile"] else { return }
    for entry in own.entries ?? [] {
      guard let key = entry.key.text else { continue }
      let remedy =
        key == "name"
        ? "write it in a token, or name the type of a top-level group in the project file, as in "
          + "'tokens: {namespaces: {color: Colors}}'"
        : "write it in each of its tokens"
      report(
        .tokenStructure, own.with(entry.key).place,
        "'\(shown(key))' in a group has no effect on its tokens; \(remedy)")
    }
  }

  private mutating func text(_ value: LocatedNode, of key: String) -> TokenPart<String>? {
    if let text = value.string { return TokenPart(text, at: value.place) }
    report(.tokenStructure, value.place, "'\(key)' is a string, and this is \(value.found)")
    return nil
  }

  private mutating func reportUnknownKey(
    _ name: String, _ key: LocatedNode, of owner: String, _ keys: [String]
  ) {
    guard name.hasPrefix("$") else {
      let remedy = remedy(for: name, among: keys, several: "\(owner) has")
      report(.tokenStructure, key.place, "unknown key '\(shown(name))'; \(remedy)")
      return
    }
    let near = nearest(name, among: keys).map { "did you mean '\($0)'?" }
    report(
      .tokenStructure, key.place,
      "'\(shown(name))' is not a key of the format, and names do not begin with '$'; "
        + (near ?? "remove it, or move it into '$extensions' of the \(owner)"))
  }
}

extension LocatedNode {
  /// Whether there is a token in it or below, whose depth is limited by that of files.
  fileprivate var containsTokens: Bool {
    guard let entries else { return false }
    return self["$value"] != nil || entries.contains { with($0.value).containsTokens }
  }
}

/// Types of other tools whose values the format cannot express.
private let foreignTypes: Set<String> = [
  "asset", "boolean", "composition", "content", "file", "icon", "other", "string", "text",
  "textCase", "textDecoration",
]

/// The maximum number of reported problems for one file, and for all tokens together. It is beyond what a published
/// set with a mistake in each token has, so that a common problem does not hide others.
let mostProblems = 20_000
