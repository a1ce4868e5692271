import CoreGraphics

/// A color that is drawn on another one.
@_spi(Model) public struct ModelColorPair {
  @_spi(Model) public enum Use: String, Sendable {
    case text
    case largeText = "large text"
    case symbol, shape
  }
  public let use: Use

  /// The color as it was chosen, without the opacity of views, and the opaque one behind it.
  public let front, back: ModelColor

  /// From 1 to 21, as WCAG 2.2 defines it.
  public let ratio: Double

  /// The types of the views around it that are not SwiftUI's, the innermost first.
  public let types: [String]

  /// What it is a color of, the same in all appearances in which the same is drawn.
  public let place: String
}

extension ModelNode {
  /// The colors of texts, symbols and shapes with what is behind them, where that is certain.
  ///
  /// - Parameter environment: That of the device.
  @_spi(Model) @MainActor public func colorPairs(in environment: EnvironmentValues)
    -> [ModelColorPair]
  {
    drawnViews().colorPairs(on: Color(.background).resolved(in: environment))
  }
}

extension [DrawnView] {
  @MainActor fileprivate func colorPairs(on screen: ModelColor) -> [ModelColorPair] {
    indices.flatMap { index -> [ModelColorPair] in
      let view = self[index]
      let paints = view.colors
      guard !paints.isEmpty, !view.context.isTransformed, !view.context.isOnUnknownGround,
        let opacity = view.opacity
      else { return [] }
      // What lies over a shape, such as its label, does not change what the shape is on.
      let end = if case .shape = view.content { endIndex } else { index + 1 }
      guard let ground = ground(behind: view.ink, before: index, after: end, screen) else {
        return []
      }
      let path = view.path.map(String.init).joined(separator: ".")
      return paints.enumerated().compactMap { number, paint in
        var front = paint.color
        if front.origin == .unknown || front.opacity == 0 { return nil }
        front.opacity *= opacity
        return ModelColorPair(
          use: paint.use, front: paint.color, back: ground.color,
          ratio: front.over(ground.color).contrast(with: ground.color),
          types: view.node.scope?.ownTypes ?? [], place: "\(path) \(number)")
      }
    }
  }
}

extension DrawnView {
  /// The colors with which it is drawn.
  fileprivate var colors: [(color: ModelColor, use: ModelColorPair.Use)] {
    func color(_ paint: ModelPaint, _ use: ModelColorPair.Use) -> (ModelColor, ModelColorPair.Use)?
    {
      if case .color(let color) = paint { (color, use) } else { nil }
    }
    switch content {
    case .text(let text, _):
      if text.isRedacted || !text.isEnabled { return [] }
      return text.runs.compactMap { run in
        guard run.image == nil, run.text.contains(where: { !$0.isWhitespace }) else { return nil }
        return color(run.paint, run.font.isLarge ? .largeText : .text)
      }
    case .image(let image):
      if !image.isSymbol || image.isRedacted || !image.isEnabled { return [] }
      return [color(image.paint, .symbol)].compactMap(\.self)
    case .shape(let shape): return [color(shape.paint, .shape)].compactMap(\.self)
    case .divider, .target, .ground: return []
    }
  }
}
