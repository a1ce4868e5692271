/// A font family on Apple's systems.
package enum FontDesign: Hashable, Sendable {
  /// The system's font.
  case system

  /// A design of the system's font.
  case serif, monospaced, rounded

  /// A font by its name.
  case custom(String)
}

extension FontFamilyValue {
  /// The design for the preferred name.
  package var design: FontDesign { systemDesigns[names[0].lowercased()] ?? .custom(names[0]) }
}

/// The designs of the system's font, by the lowercase names of its families and of CSS.
private let systemDesigns: [String: FontDesign] = [
  "system-ui": .system, "sans-serif": .system, "ui-sans-serif": .system,
  "-apple-system": .system, "blinkmacsystemfont": .system, ".applesystemuifont": .system,
  "sf pro": .system, "sf pro text": .system, "sf pro display": .system, "sf compact": .system,
  "sf compact text": .system, "sf compact display": .system, "san francisco": .system,
  "serif": .serif, "ui-serif": .serif, "new york": .serif, "new york small": .serif,
  "new york medium": .serif, "new york large": .serif, "new york extra large": .serif,
  "monospace": .monospaced, "ui-monospace": .monospaced, "sf mono": .monospaced,
  "sfmono-regular": .monospaced,
  "ui-rounded": .rounded, "sf pro rounded": .rounded, "sf compact rounded": .rounded,
]

/// The weights of Apple's fonts.
package enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

extension FontWeightValue {
  /// The nearest weight; of two equally near ones, the heavier. They are the hundreds from 100 on.
  package var weight: FontWeight {
    let index = Int((number / 100).rounded(.toNearestOrAwayFromZero)) - 1
    let all = FontWeight.allCases
    return all[min(max(index, 0), all.count - 1)]
  }
}
