import Diagnostics

extension TokenSystem {
  /// Reports values that cannot be displayed as written, each once, regardless of the number of references.
  ///
  /// - Parameter ignored: What the project does without.
  package func appearanceFindings(except ignored: IgnoredContent = .init()) -> [Diagnostic] {
    var findings = AppearanceFindings(ignored: ignored)
    for token in tokens {
      for case .some(let part) in token.values where part.token == nil {
        findings.checkOnce(part, of: token)
      }
    }
    return findings.diagnostics
  }
}

/// The largest multiple of a font size that is a plausible line height.
private let mostLineHeight = 4.0

/// Collects findings, once for each place.
private struct AppearanceFindings {
  let ignored: IgnoredContent
  private(set) var diagnostics: [Diagnostic] = []
  private var checked: Set<WrittenPlace> = []
  private var reported: Set<WrittenPlace> = []

  init(ignored: IgnoredContent) { self.ignored = ignored }

  private struct WrittenPlace: Hashable {
    let source: ObjectIdentifier
    let span: Span

    init(_ place: Place) {
      source = ObjectIdentifier(place.source)
      span = place.span
    }
  }

  private mutating func report(_ severity: Severity, at place: Place, _ message: String) {
    guard reported.insert(WrittenPlace(place)).inserted else { return }
    diagnostics.append(Diagnostic(.tokenAppearance, severity, at: place, message))
  }

  /// Checks a value that may be shared by several combinations of contexts.
  mutating func checkOnce(_ part: TokenPart<TokenValue>, of token: DesignToken) {
    guard checked.insert(WrittenPlace(part.place)).inserted else { return }
    check(part.value, of: token, at: part.place)
  }

  private mutating func check(_ value: TokenValue, of token: DesignToken, at place: Place) {
    switch value {
    case .color(let color): check(color, at: place)
    case .strokeStyle(let style): check(style, at: place)
    case .border(let border):
      checkWritten(border.color)
      if border.style.token == nil { check(border.style.value, at: border.style.place) }
    case .shadow(let layers): for layer in layers { check(layer, of: token) }
    case .gradient(let stops): for stop in stops { checkWritten(stop.color) }
    case .typography(let typography):
      check(typography.lineHeight)
      guard let name = token.extensions.textStyle, TextStyle(rawValue: name.value) == nil
      else { return }
      let near = remedy(for: name.value, among: TextStyle.allCases.map(\.rawValue))
      report(.error, at: name.place, "'\(name.value)' is not a text style; \(near)")
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .transition: break
    }
  }

  private mutating func check(_ lineHeight: TokenPart<Double>) {
    guard lineHeight.value > mostLineHeight else { return }
    let number = lineHeight.value.description
    let text = number.hasSuffix(".0") ? String(number.dropLast(2)) : number
    report(
      .warning, at: lineHeight.place,
      "a line height is a multiple of the font size, and these lines would be \(text) times as "
        + "high; if it is a length, write it as one: '{\"value\": \(text), \"unit\": \"px\"}'")
  }

  private mutating func checkWritten(_ part: TokenPart<ColorValue>) {
    if part.token == nil { check(part.value, at: part.place) }
  }

  private mutating func check(_ color: ColorValue, at place: Place) {
    let displayed = color.displayed
    if displayed.isReduced {
      report(
        .warning, at: place,
        "'\(color.text)' is outside of Display P3; '\(displayed.color.text)' is emitted, with "
          + "less chroma"
      )
    }
    guard let hex = color.hex, color.liesInSRGB, let steps = color.steps(toHexadecimal: hex.value),
      steps > 1
    else { return }
    report(
      .warning, at: hex.place,
      "'\(hex.value)' is not this color, which is '\(color.hexadecimal)' in sRGB; the components "
        + "take precedence"
    )
  }

  private mutating func check(_ style: StrokeStyleValue, at place: Place) {
    guard case .named(let name) = style, !name.isDrawn else { return }
    report(
      .warning, at: place,
      "SwiftUI does not draw '\(name.rawValue)' lines, so this one is solid; write 'solid', "
        + "'dashed' or 'dotted', or dashes"
    )
  }

  private mutating func check(_ layer: ShadowLayer, of token: DesignToken) {
    checkWritten(layer.color)
    let ignored = ignored.parts.union(token.extensions.ignore.map(\.value))
    func warn(_ name: String, at place: Place, _ reason: String) {
      if ignored.contains(name) { return }
      report(
        .warning, at: place,
        "\(reason); write '$extensions: {dscompile: {ignore: [\(name)]}}' in the token to accept that, "
          + "or 'tokens: {ignore: [\(name)]}' in the project file for all tokens"
      )
    }
    if layer.inset?.value == true, let place = layer.inset?.place {
      warn("inset", at: place, "a view has no inner shadow, so this one is left out")
    } else if layer.spread.value.value != 0 {
      warn(
        "spread", at: layer.spread.place,
        "the shadow of a view has the size of the view, so this one is drawn without 'spread'")
    }
  }
}

extension ColorValue {
  /// The color in CSS notation, without the alpha: `oklch 0.7 0.4 150`.
  fileprivate var text: String {
    let numbers = components.map { $0.map(\.description) ?? "none" }
    return "\(space.rawValue) \(numbers.joined(separator: " "))"
  }
}

extension DisplayColor {
  fileprivate var text: String {
    let name =
      switch space {
      case .srgb: ColorSpace.srgb
      case .srgbLinear: ColorSpace.srgbLinear
      case .displayP3: ColorSpace.displayP3
      }
    return "\(name.rawValue) \(red) \(green) \(blue)"
  }
}
