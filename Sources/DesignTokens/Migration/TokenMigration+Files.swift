import Diagnostics
import YAMLSyntax

extension TokenMigration {
  /// The sets in an export of Tokens Studio, one file each, and a resolver for its themes.
  mutating func tokensStudioFiles(_ root: LocatedNode) -> [(name: String, text: String)] {
    var sets: [(name: String, node: LocatedNode)] = []
    for entry in root.entries ?? [] {
      guard let name = entry.key.text, !name.hasPrefix("$"), entry.value.isMapping else { continue }
      sets.append((name, root.with(entry.value)))
    }
    let order = root["$metadata"]?["tokenSetOrder"].map(texts) ?? []
    let positions = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = sets.enumerated().sorted {
      (positions[$0.element.name] ?? .max, $0.offset)
        < (positions[$1.element.name] ?? .max, $1.offset)
    }.map(\.element)
    var files = sorted.map { (fileName($0.name), group($0.node, type: nil).text) }
    let themes = themes(root["$themes"])
    let resolver = resolver(sets: sorted.map(\.name), themes)
    files.append(("tokens.resolver.json", resolver.text))
    return files
  }

  private struct StudioTheme {
    let name: String
    let modifier: String
    let sets: Set<String>
  }

  private func themes(_ node: LocatedNode?) -> [StudioTheme] {
    (node?.items ?? []).compactMap { item in
      guard let node = node?.with(item), let name = node["name"]?.string else { return nil }
      let chosen = node["selectedTokenSets"]?.entries ?? []
      let sets = chosen.filter { $0.value.text != "disabled" }.compactMap { $0.key.text }
      return StudioTheme(name: name, modifier: node["group"]?.string ?? "theme", sets: Set(sets))
    }
  }

  /// Sets that all themes of a modifier share come before it; the others are its contexts.
  private func resolver(sets: [String], _ themes: [StudioTheme]) -> JSONTree {
    var modifiers: [(name: String, themes: [StudioTheme])] = []
    for theme in themes {
      if let index = modifiers.firstIndex(where: { $0.name == theme.modifier }) {
        modifiers[index].themes.append(theme)
      } else {
        modifiers.append((theme.modifier, [theme]))
      }
    }
    func source(_ set: String) -> JSONTree { .object([("$ref", .string(fileName(set)))]) }
    let chosen = Set(themes.flatMap(\.sets))
    let varying = Set(
      modifiers.flatMap { modifier in
        modifier.themes.flatMap(\.sets).filter { set in
          !modifier.themes.allSatisfy { $0.sets.contains(set) }
        }
      })
    let base = sets.filter { (themes.isEmpty || chosen.contains($0)) && !varying.contains($0) }
    let contexts = modifiers.map { modifier -> (key: String, value: JSONTree) in
      let contexts = modifier.themes.map { theme -> (key: String, value: JSONTree) in
        let own = sets.filter { varying.contains($0) && theme.sets.contains($0) }
        return (theme.name, .array(own.map(source)))
      }
      return (modifier.name, .object([("contexts", .object(contexts))]))
    }
    return resolverTree(
      base: base.map(source), modifiers: contexts.filter { !$0.key.isEmpty })
  }

  func resolverTree(
    base: [JSONTree], modifiers: [(key: String, value: JSONTree)]
  ) -> JSONTree {
    let order =
      ["#/sets/base"] + modifiers.map { TokenReference.text(ofPointer: ["modifiers", $0.key]) }
    var members: [(key: String, value: JSONTree)] = [
      ("version", .string("2025.10")),
      ("sets", .object([("base", .object([("sources", .array(base))]))])),
    ]
    if !modifiers.isEmpty { members.append(("modifiers", .object(modifiers))) }
    members.append(
      ("resolutionOrder", .array(order.map { .object([("$ref", .string($0))]) })))
    return .object(members)
  }

  private func texts(_ node: LocatedNode) -> [String] {
    (node.items ?? []).compactMap(\.text)
  }

  /// The file name of a set: the letters and digits of its name.
  func fileName(_ set: String) -> String {
    let name = set.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return "\(String(name)).tokens.json"
  }

  // MARK: - Modes

  /// A file with groups and tokens; if some of them have values for modes, also a file for each mode, and a
  /// resolver.
  mutating func singleFile(_ root: LocatedNode, _ name: String) -> [(name: String, text: String)] {
    let text = group(root, type: nil).text
    guard let first = tokensWithModes.first else { return [(name, text)] }
    note(
      first.modes,
      "the modes of '$extensions' became contexts in 'tokens.resolver.json'; list the other token "
        + "files of the folder in it, if there are any")
    let stem = String(name.split(separator: ".").first ?? "tokens")
    var files: [(name: String, text: String)] = []
    files.append((name: name, text: text))
    var modifiers: [(key: String, value: JSONTree)] = []
    for names in modeSets {
      let modifier = modifiers.isEmpty ? "mode" : "mode-\(modifiers.count + 1)"
      let contexts = names.map { mode in
        (key: mode, value: JSONTree.array([reference(fileName("\(stem)-\(mode)"))]))
      }
      modifiers.append((key: modifier, value: JSONTree.object([("contexts", .object(contexts))])))
      for mode in names {
        let tree: JSONTree = values(ofMode: mode)
        files.append((name: fileName("\(stem)-\(mode)"), text: tree.text))
      }
    }
    let resolver: JSONTree = resolverTree(base: [reference(name)], modifiers: modifiers)
    files.append((name: "tokens.resolver.json", text: resolver.text))
    return files
  }

  private func reference(_ file: String) -> JSONTree { .object([("$ref", .string(file))]) }

  // MARK: - Figma

  /// The collections in an export of Figma variables: a file for each mode, and a resolver.
  mutating func figmaFiles(_ root: LocatedNode) -> [(name: String, text: String)] {
    hasUnitColors = true
    var files: [(name: String, text: String)] = []
    var base: [JSONTree] = []
    var modifiers: [(key: String, value: JSONTree)] = []
    for item in root["collections"]?.items ?? [] {
      let collection = root.with(item)
      guard let name = collection["name"]?.string, let modes = collection["modes"]?.items else {
        note(collection, "a collection without a name or modes is left out")
        continue
      }
      var contexts: [(key: String, value: JSONTree)] = []
      for item in modes {
        let mode = collection.with(item)
        let modeName = mode["name"]?.string ?? "default"
        let file = fileName(modes.count == 1 ? name : "\(name)-\(modeName)")
        files.append((file, variables(mode["variables"]).text))
        let source = JSONTree.object([("$ref", .string(file))])
        if modes.count == 1 { base.append(source) }
        contexts.append((modeName.lowercased(), .array([source])))
      }
      if modes.count > 1 {
        modifiers.append((name.lowercased(), .object([("contexts", .object(contexts))])))
      }
    }
    files.append(("tokens.resolver.json", resolverTree(base: base, modifiers: modifiers).text))
    return files
  }

  /// Variables with paths such as `color/brand/500`, converted to groups.
  private mutating func variables(_ list: LocatedNode?) -> JSONTree {
    let tree = VariableGroup()
    for item in list?.items ?? [] {
      guard let variable = list?.with(item), let name = variable["name"]?.string,
        let value = variable["value"]
      else { continue }
      let type: TokenType? =
        switch variable["type"]?.string?.lowercased() {
        case "color": .color
        case "number", "float": .number
        default: nil
        }
      guard let type else {
        note(variable, "a variable that is neither a color nor a number is left out")
        continue
      }
      var members: [(key: String, value: JSONTree)] = [("$type", .string(type.rawValue))]
      if let path = value["name"]?.string {
        members.append(
          ("$value", .string("{\(path.split(separator: "/").joined(separator: "."))}")))
      } else {
        members.append(("$value", self.value(value, type, nil)))
      }
      tree.add(name.split(separator: "/").map(String.init), .object(members))
    }
    return tree.tree
  }
}

/// Groups created from paths.
final class VariableGroup {
  private var names: [String] = []
  private var groups: [String: VariableGroup] = [:]
  private var tokens: [String: JSONTree] = [:]

  func add(_ path: [String], _ token: JSONTree) {
    guard let last = path.last else { return }
    var group = self
    for name in path.dropLast() {
      if group.groups[name] == nil {
        group.names.append(name)
        group.groups[name] = VariableGroup()
      }
      if let next = group.groups[name] { group = next }
    }
    if group.tokens[last] == nil { group.names.append(last) }
    group.tokens[last] = token
  }

  var tree: JSONTree {
    .object(
      names.map { name in
        (name, groups[name]?.tree ?? tokens[name] ?? .object([]))
      })
  }
}

extension Node {
  fileprivate var isMapping: Bool {
    if case .mapping = content { true } else { false }
  }
}
