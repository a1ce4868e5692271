import Foundation
@_spi(Model) import SwiftUI

/// How people set up a device, as far as it changes colors.
private struct Appearance {
  /// `dark increased`, or `orchard light`.
  let name: String
  let scheme: ColorScheme
  let contrast: ColorSchemeContrast
  let theme: (@MainActor (AnyView) -> AnyView)?

  /// All, the usual one first.
  @MainActor static func all(
    _ themes: [(name: String, change: @MainActor (AnyView) -> AnyView)]
  ) -> [Self] {
    let themes = [(name: "", change: nil)] + themes.map { (name: $0.name + " ", change: $0.change) }
    return themes.flatMap { theme, change in
      [ColorScheme.light, .dark].flatMap { scheme in
        [ColorSchemeContrast.standard, .increased].map { contrast in
          Self(
            name: theme + "\(scheme)" + (contrast == .increased ? " increased" : ""),
            scheme: scheme, contrast: contrast, theme: change)
        }
      }
    }
  }
}

/// What changes where things are.
private struct Arrangement {
  let name: String
  let change: @MainActor (inout EnvironmentValues) -> Void

  /// All, the usual one first.
  @MainActor static let all =
    [Self(name: "large") { _ in }]
    + [DynamicTypeSize.xSmall, .xxxLarge, .accessibility1, .accessibility3, .accessibility5].map {
      size in Self(name: "\(size)") { $0.dynamicTypeSize = size }
    } + [
      Self(name: "rightToLeft") { $0.layoutDirection = .rightToLeft },
      Self(name: "longTexts") { $0.modelHasLongTexts = true },
    ]
}

/// The pictures of a preview, as JSON.
private struct DrawnPreview: Encodable {
  struct Drawing: Encodable {
    /// The name of the arrangement.
    var arrangement: String

    /// The names of the appearances in which it looks like this, but for its colors.
    var appearances: [String]
    var x, y, width, height: Double
    var markup: String
  }
  var component: String
  var preview: String
  var drawings: [Drawing] = []

  /// The colors of each class, in the order of ``DrawnSettings/appearances``; nil where they are not known.
  var classes: [String: [String?]] = [:]
  var symbols: [String] = []
  var elements: [Result.Element]
  var unmodeled: [String]
  var measures: [DrawnMeasure] = []
  var pairs: [DrawnPair] = []
}

/// The arrangements and appearances in which everything is drawn, as JSON.
private struct DrawnSettings: Encodable {
  var arrangements: [String]
  var appearances: [String]
}

/// The room around a picture, in points.
private let margin: CGFloat = 8

/// What a view is offered in a picture: the width of a screen without margins.
private let offer = ProposedViewSize(width: 361, height: nil)

/// Draws previews, and appends a line for each to a file, after one with the settings.
///
/// - Parameter list: The path of a file with a line for each preview: the component, a tab, and the preview.
@MainActor func draw(
  _ list: String, _ components: [RenderedComponent],
  _ themes: [String: @MainActor (AnyView) -> AnyView], to file: FileHandle
) {
  let appearances = Appearance.all(
    themes.sorted { $0.key < $1.key }.map { (name: $0.key, change: $0.value) })
  file.write(
    line: DrawnSettings(
      arrangements: Arrangement.all.map(\.name), appearances: appearances.map(\.name)))
  for (component, preview, view) in previews(in: list, components) {
    guard let view else { continue }
    file.write(line: draw(view, component, preview, appearances))
  }
}

@MainActor private func draw(
  _ view: @MainActor () -> AnyView, _ component: String, _ preview: String,
  _ appearances: [Appearance]
) -> DrawnPreview {
  func host(_ appearance: Appearance, _ arrangement: Arrangement) -> ModelHost {
    let host = ModelHost(appearance.theme.map { $0(view()) } ?? view())
    host.environment.colorScheme = appearance.scheme
    host.environment._colorSchemeContrast = appearance.contrast
    arrangement.change(&host.environment)
    host.offer = offer
    host.update()
    return host
  }
  let usual = host(appearances[0], Arrangement.all[0])
  var result = DrawnPreview(
    component: component, preview: preview, elements: usual.elements.map(Result.Element.init),
    unmodeled: usual.unmodeled.sorted())
  var symbols: Set<String> = []
  /// The class of the colors in all appearances for the colors in the first and the first dark one; nil if there are
  /// several.
  var known: [Pair: String?] = [:]
  let dark = appearances.firstIndex { $0.scheme == .dark } ?? 0
  var reading = AppearanceReading(count: appearances.count)
  for (index, arrangement) in Arrangement.all.enumerated() {
    let isUsual = index == 0
    // Colors in other arrangements are those that the usual one has.
    let shown = isUsual ? Array(appearances.indices) : dark == 0 ? [0] : [0, dark]
    var pictures = shown.map { appearance in
      let host =
        isUsual && appearance == 0 ? usual : host(appearances[appearance], arrangement)
      let picture = Picture(of: host.node, margin: margin)
      if isUsual { reading.add(host.node, host.environment, appearance: appearance) }
      return (appearances: [appearance], picture: picture)
    }
    for (_, picture) in pictures { symbols.formUnion(picture.symbols) }
    while let (_, picture) = pictures.first {
      let same = pictures.filter { $0.picture.hasSameElements(as: picture) }
      pictures.removeAll { $0.picture.hasSameElements(as: picture) }
      var holders = Set(same.flatMap(\.appearances))
      var classes: [String] = []
      for place in picture.colors.indices {
        var colors: [String?] = appearances.map { _ in nil }
        for (appearances, picture) in same {
          for appearance in appearances { colors[appearance] = picture.colors[place].hexadecimal }
        }
        let pair = Pair(light: colors[0], dark: colors[dark])
        var name = className(of: colors)
        if isUsual {
          if let other = known[pair], other != name {
            known[pair] = .some(nil)
          } else {
            known[pair] = .some(name)
          }
        } else if same.count == shown.count, let usual = known[pair] ?? nil {
          name = usual
        } else {
          holders.formIntersection(shown)
        }
        if result.classes[name] == nil { result.classes[name] = colors }
        classes.append(name)
      }
      if !isUsual, same.count == shown.count,
        classes.allSatisfy({ name in result.classes[name].map { !$0.contains(nil) } ?? false })
      {
        holders = Set(appearances.indices)
      }
      result.drawings.append(
        DrawnPreview.Drawing(
          arrangement: arrangement.name,
          appearances: holders.sorted().map { appearances[$0].name },
          x: picture.frame.minX, y: picture.frame.minY, width: picture.frame.width,
          height: picture.frame.height, markup: picture.markup(classes: classes)))
    }
  }
  result.symbols = symbols.sorted()
  (result.measures, result.pairs) = reading.results
  return result
}

/// The colors of something in the light and in the dark.
private struct Pair: Hashable {
  let light, dark: String?
}

extension ModelColor {
  /// As in style sheets.
  var hexadecimal: String {
    ([red, green, blue] + (opacity < 1 ? [opacity] : [])).map { part in
      let byte = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16)
      return byte.count == 1 ? "0" + byte : byte
    }.reduce("#", +)
  }
}

/// A name that depends on nothing but the colors.
private func className(of colors: [String?]) -> String {
  // FNV-1a.
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in colors.map({ $0 ?? "-" }).joined(separator: " ").utf8 {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
  return "k" + String(hash % 78_364_164_096, radix: 36)
}
