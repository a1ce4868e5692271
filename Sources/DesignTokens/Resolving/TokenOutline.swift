/// The paths of all groups and tokens of several trees, in the order of the first tree that has them.
struct TokenOutline {
  private(set) var groups: [TokenPath] = []
  private(set) var tokens: [TokenPath] = []

  init(of trees: [MergedGroup]) { add(trees) }

  private mutating func add(_ groups: [MergedGroup]) {
    var names: [String] = []
    if groups.count == 1 {
      names = groups[0].names
    } else {
      var seen: Set<String> = []
      for group in groups {
        for name in group.names where seen.insert(name).inserted { names.append(name) }
      }
    }
    for name in names {
      let members = groups.compactMap { $0.members[name] }
      guard let path = members.first?.path else { continue }
      if members.contains(where: { !$0.tokens.isEmpty }) { tokens.append(path) }
      let inner = members.compactMap(\.group)
      if !inner.isEmpty {
        self.groups.append(path)
        add(inner)
      }
    }
  }
}
