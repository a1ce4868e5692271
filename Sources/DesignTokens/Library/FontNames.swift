/// What a font family is on Apple's systems.
package enum FontDesign: Hashable, Sendable {
  /// The system's font.
  case system

  /// The system's fonts of a design.
  case serif, monospaced, rounded

  /// The fonts of a name.
  case custom(String)
}

extension FontFamilyValue {
  /// What the preferred name stands for.
  package var design: FontDesign {
    switch names[0] {
    case "system-ui", "sans-serif", "ui-sans-serif", "-apple-system": .system
    case "serif", "ui-serif": .serif
    case "monospace", "ui-monospace": .monospaced
    case "ui-rounded": .rounded
    default: .custom(names[0])
    }
  }
}

/// The weights of Apple's fonts.
package enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

extension FontWeightValue {
  /// The nearest weight, of two the heavier: they are the hundreds from 100 on.
  package var weight: FontWeight {
    let index = Int((number / 100).rounded(.toNearestOrAwayFromZero)) - 1
    let all = FontWeight.allCases
    return all[min(max(index, 0), all.count - 1)]
  }
}
