// swift-format-ignore-file

/// How a font was made.
@usableFromInline struct FontDescription: Hashable, Sendable {
  @usableFromInline enum Base: Hashable, Sendable {
    case style(Font.TextStyle, Font.Design?)
    case system(CGFloat, Font.Design?)
    /// A style is what the size grows with.
    case custom(String, CGFloat, Font.TextStyle?)
  }
  @usableFromInline enum Change: Hashable, Sendable {
    case weight(Font.Weight), width(Font.Width), italic(Bool), bold(Bool), monospaced(Bool), monospacedDigits
    case size(CGFloat), scale(CGFloat)
    /// What changes no metrics that the model has.
    case other(String)
  }
  var base: Base
  var changes: [Change] = []

  func changed(_ change: Change) -> FontDescription {
    var copy = self
    copy.changes.append(change)
    return copy
  }
}

extension Font {
  init(_ base: FontDescription.Base) { description = FontDescription(base: base) }

  func changed(_ change: FontDescription.Change) -> Font {
    var copy = self
    copy.description = description.changed(change)
    return copy
  }

  /// The font in an environment.
  func resolved(in environment: EnvironmentValues) -> ModelFont {
    var font: ModelFont
    switch description.base {
    case .style(let style, let design):
      font = ModelFont(size: environment.dynamicTypeSize.size(of: style))
      if style == .headline { font.weight = 600 }
      font.design = design?.modelName ?? "default"
    case .system(let size, let design):
      font = ModelFont(size: Double(size))
      font.design = design?.modelName ?? "default"
    case .custom(let name, let size, let style):
      font = ModelFont(family: name, size: Double(size) * (style.map { environment.dynamicTypeSize.factor(of: $0) } ?? 1))
    }
    for change in description.changes { font.apply(change) }
    return font
  }
}

extension ModelFont {
  mutating func apply(_ change: FontDescription.Change) {
    switch change {
    case .weight(let new): weight = new.number
    case .width(let new): width = Double(new.value)
    case .italic(let isActive): isItalic = isActive
    case .bold(let isActive): weight = isActive ? 700 : 400
    case .monospaced(let isActive): isMonospaced = isActive
    case .monospacedDigits: hasMonospacedDigits = true
    case .size(let new): size = Double(new)
    case .scale(let factor): size *= Double(factor)
    case .other: break
    }
  }
}

extension Font.Design {
  var modelName: String { "\(self)" }
}

extension DynamicTypeSize {
  // Apple's Human Interface Guidelines, "Typography", dynamic type sizes of iOS.
  private static let sizes: [Font.TextStyle: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size of the system's font for a style.
  func size(of style: Font.TextStyle) -> Double {
    let sizes = Self.sizes[style] ?? Self.sizes[.largeTitle]!
    return sizes[Self.allCases.firstIndex(of: self)!]
  }

  /// How much larger than at the default size a metric is that grows with a style.
  func factor(of style: Font.TextStyle) -> Double { size(of: style) / DynamicTypeSize.large.size(of: style) }
}
