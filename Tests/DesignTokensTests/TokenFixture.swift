import DesignTokens
import Diagnostics
import Foundation

/// Token files in memory.
struct TokenFixture {
  var files: [String: String]
  var path = "tokens"
  var theme: String?
  var colorScheme: String?
  var contrast: String?
  var schemes: [(context: String, isDark: Bool, isHighContrast: Bool)] = []
  var inputs: [(String, String)] = []

  /// One JSON file.
  init(_ json: String) { files = ["tokens/a.tokens.json": json] }

  init(files: [String: String]) { self.files = files }

  /// A folder of the fixtures as the folder `tokens`.
  static func folder(_ name: String) throws -> TokenFixture {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/\(name)")
    var files: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files["tokens/\(file)"] = try String(
        contentsOf: folder.appending(path: file), encoding: .utf8)
    }
    return TokenFixture(files: files)
  }

  func read() -> ReadTokens {
    let files = files
    return readTokens(
      TokenInput(
        path: .init(path), theme: theme.map { .init($0) },
        colorScheme: colorScheme.map { .init($0) },
        schemes: schemes.map {
          .init(.init($0.context), isDark: $0.isDark, isHighContrast: $0.isHighContrast)
        },
        contrast: contrast.map { .init($0) },
        inputs: inputs.map { (.init($0.0), .init($0.1)) },
        filesInFolder: { folder in
          let inside = files.keys.filter { $0.hasPrefix(folder + "/") }
          return inside.isEmpty ? nil : inside
        },
        read: { path in files[path].map { Array($0.utf8) } }))
  }

  /// The problems, as messages show them.
  var problems: [String] {
    read().diagnostics.flatMap { diagnostic in
      [line(diagnostic.place, "\(diagnostic.message) [\(diagnostic.id)]")]
        + diagnostic.notes.map { line($0.place, "note: \($0.message)") }
    }
  }

  private func line(_ place: Place?, _ message: String) -> String {
    guard let place else { return message }
    let name = place.source.path.split(separator: "/").last ?? ""
    let prefix = files.count == 1 ? "" : "\(name):"
    return "\(prefix)\(place.start.line):\(place.start.column): \(message)"
  }
}

extension TokenSystem {
  /// The values of a token in each combination, with equal neighbors merged.
  func texts(_ path: String) -> [String] {
    guard let token = self[TokenPath(path.split(separator: ".").map(String.init))] else {
      return []
    }
    var texts: [String] = []
    for value in token.values {
      let text = value.map(\.text) ?? "missing"
      if texts.last != text { texts.append(text) }
    }
    return texts
  }

  /// The value of a token that is the same in all combinations.
  func text(_ path: String) -> String {
    let texts = texts(path)
    return texts.count == 1 ? texts[0] : "\(texts)"
  }
}

extension TokenPart<TokenValue> {
  var text: String { (token.map { "{\($0)} " } ?? "") + value.text }
}

extension TokenValue {
  /// A readable notation, for tests.
  var text: String {
    switch self {
    case .color(let color): color.text
    case .dimension(let value): value.text
    case .fontFamily(let family): family.names.joined(separator: ", ")
    case .fontWeight(let weight): short(weight.number)
    case .duration(let duration): duration.text
    case .cubicBezier(let curve): curve.text
    case .number(let number): short(number)
    case .strokeStyle(let style): style.text
    case .border(let border):
      [
        border.width.described(\.text), border.style.described(\.text),
        border.color.described(\.text),
      ].joined(separator: " ")
    case .transition(let value):
      [
        value.duration.described(\.text), value.delay.described(\.text),
        value.timingFunction.described(\.text),
      ].joined(separator: " ")
    case .shadow(let layers): layers.map(\.text).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\($0.color.described(\.text)) \($0.position.described(short))" }
        .joined(separator: ", ")
    case .typography(let value):
      [
        value.fontFamily.described { $0.names.joined(separator: "/") },
        value.fontSize.described(\.text), value.fontWeight.described { short($0.number) },
        value.letterSpacing.described(\.text), value.lineHeight.described(short),
      ].joined(separator: " ")
    }
  }
}

extension TokenPart {
  func described(_ text: (Value) -> String) -> String {
    token.map { "{\($0)}" } ?? text(value)
  }
}

extension ColorValue {
  var text: String {
    let components = components.map { $0.map(short) ?? "none" }.joined(separator: " ")
    return "\(space.rawValue)(\(components)\(alpha == 1 ? "" : " / \(short(alpha))"))"
      + (hex.map { " \($0.value)" } ?? "")
  }
}

extension DimensionValue {
  var text: String { short(value) + unit.rawValue }
}

extension DurationValue {
  var text: String { short(value) + unit.rawValue }
}

extension CubicBezierValue {
  var text: String { "(\(short(x1)) \(short(y1)) \(short(x2)) \(short(y2)))" }
}

extension StrokeStyleValue {
  var text: String {
    switch self {
    case .named(let name): name.rawValue
    case .dashes(let dashes, let cap):
      "[\(dashes.map { $0.described(\.text) }.joined(separator: " "))] \(cap.rawValue)"
    }
  }
}

extension ShadowLayer {
  var text: String {
    [offsetX, offsetY, blur, spread].map { $0.described(\.text) }.joined(separator: " ")
      + " \(color.described(\.text))" + (inset?.value == true ? " inset" : "")
  }
}

func short(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}
