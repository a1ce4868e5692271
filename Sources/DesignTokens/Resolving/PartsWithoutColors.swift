extension TokenValue {
  /// The parts of a value except its colors, regardless of its notation.
  var partsWithoutColors: [String] {
    switch self {
    case .color: []
    case .dimension(let value): [value.text]
    case .fontFamily(let family): family.names
    case .fontWeight(let weight): ["\(weight.number)"]
    case .duration(let duration): [duration.text]
    case .cubicBezier(let curve): [curve.text]
    case .number(let number): ["\(number)"]
    case .strokeStyle(let style): style.texts
    case .border(let border): [border.width.value.text] + border.style.value.texts
    case .transition(let value):
      [value.duration.value.text, value.delay.value.text, value.timingFunction.value.text]
    case .shadow(let layers):
      layers.flatMap { layer in
        [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(\.value.text)
          + ["\(layer.inset?.value ?? false)"]
      }
    case .gradient(let stops): stops.map { "\($0.position.value)" }
    case .typography(let value):
      value.fontFamily.value.names + [
        value.fontSize.value.text, "\(value.fontWeight.value.number)",
        value.letterSpacing.value.text, "\(value.lineHeight.value)",
      ]
    }
  }
}

extension DimensionValue {
  fileprivate var text: String { "\(value)\(unit)" }
}

extension DurationValue {
  fileprivate var text: String { "\(seconds)s" }
}

extension CubicBezierValue {
  fileprivate var text: String { "\(x1) \(y1) \(x2) \(y2)" }
}

extension StrokeStyleValue {
  fileprivate var texts: [String] {
    switch self {
    case .named(let name): [name.rawValue]
    case .dashes(let dashes, let cap): dashes.map(\.value.text) + [cap.rawValue]
    }
  }
}
