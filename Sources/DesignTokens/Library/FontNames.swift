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
  /// The nearest weight; of two equally near ones, the heavier. They are the hundreds from 100 on.
  package var weight: FontWeight {
    let index = Int((number / 100).rounded(.toNearestOrAwayFromZero)) - 1
    let all = FontWeight.allCases
    return all[min(max(index, 0), all.count - 1)]
  }
}
