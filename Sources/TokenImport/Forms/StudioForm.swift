import DesignTokens
import Diagnostics
import YAMLSyntax

/// Reads sets of Tokens Studio: a file with all of them, or a folder with `$themes.json` and `$metadata.json`.
struct StudioForm {
  var notes: ImportNotes
  private(set) var layers = TokenLayers()

  init(notes: ImportNotes) { self.notes = notes }

  mutating func read(_ files: [SetFile]) {
    var sets: [(name: String, node: LocatedNode)] = []
    var themes: LocatedNode?
    var metadata: LocatedNode?
    let folder = files.first { ["$themes", "$metadata"].contains($0.lastName) }?.folder
    for file in files {
      switch file.lastName {
      case "$themes": themes = file.root
      case "$metadata": metadata = file.root
      case _ where folder != nil:
        let prefix = folder == "" ? "" : (folder ?? "") + "/"
        let isInside = file.name.hasPrefix(prefix)
        sets.append((isInside ? String(file.name.dropFirst(prefix.count)) : file.name, file.root))
      default:
        themes = themes ?? file.root["$themes"]
        metadata = metadata ?? file.root["$metadata"]
        sets += setsInside(file)
      }
    }
    let order = (metadata?["tokenSetOrder"]?.items ?? []).compactMap(\.text)
    let positions = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = sets.enumerated().sorted {
      (positions[$0.element.name] ?? .max, $0.offset)
        < (positions[$1.element.name] ?? .max, $1.offset)
    }.map(\.element)
    var tables: [TokenSet] = []
    for (index, set) in sorted.enumerated() {
      var reader = TreeReader(notes: notes, order: index)
      reader.read(set.node)
      notes = reader.notes
      tables.append(TokenSet(name: set.name, table: reader.table))
    }
    combine(tables, self.themes(themes))
  }

  /// The sets in a file: the members of its object, or the file itself.
  private func setsInside(_ file: SetFile) -> [(name: String, node: LocatedNode)] {
    let members = (file.root.entries ?? []).compactMap { entry -> (String, LocatedNode)? in
      guard let name = entry.key.text, !name.hasPrefix("$") else { return nil }
      let node = file.root.with(entry.value)
      return node.entries == nil ? nil : (name, node)
    }
    let isList = file.root["$themes"] != nil || file.root["$metadata"] != nil
    if isList || members.map(\.0) == ["global"] || hasReferencesInSets(file.root, members) {
      return members
    }
    return [(file.name, file.root)]
  }

  /// Whether references lack the name of the set.
  private func hasReferencesInSets(
    _ root: LocatedNode, _ members: [(String, LocatedNode)]
  ) -> Bool {
    var whole = TreeReader(notes: ImportNotes())
    whole.read(root)
    let paths = Set(whole.table.paths.map { $0.joined(separator: ".") })
    let inner = Set(whole.table.paths.map { $0.dropFirst().joined(separator: ".") })
    var (full, short) = (0, 0)
    for token in whole.table.all {
      guard case .written(let node) = token.value, let text = node.string,
        let target = reference(text)
      else { continue }
      if paths.contains(target) { full += 1 } else if inner.contains(target) { short += 1 }
    }
    return short > full
  }

  private func themes(_ node: LocatedNode?) -> [StudioTheme] {
    let list = node?.items ?? node?["$themes"]?.items ?? []
    return list.compactMap { item in
      guard let theme = node?.with(item), let name = theme["name"]?.string else { return nil }
      let chosen = (theme["selectedTokenSets"]?.entries ?? []).filter {
        $0.value.text != "disabled"
      }
      return StudioTheme(
        name: name, group: theme["group"]?.string ?? "",
        sets: Set(chosen.compactMap { $0.key.text }))
    }
  }

  /// Puts themes without a group into groups of those that have tokens in common, of which one applies at a time.
  private func grouped(_ themes: [StudioTheme], _ sets: [TokenSet]) -> [StudioTheme] {
    let loose = themes.filter(\.group.isEmpty)
    let shared = loose.dropFirst().reduce(loose.first?.sets ?? []) { $0.intersection($1.sets) }
    var groups: [(themes: [StudioTheme], paths: Set<[String]>)] = []
    for theme in loose {
      let own = sets.filter { theme.sets.contains($0.name) && !shared.contains($0.name) }
      var group = (themes: [theme], paths: Set(own.flatMap(\.table.paths)))
      for known in groups.filter({ !$0.paths.isDisjoint(with: group.paths) }) {
        group = (known.themes + group.themes, group.paths.union(known.paths))
      }
      groups.removeAll { !$0.paths.isDisjoint(with: group.paths) }
      groups.append(group)
    }
    let named = groups.enumerated().flatMap { index, group in
      group.themes.map { theme in
        StudioTheme(
          name: theme.name, group: index == 0 ? "theme" : "theme-\(index + 1)",
          sets: theme.sets)
      }
    }
    return named + themes.filter { !$0.group.isEmpty }
  }

  private mutating func combine(_ sets: [TokenSet], _ themes: [StudioTheme]) {
    let themes = dividedBySchemes(grouped(themes, sets), sets)
    if themes.isEmpty {
      var parallel = ParallelSets(notes: notes)
      parallel.read(sets)
      (layers, notes) = (parallel.layers, parallel.notes)
      return
    }
    var groups: [(name: String, themes: [StudioTheme])] = []
    for theme in themes {
      if let index = groups.firstIndex(where: { $0.name == theme.group }) {
        groups[index].themes.append(theme)
      } else {
        groups.append((theme.group, [theme]))
      }
    }
    let chosen = Set(themes.flatMap(\.sets))
    let varying = Set(
      groups.flatMap { group in
        group.themes.flatMap(\.sets).filter { set in
          !group.themes.allSatisfy { $0.sets.contains(set) }
        }
      })
    for set in sets {
      if !chosen.contains(set.name) {
        if let token = set.table.all.first {
          notes.add("'\(shown(set.name))'", "is in no theme; the set is left out", at: token.place)
        }
      } else if !varying.contains(set.name) {
        layers.base.add(set.table)
      }
    }
    let axes = groups.map { group in
      TokenAxisDraft(
        name: group.name,
        contexts: group.themes.map { theme in
          var table = TokenTable()
          for set in sets where varying.contains(set.name) && theme.sets.contains(set.name) {
            for token in set.table.all {
              // A set that always applies may come later, and then takes precedence.
              if let always = layers.base[token.path], always.order > token.order { continue }
              table.add(token)
            }
          }
          return TokenAxisDraft.Context(name: theme.name, table: table)
        })
    }
    let latest: (TokenAxisDraft) -> Int = { axis in
      axis.contexts.flatMap(\.table.all).map(\.order).max() ?? -1
    }
    let sorted = axes.map { ($0, latest($0)) }.enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }
    for axis in sorted where axis.element.1 >= 0 { layers.add(axis.element.0) }
  }
}

extension SetFile {
  fileprivate var lastName: String { String(name.split(separator: "/").last ?? "") }

  fileprivate var folder: String {
    name.split(separator: "/").dropLast().joined(separator: "/")
  }
}
