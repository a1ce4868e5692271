import DesignTokens

/// A value in one line: a reference as token files write it, otherwise the written value.
func valueText(of part: TokenPart<TokenValue>) -> String {
  text(of: part) { value in
    switch value {
    case .color(let color): text(of: color)
    case .dimension(let dimension): text(of: dimension)
    case .fontFamily(let family): text(of: family)
    case .fontWeight(let weight): text(of: weight.number)
    case .duration(let duration): text(of: duration)
    case .cubicBezier(let curve): text(of: curve)
    case .number(let number): text(of: number)
    case .strokeStyle(let style): text(of: style)
    case .border(let border):
      [
        text(of: border.color, text), text(of: border.width, text), text(of: border.style, text),
      ].joined(separator: " ")
    case .transition(let transition):
      [
        text(of: transition.duration, text), "after", text(of: transition.delay, text),
        text(of: transition.timingFunction, text),
      ].joined(separator: " ")
    case .shadow(let layers): layers.map(text).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\(text(of: $0.color, text)) at \(text(of: $0.position, text))" }
        .joined(separator: ", ")
    case .typography(let typography):
      [
        text(of: typography.fontFamily, text), text(of: typography.fontSize, text),
        text(of: typography.fontWeight, text), "tracking",
        text(of: typography.letterSpacing, text), "line height",
        text(of: typography.lineHeight, text),
      ].joined(separator: " ")
    }
  }
}

private func text<Value>(
  of part: TokenPart<Value>, _ written: (Value) -> String
) -> String {
  part.token.map { "{\($0)}" } ?? written(part.value)
}

private func text(of number: Double) -> String {
  let whole = Int(exactly: number)
  return whole.map(String.init) ?? "\(number)"
}

private func text(of color: ColorValue) -> String {
  let components = color.components.map { $0.map { text(of: $0) } ?? "none" }
  let alpha = color.alpha == 1 ? [] : ["/", text(of: color.alpha)]
  return ([color.space.rawValue] + components + alpha).joined(separator: " ")
}

private func text(of dimension: DimensionValue) -> String {
  "\(text(of: dimension.value)) \(dimension.unit.rawValue)"
}

private func text(of duration: DurationValue) -> String {
  "\(text(of: duration.value)) \(duration.unit.rawValue)"
}

private func text(of family: FontFamilyValue) -> String {
  family.names.joined(separator: ", ")
}

private func text(of weight: FontWeightValue) -> String { text(of: weight.number) }

private func text(of curve: CubicBezierValue) -> String {
  [curve.x1, curve.y1, curve.x2, curve.y2].map { text(of: $0) }.joined(separator: " ")
}

private func text(of style: StrokeStyleValue) -> String {
  switch style {
  case .named(let name): name.rawValue
  case .dashes(let lengths, let cap):
    "\(lengths.map { text(of: $0, text) }.joined(separator: " ")) \(cap.rawValue)"
  }
}

private func text(of layer: ShadowLayer) -> String {
  let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { text(of: $0, text) }
  let inset = layer.inset?.value == true ? ["inset"] : []
  return ([text(of: layer.color, text)] + lengths + inset).joined(separator: " ")
}
