import DesignTokens

/// Creates an axis for each group of mode names that occur together.
func modeAxes(
  _ values: [(path: [String], name: String, value: LocatedNode)], of base: TokenTable
) -> [TokenAxisDraft] {
  var namesOfPath: [[String]: [String]] = [:]
  var paths: [[String]] = []
  for value in values {
    if namesOfPath[value.path] == nil { paths.append(value.path) }
    namesOfPath[value.path, default: []].append(value.name)
  }
  var groups: [[String]] = []
  for path in paths {
    let names = (namesOfPath[path] ?? []).filter { $0 != "." }
    let touching = groups.indices.filter { !Set(groups[$0]).isDisjoint(with: names) }
    guard let first = touching.first else {
      if !names.isEmpty { groups.append(names) }
      continue
    }
    let merged = touching.dropFirst().flatMap { groups[$0] } + names
    for name in merged where !groups[first].contains(name) { groups[first].append(name) }
    for index in touching.dropFirst().reversed() { groups.remove(at: index) }
  }
  for index in groups.indices
  where groups[index].contains(where: isDarkName) && !groups[index].contains(where: isLightName) {
    // Only what differs from light has a name.
    groups[index].insert("light", at: 0)
  }
  var axes = groups.map { names in
    TokenAxisDraft(
      name: "mode", contexts: names.map { .init(name: $0, table: TokenTable()) }, cascades: true)
  }
  var places: [String: (axis: Int, context: Int)] = [:]
  for (axis, names) in groups.enumerated() {
    for (context, name) in names.enumerated() { places[name] = (axis, context) }
  }
  for value in values {
    guard let (axis, context) = places[value.name], var token = base[value.path] else { continue }
    token.value = .written(value.value)
    if let alpha = value.value["alpha"], let color = value.value["$value"] {
      token.value = .written(color)
      token.alpha = alpha
    }
    axes[axis].contexts[context].table.add(token)
  }
  return axes
}

/// Whether a name can be that of the variant to which others are the dark ones.
private func isLightName(_ name: String) -> Bool {
  ["light", "day", "default"].contains { nameWords(name).contains($0) }
}
