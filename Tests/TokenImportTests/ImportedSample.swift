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
  func value(_ path: String, isDark: Bool = false, theme: Int = 0) -> TokenValue? {
    guard let token = system.tokens.first(where: { $0.path.description == path }) else {
      return nil
    }
    let index = system.combinations.firstIndex {
      $0.isDark == (system.colorScheme == nil ? false : isDark) && $0.theme == theme
        && !$0.isHighContrast
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

/// Whether numbers are equal up to the precision of the written files.
func areEqual(_ left: [Double]?, _ right: [Double]?) -> Bool {
  guard let left, let right, left.count == right.count else { return false }
  return zip(left, right).allSatisfy { abs($0 - $1) < 1e-5 }
}
