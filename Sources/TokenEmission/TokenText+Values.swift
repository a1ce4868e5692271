import DesignTokens
import FileBuilding
import SwiftRendering

/// The position of a token's value in the emitted code.
enum TokenSite {
  /// It is a constant of a namespace.
  case constant(of: String, isDeprecated: Bool)

  /// It is one of the values of a theme in a namespace.
  case theme(Int, of: String)

  /// The index of the theme; any theme if the value does not depend on it.
  fileprivate var theme: Int {
    switch self {
    case .constant: 0
    case .theme(let index, _): index
    }
  }

  /// Whether using deprecated declarations causes no warning there.
  fileprivate var isDeprecated: Bool {
    switch self {
    case .constant(_, let isDeprecated): isDeprecated
    case .theme: false
    }
  }
}

extension TokenText {
  /// The value of a member; nil if it is not emitted.
  ///
  /// Colors are literals; other values refer to other tokens by name.
  func value(of member: TokenMember, at site: TokenSite) -> TokenExpression? {
    guard let parts = library.values(of: member, inTheme: site.theme) else { return nil }
    if member.token.type != .color, let name = name(parts.map(\.token), at: site) {
      return TokenExpression(value: name, isReference: true)
    }
    return TokenExpression(
      value: literal(parts.map(\.value), of: member.token, at: site), isReference: false)
  }

  /// A value of a member.
  struct TokenExpression {
    let value: Expression

    /// Whether it is the name of another member, which already has the type.
    let isReference: Bool
  }

  // MARK: - References

  /// The name of the token that all variants refer to; nil if they do not, refer to different ones, or to one
  /// that is not accessible there.
  private func name(_ tokens: SchemeVariants<TokenPath?>, at site: TokenSite) -> Expression? {
    guard let path = tokens.common ?? nil, let member = library[path], member.isEmitted,
      member.token.deprecation == nil || site.isDeprecated
    else { return nil }
    let namespace = Expression.name(member.namespace)
    switch (site, member.isThemed) {
    case (.constant(let own, _), false) where own == member.namespace:
      return .identifier(member.name)
    case (_, false): return namespace.member(member.name)
    case (.constant, true): return nil
    case (.theme(let theme, let own), true):
      guard circles.allowReference(from: own, to: member.namespace) else { return nil }
      let themeName = library.themes[theme].name
      // The values of a theme are internal to the other module, but accessible through the theme.
      return isBeside(member)
        ? Expression.name(library.themeType).member(themeName).member(member.namespaceProperty)
          .member(member.name)
        : namespace.member(themeName).member(member.name)
    }
  }

  /// A part of a value: the token that it refers to, or a literal.
  private func part<Value>(
    _ part: TokenPart<Value>, at site: TokenSite, _ literal: (Value) -> Expression
  ) -> Expression {
    let tokens = SchemeVariants(
      light: part.token, dark: part.token, lightHighContrast: part.token,
      darkHighContrast: part.token)
    return name(tokens, at: site) ?? literal(part.value)
  }

  private func color(
    _ parts: SchemeVariants<TokenPart<ColorValue>>, at site: TokenSite
  ) -> Expression {
    name(parts.map(\.token), at: site)
      ?? dynamicColor(parts.map(\.value).mapOnce(\.displayed.color))
  }

  private func length(_ part: TokenPart<DimensionValue>, at site: TokenSite) -> Expression {
    self.part(part, at: site) { computed($0.points(rem: settings.rem)) }
  }

  // MARK: - Literals

  private func literal(
    _ values: SchemeVariants<TokenValue>, of token: DesignToken, at site: TokenSite
  ) -> Expression {
    switch values.light {
    case .color: dynamicColor(values.mapOnce(\.displayedColor))
    case .dimension(let length): computed(length.points(rem: settings.rem))
    case .fontFamily(let family): literal(family)
    case .fontWeight(let weight): .implicit(weight.weight.rawValue)
    case .duration(let duration): computed(duration.seconds)
    case .cubicBezier(let curve): literal(curve)
    case .number(let value): number(value)
    case .strokeStyle(let style):
      line(style.line(width: 1, rem: settings.rem), support("LineStyle"))
    case .border(let border):
      self.border(border, values.map(\.borderColor), at: site)
    case .transition(let transition): animation(transition, at: site)
    case .shadow(let layers):
      shadow(layers, values.map(\.shadowLayers), at: site)
    case .gradient(let stops): gradient(stops, values.map(\.gradientStops), at: site)
    case .typography(let style): typography(style, of: token, at: site)
    }
  }

  private func dynamicColor(_ colors: SchemeVariants<DisplayColor>) -> Expression {
    let literal = vocabulary.colorLiteral
    if let color = colors.common { return literal(color) }
    var rows: [[Argument]] = [
      [Argument("light", literal(colors.light))], [Argument("dark", literal(colors.dark))],
    ]
    if colors.lightHighContrast != colors.light {
      rows.append([Argument("lightHighContrast", literal(colors.lightHighContrast))])
    }
    if colors.darkHighContrast != colors.dark {
      rows.append([Argument("darkHighContrast", literal(colors.darkHighContrast))])
    }
    return .block(.init(vocabulary.color + "(", rows))
  }

  private func literal(_ family: FontFamilyValue) -> Expression {
    let system = Expression.implicit("system")
    return switch family.design {
    case .system: system.called()
    case .serif: system.called(.implicit("serif"))
    case .monospaced: system.called(.implicit("monospaced"))
    case .rounded: system.called(.implicit("rounded"))
    case .custom(let name): Expression.implicit("custom").called(.string(name))
    }
  }

  private func literal(_ curve: CubicBezierValue) -> Expression {
    Expression.name(support("TimingCurve")).called(
      number(curve.x1), number(curve.y1), number(curve.x2), number(curve.y2))
  }

  /// A stroke style.
  ///
  /// - Parameter type: The type before `.solid`; nil if it can be inferred.
  private func line(_ line: DrawnLine, _ type: String?) -> Expression {
    if line == .solid { return .member(type.map(Expression.name), "solid") }
    return Expression.name(support("LineStyle")).called([
      Argument("dash", .array(line.dashes.map(computed))),
      Argument("cap", .implicit(line.cap.rawValue)),
    ])
  }

  private func border(
    _ border: BorderValue, _ colors: SchemeVariants<TokenPart<ColorValue>?>, at site: TokenSite
  ) -> Expression {
    let style = border.style
    // The dashes of a named style depend on the width of the line.
    let named = style.value.followsWidth ? TokenPart(style.value, at: style.place) : style
    let drawn = part(named, at: site) {
      line($0.line(width: border.width.value.points(rem: settings.rem), rem: settings.rem), nil)
    }
    return call(
      support("BorderStyle"),
      [
        [
          Argument("color", color(colors.map { $0 ?? border.color }, at: site)),
          Argument("width", length(border.width, at: site)), Argument("line", drawn),
        ]
      ])
  }

  private func animation(_ transition: TransitionValue, at site: TokenSite) -> Expression {
    let curve = part(transition.timingFunction, at: site, literal)
    let duration = part(transition.duration, at: site) { computed($0.seconds) }
    let animation = curve.dot("animation").called("duration", duration)
    if transition.delay.value.seconds == 0 { return animation }
    return animation.dot("delay").called(part(transition.delay, at: site) { computed($0.seconds) })
  }

  private func shadow(
    _ layers: [ShadowLayer], _ variants: SchemeVariants<[ShadowLayer]>, at site: TokenSite
  ) -> Expression {
    // A view has no inner shadow.
    let drawn = layers.enumerated().filter { $1.inset?.value != true }.map { index, layer in
      let colors = variants.map { index < $0.count ? $0[index].color : layer.color }
      // The radius in SwiftUI is half the blur of the format.
      let radius = layer.blur.value.points(rem: settings.rem) / 2
      return Argument(
        lineCall([
          Argument("color", color(colors, at: site)), Argument("radius", computed(radius)),
          Argument("x", length(layer.offsetX, at: site)),
          Argument("y", length(layer.offsetY, at: site)),
        ]))
    }
    return drawn.isEmpty || drawn.count == 1 && !drawn[0].value.isBlock
      ? Expression.name(support("DropShadow")).called(drawn)
      : .block(.init(support("DropShadow") + "(", drawn.map { [$0] }))
  }

  private func gradient(
    _ stops: [GradientStop], _ variants: SchemeVariants<[GradientStop]>, at site: TokenSite
  ) -> Expression {
    let rows = stops.enumerated().map { index, stop in
      let colors = variants.map { index < $0.count ? $0[index].color : stop.color }
      return [
        Argument(
          lineCall([
            Argument("color", color(colors, at: site)),
            Argument("location", part(stop.position, at: site, number)),
          ]))
      ]
    }
    return .block(.init(swiftType(of: .gradient) + "(stops: [", rows, "])"))
  }

  private func typography(
    _ style: TypographyValue, of token: DesignToken, at site: TokenSite
  ) -> Expression {
    let size = style.fontSize.value.points(rem: settings.rem)
    return call(
      support("TypographyStyle"),
      [
        [
          Argument("family", part(style.fontFamily, at: site, literal)),
          Argument("size", length(style.fontSize, at: site)),
          Argument("weight", part(style.fontWeight, at: site) { .implicit($0.weight.rawValue) }),
        ],
        [
          Argument("tracking", length(style.letterSpacing, at: site)),
          Argument("lineHeight", part(style.lineHeight, at: site, number)),
          Argument("textStyle", .implicit(vocabulary.textStyle(token.textStyle(forSize: size)))),
        ],
      ])
  }

  // MARK: - Calls

  /// A call in several lines: one for each row, or for each argument if one of them has several lines itself.
  private func call(_ callee: String, _ rows: [[Argument]]) -> Expression {
    let arguments = rows.flatMap(\.self)
    return arguments.contains(where: \.value.isBlock)
      ? .block(.init(callee + "(", arguments.map { [$0] }))
      : .block(.init(callee + "(", rows, closing: .beside))
  }

  /// `.init(…)` in one line, unless an argument has several lines.
  private func lineCall(_ arguments: [Argument]) -> Expression {
    arguments.contains(where: \.value.isBlock)
      ? .block(.init(".init(", arguments.map { [$0] }))
      : Expression.implicit("init").called(arguments)
  }
}

extension Expression {
  fileprivate var isBlock: Bool { if case .block = self { true } else { false } }
}

extension TokenValue {
  /// The color that is emitted for a value; black for a value that is not a color.
  package var displayedColor: DisplayColor {
    if case .color(let color) = self { return color.displayed.color }
    return DisplayColor(space: .srgb, red: 0, green: 0, blue: 0)
  }

  fileprivate var borderColor: TokenPart<ColorValue>? {
    if case .border(let border) = self { border.color } else { nil }
  }

  fileprivate var shadowLayers: [ShadowLayer] {
    if case .shadow(let layers) = self { layers } else { [] }
  }

  fileprivate var gradientStops: [GradientStop] {
    if case .gradient(let stops) = self { stops } else { [] }
  }
}
