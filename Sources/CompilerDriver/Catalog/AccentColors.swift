import CatalogSite
import DesignTokens
import Diagnostics
import English
import Specification

extension CatalogAccent {
  /// The color of a token in light and dark; nil if the project names none.
  ///
  /// - Throws: What is wrong with the token: a problem at its place.
  init?(_ path: Located<String>?, in tokens: VerifiedTokens?) throws(DiagnosticError) {
    guard let path else { return nil }
    guard let library = tokens?.library else {
      throw DiagnosticError(path, "the project has no design tokens; remove the key")
    }
    let colors = library.namespaces.flatMap(\.emittedMembers).filter(\.token.isColor)
    guard let member = colors.first(where: { tokenName("\($0.token.path)") == path.value }) else {
      let known = colors.map { tokenName("\($0.token.path)") }
      throw DiagnosticError(
        path,
        "no color token is named '\(path.value)'; "
          + remedy(for: path.value, among: known, none: "there are none"))
    }
    guard let values = library.values(of: member, inTheme: max(0, library.defaultTheme)),
      case .color(let light) = values.light.value, case .color(let dark) = values.dark.value
    else { throw DiagnosticError(path, "'\(path.value)' has no color in the default theme") }
    for (scheme, color, page) in [("light", light, Self.lightPage), ("dark", dark, Self.darkPage)] {
      let ratio = color.displayed.color.contrast(on: page)
      // Links have the contrast of texts (WCAG 2.2, 1.4.3).
      guard ratio < 4.5 else { continue }
      let shown = (ratio * 10).rounded(.down) / 10
      throw DiagnosticError(
        path,
        "'\(path.value)' has a contrast of \(shown) with the catalog's page in \(scheme), and links "
          + "need 4.5; name a token with more contrast")
    }
    self.init(light: light.hexadecimal, dark: dark.hexadecimal)
  }

  /// The grounds of the pages, in `templates/Catalog/site.css.template`: those with the least contrast.
  private static let lightPage = DisplayColor(
    space: .srgb, red: 0xF5 / 255.0, green: 0xF6 / 255.0, blue: 0xF8 / 255.0)
  private static let darkPage = DisplayColor(
    space: .srgb, red: 0x1F / 255.0, green: 0x22 / 255.0, blue: 0x27 / 255.0)
}

/// A problem of the accent.
struct DiagnosticError: Error {
  let diagnostic: Diagnostic

  fileprivate init(_ path: Located<String>, _ message: String) {
    diagnostic = Diagnostic(.catalogAccent, at: path.place, message)
  }
}

extension DesignToken {
  /// Whether its value is a color.
  fileprivate var isColor: Bool {
    values.contains { if case .color = $0?.value { true } else { false } }
  }
}
