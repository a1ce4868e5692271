/// A value in one line: a reference as token files write it, otherwise the written value.
///
/// - Parameter resolvesReferences: Whether the value of a referenced token is written instead.
package func valueText(
  of part: TokenPart<TokenValue>, resolvingReferences resolvesReferences: Bool = false
) -> String {
  TokenValueText(resolvesReferences: resolvesReferences).text(of: part)
}

private struct TokenValueText {
  let resolvesReferences: Bool

  func text(of part: TokenPart<TokenValue>) -> String {
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

  func text<Value>(
    of part: TokenPart<Value>, _ written: (Value) -> String
  ) -> String {
    (resolvesReferences ? nil : part.token.map { "{\($0)}" }) ?? written(part.value)
  }

  func text(of number: Double) -> String {
    let whole = Int(exactly: number)
    return whole.map(String.init) ?? "\(number)"
  }

  func text(of color: ColorValue) -> String {
    let components = color.components.map { $0.map { text(of: $0) } ?? "none" }
    let alpha = color.alpha == 1 ? [] : ["/", text(of: color.alpha)]
    return ([color.space.rawValue] + components + alpha).joined(separator: " ")
  }

  func text(of dimension: DimensionValue) -> String {
    "\(text(of: dimension.value)) \(dimension.unit.rawValue)"
  }

  func text(of duration: DurationValue) -> String {
    "\(text(of: duration.value)) \(duration.unit.rawValue)"
  }

  func text(of family: FontFamilyValue) -> String {
    family.names.joined(separator: ", ")
  }

  func text(of weight: FontWeightValue) -> String { text(of: weight.number) }

  func text(of curve: CubicBezierValue) -> String {
    [curve.x1, curve.y1, curve.x2, curve.y2].map { text(of: $0) }.joined(separator: " ")
  }

  func text(of style: StrokeStyleValue) -> String {
    switch style {
    case .named(let name): name.rawValue
    case .dashes(let lengths, let cap):
      "\(lengths.map { text(of: $0, text) }.joined(separator: " ")) \(cap.rawValue)"
    }
  }

  func text(of layer: ShadowLayer) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map {
      text(of: $0, text)
    }
    let inset = layer.inset?.value == true ? ["inset"] : []
    return ([text(of: layer.color, text)] + lengths + inset).joined(separator: " ")
  }
}
