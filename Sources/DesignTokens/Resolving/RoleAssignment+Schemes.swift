import Diagnostics
import English

extension RoleAssignment {
  /// Makes the modifier with the contexts that the project file names the color scheme.
  mutating func assignSchemes() {
    guard let index = modifierOfSchemes() else { return }
    // A modifier with a single context, or one set in the inputs, is constant.
    guard free.contains(index) else { return }
    let modifier = modifiers[index]
    for scheme in input.schemes
    where !modifier.contexts.contains(where: { $0.name == scheme.context.text }) {
      let remedy = remedy(
        for: scheme.context.text, among: modifier.contexts.map(\.name), several: "the contexts are")
      report(
        scheme.context.place ?? modifier.place,
        "the modifier '\(shown(modifier.name))' has no context '\(shown(scheme.context.text))'; "
          + remedy)
    }
    var seen: Set<String> = []
    for scheme in input.schemes where !seen.insert(scheme.context.text).inserted {
      report(
        scheme.context.place ?? modifier.place,
        "the context '\(shown(scheme.context.text))' is that of another appearance already; name a "
          + "context once")
    }
    if diagnostics.hasErrors { return }
    guard let meanings = bothMeanings(modifier, input.schemes) else {
      let known = input.schemes.filter { !$0.isHighContrast }.map(\.isDark)
      let lacking = [(false, "light"), (true, "dark")].filter { !known.contains($0.0) }.map(\.1)
      report(
        input.schemes.first?.context.place ?? modifier.place,
        "no context of '\(shown(modifier.name))' is \(lacking.joined(separator: " or ")), and its "
          + "contexts are \(contexts(modifier)); name one, as in 'tokens: {schemes: "
          + "\(schemesExample(modifier))}'")
      return
    }
    addScheme(index, meanings)
  }

  /// The modifier with the contexts that the project file names; nil after an error.
  private mutating func modifierOfSchemes() -> Int? {
    if let setting = input.colorScheme { return self.modifier(setting, .colorScheme) }
    let names = input.schemes.map(\.context.text)
    let counts = modifiers.map { modifier in
      names.count { name in modifier.contexts.contains { $0.name == name } }
    }
    let most = counts.max() ?? 0
    let found = modifiers.indices.filter { counts[$0] == most }
    guard let first = found.first, let setting = input.schemes.first?.context, most > 0 else {
      let setting = input.schemes.first?.context
      let all = modifiers.flatMap { $0.contexts.map(\.name) }
      let remedy = remedy(
        for: setting?.text ?? "", among: all, several: "the contexts are",
        none: "the resolver has no modifiers")
      report(
        setting?.place,
        "no modifier has a context '\(shown(setting?.text ?? ""))'; \(remedy)")
      return nil
    }
    if found.count == 1 { return first }
    let shownNames = found.map { "'\(shown(modifiers[$0].name))'" }
    report(
      setting.place ?? modifiers[first].place,
      "\(listed(shownNames)) have the context '\(shown(setting.text))'; name one of them, as in "
        + "'tokens: {colorScheme: \(modifiers[first].name)}'")
    return nil
  }

  /// Notes a theme whose contexts look like those of a color scheme: a theme does not follow the system.
  mutating func noteSchemesAmongThemes() {
    guard input.theme == nil, let theme = roles.theme, theme != roles.colorScheme else { return }
    let modifier = modifiers[roles.varying[theme].modifier]
    let looks = modifier.contexts.map { schemeLook($0.name) }
    guard looks.contains(true), modifier.contexts.count > 1 else { return }
    let name = "'\(shown(modifier.name))'"
    let accepted = "or accept themes with 'theme: \(modifier.name)'"
    if let scheme = roles.colorScheme {
      let other = modifiers[roles.varying[scheme].modifier]
      note(
        modifier.place,
        "the contexts of \(name) look like a color scheme, but '\(shown(other.name))' is the color "
          + "scheme, so these are themes, which do not follow the system; make one modifier of both, "
          + accepted)
    } else {
      note(
        modifier.place,
        "the contexts of \(name) look like a color scheme, but are themes, which do not follow the "
          + "system; name those that should, as in 'tokens: {schemes: \(schemesExample(modifier))}', "
          + accepted)
    }
  }

  /// Contexts of a modifier as the value of `schemes`: those whose names suggest it, otherwise the first ones.
  func schemesExample(_ modifier: ResolverFile.Modifier) -> String {
    let names = modifier.contexts.map(\.name)
    let looks = names.map(schemeLook)
    let dark = looks.firstIndex(of: true) ?? (names.count > 1 ? 1 : 0)
    let light =
      looks.firstIndex(of: false) ?? modifier.defaultIndex.flatMap { $0 == dark ? nil : $0 }
      ?? names.indices.first { $0 != dark } ?? 0
    return "{light: \(names[light]), dark: \(names[dark])}"
  }
}

/// Whether a name suggests a dark appearance, or a light one; nil if it suggests neither.
package func schemeLook(_ name: String) -> Bool? {
  let words = tokenWords(name).map { $0.lowercased() }
  if words.contains(where: ["dark", "night", "midnight", "dim", "dimmed"].contains) { return true }
  return words.contains(where: ["light", "day", "bright"].contains) ? false : nil
}
