import DesignTokens
import Diagnostics

/// Layers of sets without themes: sets with the same tokens are contexts, the others always apply.
struct ParallelSets {
  var notes: ImportNotes
  private(set) var layers = TokenLayers()

  init(notes: ImportNotes) { self.notes = notes }

  mutating func read(_ sets: [TokenSet]) {
    let sets = sets.filter { !$0.table.isEmpty }
    var clusters: [[Int]] = []
    for (index, set) in sets.enumerated() {
      if let known = clusters.firstIndex(where: { areParallel(sets[$0[0]].table, set.table) }) {
        clusters[known].append(index)
      } else {
        clusters.append([index])
      }
    }
    var inBase: [(name: String, table: TokenTable)] = []
    for cluster in clusters where cluster.count == 1 {
      inBase.append((sets[cluster[0]].name, sets[cluster[0]].table))
    }
    for cluster in clusters where cluster.count > 1 {
      add(TokenAxisDraft(cluster.map { sets[$0] }))
    }
    let all = Set(inBase.flatMap(\.table.paths))
    for (index, set) in inBase.enumerated() {
      let others = inBase.indices.filter { $0 != index }
      let isVariant =
        isDarkName(set.name) && !others.isEmpty && all.count > set.table.paths.count
        && set.table.paths.count { path in others.contains { inBase[$0].table[path] != nil } } * 5
          >= set.table.paths.count * 4
      if isVariant {
        add(
          TokenAxisDraft(
            name: "scheme",
            contexts: [
              .init(name: "light", table: TokenTable()), .init(name: "dark", table: set.table),
            ]))
      } else {
        for token in set.table.all {
          guard let earlier = layers.base.add(token) else { continue }
          notes.add(
            token.path.shownPath,
            "is also in '\(earlier.place.source.path)'; this value, the later one, is used",
            at: token.place)
        }
      }
    }
  }

  /// Adds an axis, or the tokens of one whose contexts have the same names.
  private mutating func add(_ axis: TokenAxisDraft) { layers.add(axis) }
}

extension TokenLayers {
  /// Adds an axis, or its tokens to one with the same contexts.
  mutating func add(_ axis: TokenAxisDraft) {
    let names = Set(axis.contexts.map { $0.name.lowercased() })
    guard
      let known = axes.firstIndex(where: { Set($0.contexts.map { $0.name.lowercased() }) == names })
    else { return axes.append(axis) }
    for context in axis.contexts {
      let index = axes[known].contexts.firstIndex {
        $0.name.lowercased() == context.name.lowercased()
      }
      if let index { axes[known].contexts[index].table.add(context.table) }
    }
  }
}

/// Whether at least half of the tokens of two sets have the same paths.
private func areParallel(_ left: TokenTable, _ right: TokenTable) -> Bool {
  let common = right.paths.count { left[$0] != nil }
  return common > 0 && common * 2 >= left.paths.count + right.paths.count - common
}

extension TokenAxisDraft {
  /// Contexts that have the parts of the names of sets by which they differ.
  fileprivate init(_ sets: [TokenSet]) {
    let words = sets.map { $0.name.split { "/.-_ ".contains($0) }.map(String.init) }
    var (start, end) = (0, 0)
    let shortest = words.map(\.count).min() ?? 0
    while start < shortest, Set(words.map { $0[start] }).count == 1 { start += 1 }
    while end < shortest - start, Set(words.map { $0[$0.count - 1 - end] }).count == 1 { end += 1 }
    let names = words.map { words in
      let own = words[start..<words.count - end].joined(separator: "-")
      return own.isEmpty ? "default" : own
    }
    let isScheme = names.contains(where: isDarkName)
    let common = words.first.flatMap { $0[..<start].last } ?? ""
    let name = isScheme ? "scheme" : common.isEmpty ? "mode" : common
    self.init(
      name: name, contexts: zip(names, sets).map { Context(name: $0, table: $1.table) },
      cascades: true)
  }
}

/// Whether a name is that of a dark variant.
func isDarkName(_ name: String) -> Bool {
  name.lowercased().split { !$0.isLetter }.contains { $0 == "dark" || $0 == "night" }
}
