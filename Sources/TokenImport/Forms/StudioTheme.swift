import DesignTokens

/// A theme of Tokens Studio: the sets that apply, of which a group chooses one at a time.
struct StudioTheme {
  let name: String
  let group: String
  let sets: Set<String>
}

/// Themes in which groups that combine brands with light and dark are divided into one of brands and one of both, if
/// each set depends on one of them alone: `Calm Light`, `Calm Dark`, `Loud Light`, `Loud Dark`.
func dividedBySchemes(_ themes: [StudioTheme], _ sets: [TokenSet]) -> [StudioTheme] {
  var groups: [String] = []
  for theme in themes where !groups.contains(theme.group) { groups.append(theme.group) }
  return groups.flatMap { group in
    let own = themes.filter { $0.group == group }
    return dividedByScheme(own, sets) ?? own
  }
}

private func dividedByScheme(_ themes: [StudioTheme], _ sets: [TokenSet]) -> [StudioTheme]? {
  let parts = themes.compactMap { schemePart($0.name) }
  let brands = parts.reduce(into: [String]()) { if !$0.contains($1.brand) { $0.append($1.brand) } }
  let schemes = ["light", "dark"]
  guard parts.count == themes.count, brands.count > 1, themes.count == brands.count * 2,
    Set(parts.map { "\($0.brand)\n\($0.scheme)" }).count == themes.count
  else { return nil }
  var setsOfBrand: [String: Set<String>] = [:]
  var setsOfScheme: [String: Set<String>] = [:]
  var (pathsOfBrands, pathsOfSchemes): (Set<[String]>, Set<[String]>) = ([], [])
  for name in Set(themes.flatMap(\.sets)) {
    let enabled = zip(themes, parts).filter { $0.0.sets.contains(name) }.map(\.1)
    let own = (brands: Set(enabled.map(\.brand)), schemes: Set(enabled.map(\.scheme)))
    let (isInAllBrands, isInBoth) = (own.brands.count == brands.count, own.schemes.count == 2)
    guard enabled.count == own.brands.count * own.schemes.count, isInAllBrands || isInBoth else {
      return nil
    }
    let paths = sets.first { $0.name == name }?.table.paths ?? []
    if isInBoth { for brand in own.brands { setsOfBrand[brand, default: []].insert(name) } }
    if isInAllBrands {
      for scheme in own.schemes { setsOfScheme[scheme, default: []].insert(name) }
    }
    if !isInAllBrands { pathsOfBrands.formUnion(paths) }
    if !isInBoth { pathsOfSchemes.formUnion(paths) }
  }
  // A token of both would depend on the order of the sets.
  guard pathsOfBrands.isDisjoint(with: pathsOfSchemes), !pathsOfSchemes.isEmpty,
    !pathsOfBrands.isEmpty
  else { return nil }
  let group = themes[0].group
  return brands.map { StudioTheme(name: $0, group: group, sets: setsOfBrand[$0] ?? []) }
    + schemes.map {
      StudioTheme(name: $0, group: "\(group) scheme", sets: setsOfScheme[$0] ?? [])
    }
}

/// The brand and the scheme in the name of a theme; nil unless it has both.
private func schemePart(_ name: String) -> (brand: String, scheme: String)? {
  let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  let names = ["light": "light", "day": "light", "dark": "dark", "night": "dark"]
  let schemes = words.compactMap { names[$0.lowercased()] }
  let others = words.filter { names[$0.lowercased()] == nil }
  guard schemes.count == 1, !others.isEmpty else { return nil }
  return (others.joined(separator: " "), schemes[0])
}
