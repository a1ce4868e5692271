import Diagnostics

/// The modifiers that vary, and their roles.
struct ModifierRoles {
  /// The role of a modifier that varies. A modifier may be both color scheme and contrast.
  struct Varying {
    /// The index in the resolver's modifiers.
    let modifier: Int

    /// For each context: the index of the theme, whether it is dark, whether it has high contrast; nil where
    /// the modifier does not determine it. A further context besides light and dark is a theme that looks the
    /// same in both.
    let meanings: [Meaning]
  }

  struct Meaning {
    var theme: Int?
    var isDark: Bool?
    var isHighContrast: Bool?
  }

  var varying: [Varying] = []

  /// The context of each modifier that does not vary, by the modifier's index.
  var fixed: [Int: Int] = [:]

  /// The index in `varying` of the theme.
  var theme: Int?
  var colorScheme: Int?
  var contrast: Int?
}

/// Determines which modifier is the theme, the color scheme and the contrast.
struct RoleAssignment {
  let modifiers: [ResolverFile.Modifier]
  let input: TokenInput
  private(set) var diagnostics: [Diagnostic] = []
  var roles = ModifierRoles()

  /// The maximum number of combinations of contexts that are resolved.
  private static let mostCombinations = 256

  init(_ modifiers: [ResolverFile.Modifier], _ input: TokenInput) {
    self.modifiers = modifiers
    self.input = input
  }

  mutating func report(_ place: Place?, _ message: String, notes: [Note] = []) {
    diagnostics.append(Diagnostic(.tokenContext, at: place, message, notes: notes))
  }

  mutating func note(_ place: Place?, _ message: String) {
    diagnostics.append(Diagnostic(.tokenContext, .note, at: place, message))
  }

  /// The roles; nil if they are ambiguous, or there are too many combinations.
  mutating func assign() -> ModifierRoles? {
    fix()
    guard checkProduct() else { return nil }
    if !input.schemes.isEmpty { assignSchemes() }
    let colorScheme = input.schemes.isEmpty ? input.colorScheme : nil
    for (setting, role) in [
      (colorScheme, Role.colorScheme), (input.contrast, .contrast), (input.theme, .theme),
    ] {
      guard let setting else { continue }
      guard let index = modifier(setting, role) else { continue }
      take(index, as: role, at: setting.place ?? modifiers[index].place)
    }
    if diagnostics.hasErrors { return nil }
    for index in free { findScheme(index) }
    for index in free
    where modifiers[index].name.lowercased() == "contrast" && roles.contrast == nil {
      if let meanings = contrastMeanings(modifiers[index]) { add(index, meanings, .contrast) }
    }
    let rest = free
    if rest.count == 1, roles.theme == nil {
      take(rest[0], as: .theme, at: modifiers[rest[0]].place)
    } else if let first = rest.first {
      reportRest(rest, first)
      return nil
    }
    noteSchemesAmongThemes()
    return roles
  }

  enum Role: String {
    case theme
    case colorScheme
    case contrast

    var phrase: String {
      switch self {
      case .theme: "the theme"
      case .colorScheme: "the color scheme"
      case .contrast: "the contrast"
      }
    }
  }

  /// The modifiers that vary and have no role.
  var free: [Int] {
    modifiers.indices.filter { index in
      roles.fixed[index] == nil && !roles.varying.contains { $0.modifier == index }
    }
  }

  /// Fixes the contexts set in the project file, and those of modifiers with a single context.
  private mutating func fix() {
    for (index, modifier) in modifiers.enumerated() where modifier.contexts.count == 1 {
      roles.fixed[index] = 0
    }
    for (setting, context) in input.inputs {
      guard let index = modifiers.firstIndex(where: { $0.name == setting.text }) else {
        reportUnknownModifier(setting)
        continue
      }
      let names = modifiers[index].contexts.map(\.name)
      if let context = names.firstIndex(of: context.text) {
        roles.fixed[index] = context
      } else {
        let remedy = remedy(for: context.text, among: names, several: "the contexts are")
        report(
          context.place ?? modifiers[index].place,
          "the modifier '\(shown(setting.text))' has no context '\(shown(context.text))'; \(remedy)"
        )
      }
    }
  }

  /// Counts the combinations before they are processed.
  private mutating func checkProduct() -> Bool {
    var product = 1
    for index in free {
      let (next, overflow) = product.multipliedReportingOverflow(
        by: modifiers[index].contexts.count)
      product = overflow ? .max : next
    }
    if product <= Self.mostCombinations { return true }
    report(
      modifiers[free[0]].place,
      "the modifiers have more than \(Self.mostCombinations) combinations of contexts; choose some in the "
        + "project file, as in 'tokens: {inputs: {\(modifiers[free[0]].name): "
        + "\(modifiers[free[0]].contexts[0].name)}}'")
    return false
  }

  private mutating func reportUnknownModifier(_ setting: TokenInput.Setting) {
    let remedy = remedy(
      for: setting.text, among: modifiers.map(\.name), several: "the modifiers are",
      none: "the resolver has none")
    report(setting.place, "there is no modifier '\(shown(setting.text))'; \(remedy)")
  }

  mutating func modifier(_ setting: TokenInput.Setting, _ role: Role) -> Int? {
    guard let index = modifiers.firstIndex(where: { $0.name == setting.text }) else {
      reportUnknownModifier(setting)
      return nil
    }
    // A modifier with a single context, or one set in the inputs, is constant.
    return roles.fixed[index] == nil ? index : nil
  }

  private mutating func take(_ index: Int, as role: Role, at place: Place) {
    let modifier = modifiers[index]
    if let known = roles.varying.firstIndex(where: { $0.modifier == index }) {
      // A combined modifier for color scheme and contrast, or with themes besides.
      switch role {
      case .contrast:
        if roles.varying[known].meanings.contains(where: { $0.isHighContrast != nil }) {
          roles.contrast = known
          return
        }
      case .theme: if roles.theme == known { return }
      case .colorScheme: break
      }
      return report(
        place, "the modifier '\(shown(modifier.name))' cannot be \(role.phrase) and something else")
    }
    switch role {
    case .theme: add(index, modifier.contexts.indices.map { .init(theme: $0) }, .theme)
    case .colorScheme:
      if let meanings = schemeMeanings(modifier) {
        add(index, meanings, .colorScheme)
      } else if let meanings = bothMeanings(modifier) {
        addScheme(index, meanings)
      } else {
        report(
          place,
          "the contexts of the color scheme are 'light' and 'dark', and those of '\(shown(modifier.name))' "
            + "are \(contexts(modifier)); name those for light and dark, as in 'tokens: {schemes: "
            + "\(schemesExample(modifier))}'")
      }
    case .contrast:
      if let meanings = contrastMeanings(modifier) {
        add(index, meanings, .contrast)
      } else {
        report(
          place,
          "the contexts of the contrast are 'standard' and 'increased', and those of "
            + "'\(shown(modifier.name))' are \(contexts(modifier)); rename them")
      }
    }
  }

  func contexts(_ modifier: ResolverFile.Modifier) -> String {
    modifier.contexts.map { "'\(shown($0.name))'" }.joined(separator: ", ")
  }

  private mutating func add(_ index: Int, _ meanings: [ModifierRoles.Meaning], _ role: Role) {
    roles.varying.append(ModifierRoles.Varying(modifier: index, meanings: meanings))
    let position = roles.varying.count - 1
    switch role {
    case .theme: roles.theme = position
    case .colorScheme: roles.colorScheme = position
    case .contrast: roles.contrast = position
    }
  }

  /// Adds the color scheme, which may also be the contrast and have themes.
  mutating func addScheme(_ index: Int, _ meanings: [ModifierRoles.Meaning]) {
    add(index, meanings, .colorScheme)
    if meanings.contains(where: { $0.isHighContrast == true }) {
      roles.contrast = roles.contrast ?? roles.colorScheme
    }
    if meanings.contains(where: { $0.theme != nil }) {
      roles.theme = roles.theme ?? roles.colorScheme
    }
  }

  private mutating func findScheme(_ index: Int) {
    guard roles.colorScheme == nil else { return }
    if let meanings = schemeMeanings(modifiers[index]) {
      add(index, meanings, .colorScheme)
    } else if let meanings = bothMeanings(modifiers[index]) {
      let isTheme = meanings.contains { $0.theme != nil }
      let isContrast = meanings.contains { $0.isHighContrast == true }
      if isContrast && roles.contrast != nil || isTheme && roles.theme != nil { return }
      addScheme(index, meanings)
    }
  }

  private mutating func reportRest(_ rest: [Int], _ first: Int) {
    let names = rest.map { "'\(shown(modifiers[$0].name))'" }.joined(separator: ", ")
    let last = modifiers[rest[rest.count - 1]]
    let example =
      roles.theme == nil
      ? "theme: \(modifiers[first].name), inputs: {\(last.name): \(last.contexts[0].name)}"
      : "inputs: {\(last.name): \(last.contexts[0].name)}"
    report(
      modifiers[first].place,
      "only one modifier can be the theme, and \(names) \(rest.count == 1 ? "is" : "are") left; "
        + "name it in the project file, and give the others a context, as in 'tokens: "
        + "{\(example)}'")
  }

  // MARK: - Contexts

  /// The meanings of `light` and `dark`; nil for other contexts.
  private func schemeMeanings(_ modifier: ResolverFile.Modifier) -> [ModifierRoles.Meaning]? {
    let names = modifier.contexts.map { $0.name.lowercased() }
    guard names.sorted() == ["dark", "light"] else { return nil }
    return names.map { .init(isDark: $0 == "dark") }
  }

  /// The meanings of `light`, `dark`, variants of them with more contrast, and further contexts, which are
  /// themes; nil without both `light` and `dark`.
  ///
  /// - Parameter schemes: The contexts that the project file names; the others are known by their names.
  func bothMeanings(
    _ modifier: ResolverFile.Modifier, _ schemes: [TokenInput.Scheme] = []
  ) -> [ModifierRoles.Meaning]? {
    var known = Set(schemes.map { [$0.isDark, $0.isHighContrast] })
    let variants = modifier.contexts.map { context -> ModifierRoles.Meaning? in
      if let scheme = schemes.first(where: { $0.context.text == context.name }) {
        return .init(isDark: scheme.isDark, isHighContrast: scheme.isHighContrast)
      }
      guard let (isDark, isHigh) = schemeAndContrast(context.name),
        known.insert([isDark, isHigh]).inserted
      else { return nil }
      return .init(isDark: isDark, isHighContrast: isHigh)
    }
    guard known.isSuperset(of: [[false, false], [true, false]]) else { return nil }
    let hasContrast = known.count > 2
    let hasThemes = variants.contains { $0 == nil }
    var themes = 0
    return variants.map { variant in
      guard let variant else {
        themes += 1
        return .init(theme: themes)
      }
      return .init(
        theme: hasThemes ? 0 : nil, isDark: variant.isDark,
        isHighContrast: hasContrast ? variant.isHighContrast : nil)
    }
  }

  /// The meaning of `dark`, or `light_high_contrast`; nil for other names.
  private func schemeAndContrast(_ name: String) -> (isDark: Bool, isHigh: Bool)? {
    let name = name.lowercased().filter(\.isLetter)
    let isDark = name.contains("dark")
    guard isDark != name.contains("light") else { return nil }
    let parts = name.split(separator: isDark ? "dark" : "light")
    if parts.isEmpty { return (isDark, false) }
    let isHigh =
      parts.count == 1
      && [
        "highcontrast", "increasedcontrast", "morecontrast", "contrast", "increased", "hc", "ax",
        "accessible",
      ].contains(parts[0])
    return isHigh ? (isDark, true) : nil
  }

  /// The meanings of `standard` and `increased`; nil for other contexts.
  private func contrastMeanings(_ modifier: ResolverFile.Modifier) -> [ModifierRoles.Meaning]? {
    let names = modifier.contexts.map { $0.name.lowercased() }
    guard names.count == 2,
      let standard = names.firstIndex(where: {
        ["standard", "normal", "default", "regular"].contains($0)
      }), ["increased", "more", "high"].contains(names[1 - standard])
    else { return nil }
    return names.indices.map { .init(isHighContrast: $0 != standard) }
  }
}
