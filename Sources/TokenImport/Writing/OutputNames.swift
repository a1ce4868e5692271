import DesignTokens
import Diagnostics

/// The paths and names of tokens in the written files.
struct OutputNames {
  /// The paths in the files, by the paths in the set.
  private(set) var paths: [[String]: [String]] = [:]

  /// The names in Swift of tokens whose paths do not determine one.
  private(set) var swiftNames: [[String]: String] = [:]

  /// The names of the types of groups whose own names are taken.
  private(set) var namespaces: [(group: String, name: String)] = []
  private let rules: TokenNamingRules

  init(rules: TokenNamingRules) { self.rules = rules }

  /// Names tokens that were converted.
  ///
  /// - Parameter themes: The names of themes, which are members of the same types.
  mutating func name(
    _ tokens: [(token: ImportedToken, type: TokenType)], themes: Set<String>,
    notes: inout ImportNotes
  ) {
    var groups: Set<[String]> = []
    for (token, _) in tokens {
      for length in 1..<max(token.path.count, 1) { groups.insert(Array(token.path.prefix(length))) }
    }
    var taken: Set<[String]> = []
    var members: [String: Set<String>] = [:]
    for (token, type) in tokens {
      var path = token.path.map(plainName)
      if groups.contains(token.path) { path.append("$root") }
      if path.count == 1 {
        path = [type == .color ? "color" : type.rawValue, path[0]]
        notes.add(
          token.path.shownPath, "is not in a group; it is written in the group '\(path[0])'",
          at: token.place)
      }
      var number = 2
      while !taken.insert(path).inserted {
        path = path.dropLast() + ["\(path.last ?? "")-\(number)"]
        number += 1
      }
      paths[token.path] = path
      swiftName(path, token, themes, &members, &notes)
    }
    nameGroups()
  }

  /// A name without characters that the format does not allow.
  private func plainName(_ name: String) -> String {
    if name == "$root" { return name }
    let plain = String(name.map { ".{}".contains($0) ? "-" : $0 }.drop { $0 == "$" })
    return plain.isEmpty ? "unnamed" : plain
  }

  private mutating func swiftName(
    _ path: [String], _ token: ImportedToken, _ themes: Set<String>,
    _ members: inout [String: Set<String>], _ notes: inout ImportNotes
  ) {
    let namespace = namespaceName(of: path[0])
    let usual = TokenPath(path).memberName
    let isValid = rules.accepts(member: usual) && !themes.contains(usual)
    if isValid, members[namespace, default: []].insert(usual).inserted { return }
    let whole = lowerCamelCase(path.filter { $0 != "$root" }.flatMap(tokenWords))
    let stem = rules.accepts(member: whole) ? whole : "token" + upperCamelCase([usual[...]])
    var name = isValid ? "\(usual)2" : stem
    var number = 2
    while !rules.accepts(member: name) || !members[namespace, default: []].insert(name).inserted {
      name = "\(isValid ? usual : stem)\(number)"
      number += 1
      if number > 10_000 { return }
    }
    swiftNames[token.path] = name
    notes.add(
      token.path.shownPath,
      isValid
        ? "has the same name in Swift as another token; it gets one with a number"
        : "does not have a valid name in Swift; it gets a longer one",
      at: token.place)
  }

  private mutating func nameGroups() {
    var known: Set<String> = []
    var names: Set<String> = []
    for path in paths.values.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let group = path[0]
      guard known.insert(group).inserted, !rules.accepts(namespace: namespaceName(of: group))
      else { continue }
      guard let name = rules.namespace(replacing: group, except: names) else { continue }
      names.insert(name)
      namespaces.append((group, name))
    }
  }
}
