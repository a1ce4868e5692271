import DesignTokens
import SwiftRendering
import TokenEmission

extension TokenText {
  /// An asset catalog with a color set for each color: `Palette/critical`, and `Palette/brandA/accent` for
  /// colors that depend on the theme.
  func colorAssets() -> [EmittedFile] {
    let catalog = "\(settings.sources)Resources/Tokens.xcassets"
    var files = [assetFile(catalog, [])]
    for namespace in library.namespaces {
      let colors = namespace.emittedMembers.filter { $0.token.type == .color }
      if colors.isEmpty { continue }
      let folder = "\(catalog)/\(namespace.plainName)"
      files.append(assetFile(folder, [providesNamespace]))
      files += colors.filter { !$0.isThemed }.map { colorSet($0, in: folder, theme: 0) }
      let themed = colors.filter(\.isThemed)
      if themed.isEmpty { continue }
      for (index, theme) in library.themes.enumerated() {
        files.append(assetFile("\(folder)/\(theme.name)", [providesNamespace]))
        files += themed.map { colorSet($0, in: "\(folder)/\(theme.name)", theme: index) }
      }
    }
    return files
  }

  private func colorSet(_ member: TokenMember, in folder: String, theme: Int) -> EmittedFile {
    let colors = library.values(of: member, inTheme: theme)?.map(\.value).mapOnce(\.displayedColor)
    return assetFile(
      "\(folder)/\(member.name).colorset",
      colors.map { [("colors", .list(colorEntries($0)))] } ?? [])
  }

  /// The colors of a set: the default one, and those that differ from their fallback.
  private func colorEntries(_ colors: SchemeVariants<DisplayColor>) -> [AssetValue] {
    let dark = AssetValue.appearance("luminosity", "dark")
    let contrast = AssetValue.appearance("contrast", "high")
    var entries = [AssetValue.color(colors.light, [])]
    if colors.dark != colors.light { entries.append(.color(colors.dark, [dark])) }
    let hasContrast =
      colors.lightHighContrast != colors.light || colors.darkHighContrast != colors.dark
    if hasContrast {
      entries.append(.color(colors.lightHighContrast, [contrast]))
      entries.append(.color(colors.darkHighContrast, [dark, contrast]))
    }
    return entries
  }

  private var providesNamespace: (String, AssetValue) {
    ("properties", .object([("provides-namespace", .flag(true))]))
  }

  private func assetFile(_ folder: String, _ own: [(String, AssetValue)]) -> EmittedFile {
    let info = AssetValue.object([("author", .text("xcode")), ("version", .number(1))])
    let contents = AssetValue.object((own + [("info", info)]).sorted { $0.0 < $1.0 })
    return EmittedFile(
      path: "\(folder)/Contents.json", origin: settings.origin,
      body: Array((contents.json + "\n").utf8))
  }
}

/// A value in an asset catalog's JSON, formatted as Xcode does.
private indirect enum AssetValue {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([AssetValue])
  case object([(String, AssetValue)])

  static func appearance(_ name: String, _ value: String) -> AssetValue {
    .object([("appearance", .text(name)), ("value", .text(value))])
  }

  static func color(_ color: DisplayColor, _ appearances: [AssetValue]) -> AssetValue {
    let space =
      switch color.space {
      case .srgb: "srgb"
      case .srgbLinear: "extended-linear-srgb"
      case .displayP3: "display-p3"
      }
    let components: [(String, AssetValue)] = [
      ("alpha", color.alpha), ("blue", color.blue), ("green", color.green), ("red", color.red),
    ].map { ($0, .text("\($1)")) }
    let value = AssetValue.object([
      ("color-space", .text(space)), ("components", .object(components)),
    ])
    let condition = appearances.isEmpty ? [] : [("appearances", AssetValue.list(appearances))]
    return .object(condition + [("color", value), ("idiom", .text("universal"))])
  }

  var json: String { json(indentation: "") }

  private func json(indentation: String) -> String {
    let inner = indentation + "  "
    func lines(_ items: [String], _ open: String, _ close: String) -> String {
      items.isEmpty
        ? open + close
        : "\(open)\n\(items.map { inner + $0 }.joined(separator: ",\n"))\n\(indentation)\(close)"
    }
    switch self {
    case .text(let text): return "\"\(text)\""
    case .number(let number): return "\(number)"
    case .flag(let flag): return "\(flag)"
    case .list(let items): return lines(items.map { $0.json(indentation: inner) }, "[", "]")
    case .object(let members):
      return lines(
        members.map { "\"\($0)\" : \($1.json(indentation: inner))" }, "{", "}")
    }
  }
}
