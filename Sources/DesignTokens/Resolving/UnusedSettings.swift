import Diagnostics

/// Reports patterns and types in the project file that no token has.
func unusedSettings(
  _ input: TokenInput, _ outline: TokenOutline, _ system: TokenSystem
) -> [Diagnostic] {
  func matchesNone(_ pattern: TokenInput.Setting) -> Bool {
    let pattern = TokenPattern(pattern.text)
    return !outline.tokens.contains { pattern.match($0) != nil }
  }
  func report(_ setting: TokenInput.Setting, _ message: String) -> Diagnostic {
    Diagnostic(.tokenName, .warning, at: setting.place, "\(message); remove it, or correct it")
  }
  var found = input.types.map(\.pattern).filter(matchesNone)
    .map { report($0, "no token has a path like '\(shown($0.text))'") }
  let types = Set(system.ignored.compactMap(\.type))
  for setting in input.ignored where !IgnoredContent.partNames.contains(setting.text) {
    if IgnoredContent.isPattern(setting.text) {
      if matchesNone(setting) {
        found.append(report(setting, "no token has a path like '\(shown(setting.text))'"))
      }
    } else if !types.contains(setting.text) {
      let parts = IgnoredContent.partNames.map { "'\($0)'" }.joined(separator: " and ")
      found.append(
        report(
          setting,
          "no token has the type '\(shown(setting.text))', and the parts of values that can be "
            + "ignored are \(parts)"))
    }
  }
  return found
}
