import Diagnostics
import English

/// The options for showing previews.
package struct RenderRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// The component, by its key in specs or its name in Swift; nil for a list of all.
  package var component: String?

  /// The names of the previews; empty for the usual one.
  package var previews: [String]

  /// Whether all previews are shown.
  package var showsAll: Bool

  /// The style and the theme in which they are shown, if not their own.
  package var style: String?
  package var theme: String?
  package var textSize: TextSize?
  package var isRightToLeft: Bool
  package var isDark: Bool

  /// Whether people ask the system for more contrast.
  package var hasIncreasedContrast: Bool
  package var locale: String?

  /// Whether localized texts are longer, as translations are.
  package var hasLongTexts: Bool
  package var format: Format

  package enum Format: String, CaseIterable, Sendable {
    case outline, layout, accessibility, json
  }

  /// A text size of the system, by the name of the case of `DynamicTypeSize`.
  package enum TextSize: String, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Its short name: `AX5`.
    package var shortName: String { rawValue.replacing("accessibility", with: "AX") }

    /// Nil if there is no text size with the name, whose case does not matter.
    package init?(named name: String) {
      let name = name.lowercased()
      guard
        let size = Self.allCases.first(where: {
          [$0.rawValue.lowercased(), $0.shortName.lowercased()].contains(name)
        })
      else { return nil }
      self = size
    }
  }

  package init(
    folder: String = ".", component: String? = nil, previews: [String] = [],
    showsAll: Bool = false, style: String? = nil, theme: String? = nil, textSize: TextSize? = nil,
    isRightToLeft: Bool = false, isDark: Bool = false, hasIncreasedContrast: Bool = false,
    locale: String? = nil, hasLongTexts: Bool = false, format: Format = .outline
  ) {
    self.folder = folder
    self.component = component
    self.previews = previews
    self.showsAll = showsAll
    self.style = style
    self.theme = theme
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.isDark = isDark
    self.hasIncreasedContrast = hasIncreasedContrast
    self.locale = locale
    self.hasLongTexts = hasLongTexts
    self.format = format
  }

  /// The options for the program that shows the previews.
  var options: [String] {
    var options: [String] = []
    if let style { options += ["--style", style] }
    if let theme { options += ["--theme", theme] }
    if let textSize { options += ["--text-size", textSize.rawValue] }
    if isRightToLeft { options.append("--right-to-left") }
    if isDark { options.append("--dark") }
    if hasIncreasedContrast { options.append("--increased-contrast") }
    if hasLongTexts { options.append("--long-texts") }
    if let locale { options += ["--locale", locale] }
    return options
  }
}

/// A name on the command line that nothing has.
struct UnknownName: Error, CustomStringConvertible {
  let description: String

  /// - Parameters:
  ///   - what: The kind of thing: "component".
  ///   - owner: What has none with the name: "the project".
  init(_ what: String, _ name: String, of owner: String, among names: [String]) {
    let remedy: String =
      if let near = nearest(name, among: names) {
        "did you mean '\(near)'?"
      } else if names.isEmpty {
        "there are none"
      } else {
        "\(names.count == 1 ? "there is" : "there are") " + listed(names.map { "'\($0)'" })
      }
    description = "\(owner) has no \(what) '\(name)'; \(remedy)"
  }
}
