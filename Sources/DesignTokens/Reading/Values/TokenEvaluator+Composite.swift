import Diagnostics
import YAMLSyntax

extension TokenEvaluator {
  mutating func strokeStyle(_ node: LocatedNode) -> StrokeStyleValue? {
    let example = "{\"dashArray\": [{\"value\": 4, \"unit\": \"px\"}], \"lineCap\": \"round\"}"
    if node.entries == nil {
      guard let name: StrokeStyleValue.Name = word(node, "stroke style", plural: "stroke styles")
      else { return nil }
      return .named(name)
    }
    guard
      let members = members(
        node, required: ["dashArray", "lineCap"], of: "a stroke style", example: example)
    else { return nil }
    let dashes = members["dashArray"].flatMap { dashLengths($0) }
    let cap: StrokeStyleValue.Cap? = members["lineCap"].flatMap {
      word($0, "line cap", plural: "line caps")
    }
    guard let dashes, let cap else { return nil }
    return .dashes(dashes, cap: cap)
  }

  private mutating func dashLengths(_ written: LocatedNode) -> [TokenPart<DimensionValue>]? {
    guard let dashes = literal(written) else { return nil }
    guard let items = dashes.items, !items.isEmpty else {
      reportKind(
        dashes, expected: "a list of dimensions", example: "[{\"value\": 4, \"unit\": \"px\"}]")
      return nil
    }
    return all(items.map(dashes.with)) { $0.dimensionPart($1) }
  }

  mutating func border(_ node: LocatedNode) -> BorderValue? {
    guard
      let members = members(
        node, required: ["color", "width", "style"], of: "a border",
        example: "{\"color\": …, \"width\": …, \"style\": \"solid\"}")
    else { return nil }
    let color = members["color"].flatMap { colorPart($0) }
    let width = members["width"].flatMap { dimensionPart($0) }
    let style = members["style"].flatMap { style in
      part(style, .strokeStyle) { value in
        if case .strokeStyle(let style) = value { style } else { nil }
      } read: {
        $0.strokeStyle($1)
      }
    }
    guard let color, let width, let style else { return nil }
    return BorderValue(color: color, width: width, style: style)
  }

  mutating func transition(_ node: LocatedNode) -> TransitionValue? {
    guard
      let members = members(
        node, required: ["duration", "delay", "timingFunction"], of: "a transition",
        example: "{\"duration\": …, \"delay\": …, \"timingFunction\": [0.4, 0, 0.2, 1]}")
    else { return nil }
    let duration = members["duration"].flatMap { durationPart($0) }
    let delay = members["delay"].flatMap { durationPart($0) }
    let timing = members["timingFunction"].flatMap { timing in
      part(timing, .cubicBezier) { value in
        if case .cubicBezier(let curve) = value { curve } else { nil }
      } read: {
        $0.cubicBezier($1)
      }
    }
    guard let duration, let delay, let timing else { return nil }
    return TransitionValue(duration: duration, delay: delay, timingFunction: timing)
  }

  mutating func shadow(_ node: LocatedNode) -> [ShadowLayer]? {
    guard let items = node.items else { return shadowLayer(node).map { [$0] } }
    if items.isEmpty {
      report(.tokenValue, node.place, "a list of shadows has at least one, and this is empty")
      return nil
    }
    return all(items.map(node.with)) { evaluator, item in
      evaluator.element(item, .shadow) { value in
        if case .shadow(let layers) = value { layers } else { nil }
      } read: {
        $0.shadowLayer($1)
      }
    }
  }

  private mutating func shadowLayer(_ node: LocatedNode) -> ShadowLayer? {
    guard
      let members = members(
        node, required: ["color", "offsetX", "offsetY", "blur", "spread"], optional: ["inset"],
        of: "a shadow",
        example: "{\"color\": …, \"offsetX\": …, \"offsetY\": …, \"blur\": …, \"spread\": …}")
    else { return nil }
    let color = members["color"].flatMap { colorPart($0) }
    let offsetX = members["offsetX"].flatMap { dimensionPart($0) }
    let offsetY = members["offsetY"].flatMap { dimensionPart($0) }
    let blur = members["blur"].flatMap { dimensionPart($0) }
    let spread = members["spread"].flatMap { dimensionPart($0) }
    var inset: TokenPart<Bool>?
    if let written = members["inset"] {
      guard let node = literal(written) else { return nil }
      guard let boolean = node.boolean else {
        report(.tokenValue, written.place, "'inset' is true or false, found \(node.found)")
        return nil
      }
      inset = TokenPart(boolean, at: written.place)
    }
    guard let color, let offsetX, let offsetY, let blur, let spread else { return nil }
    return ShadowLayer(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }

  mutating func gradient(_ node: LocatedNode) -> [GradientStop]? {
    guard let items = node.items, !items.isEmpty else {
      reportKind(
        node, expected: "a list of stops",
        example: "[{\"color\": …, \"position\": 0}, {\"color\": …, \"position\": 1}]")
      return nil
    }
    return all(items.map(node.with)) { evaluator, item in
      evaluator.element(item, .gradient) { value in
        if case .gradient(let stops) = value { stops } else { nil }
      } read: {
        $0.gradientStop($1)
      }
    }
  }

  private mutating func gradientStop(_ node: LocatedNode) -> GradientStop? {
    guard
      let members = members(
        node, required: ["color", "position"], of: "a stop of a gradient",
        example: "{\"color\": …, \"position\": 0}")
    else { return nil }
    let color = members["color"].flatMap { colorPart($0) }
    let position = members["position"].flatMap { numberPart($0) }
    guard let color, let position else { return nil }
    // The format clamps positions outside of the range.
    let clamped = TokenPart(
      min(max(position.value, 0), 1), token: position.token, at: position.place)
    return GradientStop(color: color, position: clamped)
  }

  mutating func typography(_ node: LocatedNode) -> TypographyValue? {
    guard
      let members = members(
        node, required: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"],
        of: "a typography",
        example: "{\"fontFamily\": …, \"fontSize\": …, \"fontWeight\": 400, \"letterSpacing\": …, "
          + "\"lineHeight\": 1.5}")
    else { return nil }
    let family = members["fontFamily"].flatMap { family in
      part(family, .fontFamily) { value in
        if case .fontFamily(let family) = value { family } else { nil }
      } read: {
        $0.fontFamily($1)
      }
    }
    let weight = members["fontWeight"].flatMap { weight in
      part(weight, .fontWeight) { value in
        if case .fontWeight(let weight) = value { weight } else { nil }
      } read: {
        $0.fontWeight($1)
      }
    }
    let size = members["fontSize"].flatMap { dimensionPart($0) }
    let spacing = members["letterSpacing"].flatMap { dimensionPart($0) }
    let height = members["lineHeight"].flatMap { lineHeight($0, size: size?.value) }
    guard let family, let size, let weight, let spacing, let height else { return nil }
    return TypographyValue(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: height)
  }

  /// Reads a line height: a multiple of the font size, or a length, which is converted to one.
  private mutating func lineHeight(
    _ node: LocatedNode, size: DimensionValue?
  ) -> TokenPart<Double>? {
    var isLength = node["unit"] != nil
    if case .success(.token(let path))? = reference(in: node) {
      guard let resolved = resolved(path, at: node.place) else { return nil }
      isLength = resolved.type == .dimension
    }
    guard isLength else { return numberPart(node) }
    guard let height = dimensionPart(node)?.value, let size else { return nil }
    guard size.value > 0 else {
      report(
        .tokenValue, node.place,
        "a line height in '\(height.unit.rawValue)' needs a font size greater than 0; write a "
          + "multiple of the font size, as in '1.5'")
      return nil
    }
    let multiple = height.points(rem: rem) / size.points(rem: rem)
    return TokenPart((multiple * 10_000).rounded() / 10_000, at: node.place)
  }

  // MARK: - Parts

  private mutating func colorPart(_ node: LocatedNode) -> TokenPart<ColorValue>? {
    part(node, .color) { value in
      if case .color(let color) = value { color } else { nil }
    } read: {
      $0.color($1)
    }
  }

  private mutating func dimensionPart(_ node: LocatedNode) -> TokenPart<DimensionValue>? {
    part(node, .dimension) { value in
      if case .dimension(let dimension) = value { dimension } else { nil }
    } read: {
      $0.dimension($1)
    }
  }

  private mutating func durationPart(_ node: LocatedNode) -> TokenPart<DurationValue>? {
    part(node, .duration) { value in
      if case .duration(let duration) = value { duration } else { nil }
    } read: {
      $0.duration($1)
    }
  }

  private mutating func numberPart(_ node: LocatedNode) -> TokenPart<Double>? {
    part(node, .number) { value in
      if case .number(let number) = value { number } else { nil }
    } read: {
      $0.number($1)
    }
  }

  /// Reads an element of a list, which may refer to a token with a single element.
  private mutating func element<Element: Hashable & Sendable>(
    _ written: LocatedNode, _ type: TokenType, _ unwrap: (TokenValue) -> [Element]?,
    read: (inout Self, LocatedNode) -> Element?
  ) -> Element? {
    let part = part(written, type, unwrap) { evaluator, node in read(&evaluator, node).map { [$0] }
    }
    guard let elements = part?.value else { return nil }
    if elements.count == 1 { return elements[0] }
    report(
      .tokenReference, written.place,
      "the referenced token has \(elements.count) elements, and a list takes tokens with one; "
        + "write the elements out")
    return nil
  }

  /// All elements of a list; nil if one of them has an error, after all were read.
  mutating func all<Node, Element>(
    _ nodes: [Node], _ read: (inout Self, Node) -> Element?
  ) -> [Element]? {
    var elements: [Element] = []
    for node in nodes {
      if let element = read(&self, node) { elements.append(element) }
    }
    return elements.count == nodes.count ? elements : nil
  }
}
