import Diagnostics
import English
import YAMLSyntax

/// Reads a resolver and the files it refers to.
struct ResolverReader {
  private let root: LocatedNode
  private let files: TokenFiles

  /// The folder of the resolver, with a slash at its end; empty for the project's own.
  private let folder: String

  /// The sets whose sources are being read.
  private var active: [(name: String, place: Place)] = []
  private var readSets: Set<String> = []
  private var sources = 0

  /// The maximum number of merged sources, counting those of sets at each use.
  private static let mostSources = 10_000

  init(root: LocatedNode, path: String, files: TokenFiles) {
    self.root = root
    self.files = files
    folder = String(
      path.prefix(
        path.lastIndex(of: "/").map { path.distance(from: path.startIndex, to: $0) + 1 } ?? 0))
  }

  private func report(
    _ place: Place, _ message: String, _ problem: ProblemID = .tokenResolver, notes: [Note] = []
  ) {
    files.report(problem, place, message, notes: notes)
  }

  mutating func read() -> ResolverFile {
    checkKeys(
      root, of: "a resolver",
      [
        "$schema", "$defs", "$extensions", "name", "version", "description", "sets", "modifiers",
        "resolutionOrder",
      ])
    checkVersion()
    for key in ["name", "description"] { _ = text(root, key) }
    for key in ["sets", "modifiers"] {
      if let value = root[key], value.entries == nil {
        report(value.place, "'\(key)' is an object with the \(key) by name, found \(value.found)")
      }
    }
    var resolver = ResolverFile()
    guard let order = root["resolutionOrder"], let items = order.items else {
      let place = root["resolutionOrder"]?.place ?? root.place
      report(
        place, "a resolver needs a list 'resolutionOrder', as in '[{\"$ref\": \"#/sets/base\"}]'")
      return resolver
    }
    var names: [String: Place] = [:]
    for node in items {
      let node = order.with(node)
      guard let (item, name) = item(node) else { continue }
      if let earlier = names[name] {
        report(
          node.place, "'\(shown(name))' is listed twice in the order of resolution; delete one",
          notes: [Note("the first one is here", at: earlier)])
        continue
      }
      names[name] = node.place
      resolver.items.append(item)
    }
    checkUnused()
    return resolver
  }

  private func checkVersion() {
    guard let version = root["version"] else {
      return report(root.place, "a resolver needs \"version\": \"2025.10\"")
    }
    guard case .scalar(let scalar) = version.node.content, scalar.text == "2025.10" else {
      return report(
        version.place, "this version is not known, found \(version.found); write \"2025.10\"")
    }
  }

  /// Checks sources that are not in the resolution order and have no effect.
  private mutating func checkUnused() {
    for entry in root["sets"]?.entries ?? [] {
      guard let name = entry.key.text, !readSets.contains(name) else { continue }
      _ = setSources(root.with(entry.value), name, at: root.with(entry.key).place)
    }
  }

  // MARK: - The order of resolution

  private mutating func item(_ written: LocatedNode) -> (ResolverFile.Item, String)? {
    guard written.entries != nil else {
      report(
        written.place,
        "a set or a modifier is expected, as in '{\"$ref\": \"#/sets/base\"}', found \(written.found)"
      )
      return nil
    }
    guard let reference = written["$ref"] else { return inlineItem(written) }
    guard let text = reference.string, case .success(let names) = TokenReference.pointer(text),
      names.count == 2, names[0] == "sets" || names[0] == "modifiers"
    else {
      report(
        reference.place,
        "the order of resolution has sets and modifiers of this file, as in '#/sets/base'")
      return nil
    }
    guard let target = entry(names, at: reference.place) else { return nil }
    let node = target.value.overridden(by: written)
    return names[0] == "sets"
      ? set(node, names[1], at: target.key.place).map { ($0, names[1]) }
      : modifier(node, names[1], at: target.key.place).map { ($0, names[1]) }
  }

  private mutating func inlineItem(_ node: LocatedNode) -> (ResolverFile.Item, String)? {
    guard let name = node["name"]?.string, let type = node["type"] else {
      report(
        node.place,
        "a set or a modifier in the order of resolution needs \"name\" and \"type\", or is written "
          + "'{\"$ref\": \"#/sets/base\"}'")
      return nil
    }
    switch type.string {
    case "set": return set(node, name, at: node.place).map { ($0, name) }
    case "modifier": return modifier(node, name, at: node.place).map { ($0, name) }
    default:
      report(type.place, "a type is \"set\" or \"modifier\", found \(type.found)")
      return nil
    }
  }

  /// An entry below `sets` or `modifiers`; nil after an error.
  private func entry(
    _ names: [String], at place: Place
  ) -> (key: LocatedNode, value: LocatedNode)? {
    let entries = root[names[0]]?.entries ?? []
    if let entry = entries.first(where: { $0.key.text == names[1] }) {
      return (root.with(entry.key), root.with(entry.value))
    }
    let noun = names[0] == "sets" ? "set" : "modifier"
    let remedy = remedy(
      for: names[1], among: entries.compactMap { $0.key.text },
      none: "this file has no '\(names[0])'")
    report(place, "there is no \(noun) '\(shown(names[1]))'; \(remedy)")
    return nil
  }

  private mutating func set(
    _ node: LocatedNode, _ name: String, at place: Place
  ) -> ResolverFile.Item? {
    setSources(node, name, at: place).map { .sources($0) }
  }

  private mutating func setSources(
    _ node: LocatedNode, _ name: String, at place: Place
  ) -> [GroupDeclaration]? {
    readSets.insert(name)
    active.append((name, place))
    defer { active.removeLast() }
    checkKeys(node, of: "a set", ["$ref", "name", "type", "description", "sources", "$extensions"])
    guard let list = node["sources"] else {
      report(node.place, "a set needs a list 'sources', as in '[{\"$ref\": \"base.tokens.json\"}]'")
      return nil
    }
    return sources(list)
  }

  private mutating func modifier(
    _ node: LocatedNode, _ name: String, at place: Place
  ) -> ResolverFile.Item? {
    checkKeys(
      node, of: "a modifier",
      ["$ref", "name", "type", "description", "contexts", "default", "$extensions"])
    guard let written = node["contexts"], let entries = written.entries, !entries.isEmpty else {
      report(
        node["contexts"]?.place ?? place,
        "the modifier '\(shown(name))' needs 'contexts', an object with a list of sources for each")
      return nil
    }
    var contexts: [ResolverFile.Context] = []
    for entry in entries {
      guard let name = entry.key.text else { continue }
      contexts.append(
        ResolverFile.Context(
          name: name, place: written.with(entry.key).place,
          sources: sources(written.with(entry.value)) ?? []))
    }
    var defaultIndex: Int?
    if let word = node["default"] {
      defaultIndex = contexts.firstIndex { $0.name == word.node.text }
      if defaultIndex == nil {
        let remedy = remedy(
          for: word.node.text ?? "", among: contexts.map(\.name), several: "the contexts are")
        report(word.place, "'default' is a context of the modifier, found \(word.found); \(remedy)")
      }
    }
    return .modifier(
      ResolverFile.Modifier(
        name: name, place: place, description: text(node, "description"), contexts: contexts,
        defaultIndex: defaultIndex))
  }

  // MARK: - Sources

  private mutating func sources(_ list: LocatedNode) -> [GroupDeclaration]? {
    guard let items = list.items else {
      report(
        list.place,
        "a list of sources is expected, as in '[{\"$ref\": \"base.tokens.json\"}]', found \(list.found)"
      )
      return nil
    }
    var groups: [GroupDeclaration] = []
    for item in items {
      sources += 1
      if sources == Self.mostSources {
        report(
          list.with(item).place,
          "there are more than \(Self.mostSources) sources, counting those of sets each time; use fewer",
          .tooManyNodes)
      }
      guard sources < Self.mostSources else { break }
      groups += source(list.with(item))
    }
    return groups
  }

  private mutating func source(_ written: LocatedNode) -> [GroupDeclaration] {
    guard written.entries != nil else {
      report(
        written.place,
        "a source is tokens or '{\"$ref\": \"base.tokens.json\"}', found \(written.found)")
      return []
    }
    guard let reference = written["$ref"] else { return files.group(written).map { [$0] } ?? [] }
    guard let text = reference.string else {
      report(reference.place, "'$ref' is a string, found \(reference.found)")
      return []
    }
    if text.hasPrefix("#") { return sameFile(text, reference, written) }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = path(String(parts[0]), at: reference.place) else { return [] }
    var pointer: [String] = []
    if parts.count == 2 {
      let fragment = parts[1].hasPrefix("/") || parts[1].isEmpty ? parts[1] : "/" + parts[1]
      switch TokenReference.pointer("#" + fragment) {
      case .success(let names): pointer = names
      case .failure(let error):
        report(reference.place, error.message)
        return []
      }
    }
    guard let group = files.group(path, pointer, namedAt: reference.place) else { return [] }
    return [group].overridden(by: local(written))
  }

  /// The target of a reference to the resolver itself.
  private mutating func sameFile(
    _ text: String, _ reference: LocatedNode, _ written: LocatedNode
  ) -> [GroupDeclaration] {
    guard case .success(let names) = TokenReference.pointer(text), let first = names.first else {
      report(reference.place, "a set is named as in '#/sets/base'")
      return []
    }
    if first == "modifiers" || first == "resolutionOrder" {
      report(
        reference.place,
        "a source is a set or a file; only the order of resolution refers to modifiers, and nothing "
          + "refers to it")
      return []
    }
    guard first == "sets", names.count == 2 else {
      guard let node = root.descendant(names) else {
        report(reference.place, "there is no '\(shown(text))' in this file")
        return []
      }
      return (files.group(node).map { [$0] } ?? []).overridden(by: local(written))
    }
    guard let target = entry(names, at: reference.place) else { return [] }
    if let start = active.firstIndex(where: { $0.name == names[1] }) {
      reportCycle(active[start...], at: reference.place)
      return []
    }
    guard active.count < 100 else {
      report(
        reference.place, "sets refer to sets more than 100 levels deep here; use fewer", .tooDeep)
      return []
    }
    return (setSources(target.value, names[1], at: reference.place) ?? []).overridden(
      by: local(written))
  }

  private func reportCycle(_ members: ArraySlice<(name: String, place: Place)>, at place: Place) {
    let names = members.map { "'\(shown($0.name))'" }
    report(
      place,
      names.count == 1
        ? "the set \(names[0]) refers to itself; delete the reference"
        : "the sets \(listed(names)) refer to each other in a cycle; delete one reference",
      .tokenCycle,
      notes: members.dropFirst().map {
        Note("'\(shown($0.name))' is referred to here", at: $0.place)
      })
  }

  /// The tokens next to a `$ref` that replace groups of its target.
  private func local(_ written: LocatedNode) -> GroupDeclaration? {
    let entries = written.entries?.filter { $0.key.text != "$ref" } ?? []
    guard !entries.isEmpty else { return nil }
    return files.group(written.with(Node(.mapping(entries), span: written.node.span)))
  }

  /// The path of a referenced file; nil after an error.
  private func path(_ text: String, at place: Place) -> String? {
    let decoded = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
    if decoded.contains("://") || decoded.hasPrefix("//") {
      report(place, "files are not fetched from the network; copy it next to the resolver")
      return nil
    }
    let isAbsolute =
      decoded.hasPrefix("/") || decoded.hasPrefix("~") || decoded.dropFirst().hasPrefix(":")
    if isAbsolute || decoded.contains("\\") {
      report(
        place, "a path is relative to the resolver's folder and written with '/'", .absolutePath)
      return nil
    }
    var names: [Substring] = []
    for name in decoded.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        report(
          place,
          "'\(shown(text))' is outside of the resolver's folder; move the resolver to a folder "
            + "above all token files", .pathOutside)
        return nil
      }
    }
    if names.isEmpty || decoded.utf8.contains(0) {
      report(place, "this does not name a file; write a path such as 'base.tokens.json'")
      return nil
    }
    return folder + names.joined(separator: "/")
  }

  // MARK: - Keys

  private func text(_ node: LocatedNode, _ key: String) -> String? {
    guard let value = node[key] else { return nil }
    if let text = value.string { return text }
    report(value.place, "'\(key)' is a string, found \(value.found)")
    return nil
  }

  private func checkKeys(_ node: LocatedNode, of owner: String, _ keys: [String]) {
    guard let entries = node.entries else {
      return report(node.place, "\(owner) is an object, found \(node.found)")
    }
    for entry in entries {
      guard let key = entry.key.text, !keys.contains(key) else { continue }
      let known = keys.filter { !$0.hasPrefix("$") }
      let remedy = remedy(for: key, among: known, several: "\(owner) has")
      report(node.with(entry.key).place, "unknown key '\(shown(key))'; \(remedy)")
    }
  }
}

extension LocatedNode {
  /// The object with the keys that are next to a reference to it.
  fileprivate func overridden(by written: LocatedNode) -> LocatedNode {
    guard let entries, let own = written.entries, own.count > 1 else { return self }
    let local = own.filter { $0.key.text != "$ref" }
    let names = Set(local.compactMap { $0.key.text })
    let kept = entries.filter { !names.contains($0.key.text ?? "") }
    return with(Node(.mapping(kept + local), span: node.span))
  }
}

extension [GroupDeclaration] {
  /// The declarations without the groups and tokens that a local one replaces, followed by the local one.
  fileprivate func overridden(by local: GroupDeclaration?) -> [GroupDeclaration] {
    guard let local else { return self }
    let names = Set(local.members.map(\.name))
    return map { group in
      GroupDeclaration(
        place: group.place, properties: group.properties, extended: group.extended,
        members: group.members.filter { !names.contains($0.name) })
    } + [local]
  }
}
