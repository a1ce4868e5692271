/// An appearance of the system that colors can follow.
package enum TokenAppearanceName: String, Choice {
  case light
  case dark
  case lightIncreasedContrast
  case darkIncreasedContrast

  static let noun = "appearance"

  package var isDark: Bool { self == .dark || self == .darkIncreasedContrast }

  package var isHighContrast: Bool {
    self == .lightIncreasedContrast || self == .darkIncreasedContrast
  }

  var documentation: String {
    switch self {
    case .light: "The light color scheme."
    case .dark: "The dark color scheme."
    case .lightIncreasedContrast: "The light color scheme with increased contrast."
    case .darkIncreasedContrast: "The dark color scheme with increased contrast."
    }
  }
}
