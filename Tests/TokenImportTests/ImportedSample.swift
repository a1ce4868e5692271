import DesignTokens
import Diagnostics
import SwiftUIEmitter
import Testing
import TokenImport

/// Files that were imported, and the tokens that a build reads from them.
struct ImportedSample {
  let imported: ImportedTokens
  let system: TokenSystem

  init(_ files: [String: String]) throws {
    let sorted = files.sorted { $0.key < $1.key }.map { path, text in
      FileToImport(path: path, source: SourceText(path: path, text))
    }
    let imported = try importTokens(sorted, rules: .swiftUI()).get()
    self.imported = imported
    let texts = Dictionary(
      uniqueKeysWithValues: imported.files.map { ($0.name, Array($0.text.utf8)) })
    let settings = imported.settings
    let tokens = readTokens(
      TokenInput(
        path: .init(settings.path), theme: settings.theme.map { .init($0) },
        inputs: settings.inputs.map { (.init($0.modifier), .init($0.context)) },
        filesInFolder: { _ in nil }, read: { texts[$0] }))
    system = try #require(tokens.system, "\(tokens.diagnostics.map(\.message))")
  }

  /// The reports, with their lines.
  var reports: [String] {
    imported.diagnostics.map {
      "\($0.place?.source.path ?? ""):\($0.place?.start.line ?? 0): \($0.message)"
    }
  }

  /// The text of the only file, or of one with a name.
  func text(_ name: String? = nil) -> String {
    imported.files.first { name == nil || $0.name == name }?.text ?? ""
  }

  /// The value of a token in a combination of contexts.
  func value(
    _ path: String, isDark: Bool = false, isHighContrast: Bool = false, theme: Int = 0
  ) -> TokenValue? {
    guard let token = system.tokens.first(where: { $0.path.description == path }) else {
      return nil
    }
    let index = system.combinations.firstIndex {
      $0.isDark == (system.colorScheme == nil ? false : isDark) && $0.theme == theme
        && $0.isHighContrast == (system.contrast == nil ? false : isHighContrast)
    }
    return index.flatMap { token.values[$0]?.value }
  }

  /// The components of a color in sRGB with its alpha, or a number.
  func numbers(_ path: String, isDark: Bool = false, theme: Int = 0) -> [Double]? {
    switch value(path, isDark: isDark, theme: theme) {
    case .color(let color):
      guard let rgb = color.components(in: .srgb) else { return nil }
      return [rgb.x, rgb.y, rgb.z, color.alpha]
    case .dimension(let dimension): return [dimension.value]
    case .number(let number): return [number]
    case .duration(let duration): return [duration.seconds]
    case .fontWeight(let weight): return [weight.number]
    default: return nil
    }
  }
}

/// A part of a value that has no parts.
enum Leaf: Equatable, CustomStringConvertible {
  case number(Double)
  case text(String)

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }
}

extension ImportedSample {
  /// The parts of a value: the components of a color in sRGB and its alpha, a length and its unit, seconds, and those
  /// of the members of a composite value in the order in which the format lists them.
  func leaves(
    _ path: String, isDark: Bool = false, isHighContrast: Bool = false, theme: Int = 0
  ) -> [Leaf]? {
    value(path, isDark: isDark, isHighContrast: isHighContrast, theme: theme)?.leaves
  }
}

extension TokenValue {
  fileprivate var leaves: [Leaf] {
    switch self {
    case .color(let color): color.leaves
    case .dimension(let dimension): dimension.leaves
    case .fontFamily(let family): family.names.map { .text($0) }
    case .fontWeight(let weight): [.number(weight.number)]
    case .duration(let duration): [.number(duration.seconds)]
    case .cubicBezier(let curve): [curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) }
    case .number(let number): [.number(number)]
    case .strokeStyle(let style): style.leaves
    case .border(let border):
      border.color.value.leaves + border.width.value.leaves + border.style.value.leaves
    case .transition(let transition):
      TokenValue.duration(transition.duration.value).leaves
        + TokenValue.duration(transition.delay.value).leaves
        + TokenValue.cubicBezier(transition.timingFunction.value).leaves
    case .shadow(let layers):
      layers.flatMap { layer in
        layer.color.value.leaves
          + [layer.offsetX, layer.offsetY, layer.blur, layer.spread].flatMap(\.value.leaves)
      }
    case .gradient(let stops):
      stops.flatMap { $0.color.value.leaves + [.number($0.position.value)] }
    case .typography(let text):
      text.fontFamily.value.names.map { .text($0) } + text.fontSize.value.leaves
        + [.number(text.fontWeight.value.number)] + text.letterSpacing.value.leaves
        + [.number(text.lineHeight.value)]
    }
  }
}

extension ColorValue {
  fileprivate var leaves: [Leaf] {
    components(in: .srgb).map { [.number($0.x), .number($0.y), .number($0.z), .number(alpha)] }
      ?? []
  }
}

extension DimensionValue {
  fileprivate var leaves: [Leaf] { [.number(value), .text(unit.rawValue)] }
}

extension StrokeStyleValue {
  fileprivate var leaves: [Leaf] {
    switch self {
    case .named(let name): [.text(name.rawValue)]
    case .dashes(let dashes, let cap): dashes.flatMap(\.value.leaves) + [.text(cap.rawValue)]
    }
  }
}

/// Whether values are equal up to the precision of the written files.
func areEqual(_ left: [Leaf]?, _ right: [Leaf]) -> Bool {
  guard let left, left.count == right.count else { return false }
  return zip(left, right).allSatisfy { left, right in
    switch (left, right) {
    case (.number(let left), .number(let right)): abs(left - right) < 1e-5
    case (.text(let left), .text(let right)): left == right
    case (.number, .text), (.text, .number): false
    }
  }
}

/// Whether numbers are equal up to the precision of the written files.
func areEqual(_ left: [Double]?, _ right: [Double]?) -> Bool {
  guard let left, let right, left.count == right.count else { return false }
  return zip(left, right).allSatisfy { abs($0 - $1) < 1e-5 }
}
