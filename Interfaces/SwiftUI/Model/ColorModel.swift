// swift-format-ignore-file
#if !os(macOS)
@_spi(Model) import UIKit
#endif

#if os(macOS)
@usableFromInline typealias SystemColor = NSColor
#else
@usableFromInline typealias SystemColor = UIColor
#endif

/// How a color was made.
@usableFromInline indirect enum ColorSource: Hashable, Sendable {
  case components(red: Double, green: Double, blue: Double, opacity: Double)
  case system(SystemColor)
  case asset(String)
  case opacity(ColorSource, Double)
  case mixed(ColorSource, ColorSource, Double)
  case hierarchical(Int)
  case tint
}

extension Color {
  init(_ source: ColorSource) { self.source = source }

  /// The color in an environment.
  func resolved(in environment: EnvironmentValues) -> ModelColor { source.resolved(in: environment) }
}

extension ColorSource {
  func resolved(in environment: EnvironmentValues) -> ModelColor {
    var color = components(in: environment)
    color.origin = origin
    return color
  }

  private var origin: ModelColorOrigin {
    switch self {
    case .components: .view
    case .opacity(let source, _): source.origin
    case .mixed(let a, let b, _): max(a.origin, b.origin)
    case .hierarchical(0): .system
    case .asset, .hierarchical, .tint: .unknown
    // The system chose how faint a prompt is.
    case .placeholder: .unknown
    case .system(let color): color.modelOrigin
    }
  }

  private func components(in environment: EnvironmentValues) -> ModelColor {
    switch self {
    case .components(let red, let green, let blue, let opacity): return ModelColor(red: red, green: green, blue: blue, opacity: opacity)
    case .opacity(let source, let opacity):
      var color = source.resolved(in: environment)
      color.opacity *= opacity
      return color
    case .mixed(let a, let b, let fraction):
      let (a, b) = (a.resolved(in: environment), b.resolved(in: environment))
      func mix(_ path: KeyPath<ModelColor, Double>) -> Double { a[keyPath: path] * (1 - fraction) + b[keyPath: path] * fraction }
      return ModelColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
    case .asset: return ModelColor(red: 1, green: 0, blue: 1)
    case .hierarchical(let level): return [ColorSource.label, .secondaryLabel][level].resolved(in: environment)
    // The accent color of an app; a tint does not change it.
    case .tint: return ColorSource.blue.resolved(in: environment)
    case .system(let color): return color.resolved(in: environment)
    }
  }
}

#if os(macOS)
extension NSColor {
  var modelOrigin: ModelColorOrigin { interfaceOnly() }
  func resolved(in environment: EnvironmentValues) -> ModelColor { interfaceOnly() }
}
extension ColorSource {
  static var label: ColorSource { interfaceOnly() }
  static var secondaryLabel: ColorSource { interfaceOnly() }
  static var placeholder: ColorSource { interfaceOnly() }
  static var background: ColorSource { interfaceOnly() }
  static var separator: ColorSource { interfaceOnly() }
  static var fill: ColorSource { interfaceOnly() }
  static var groupedBackground: ColorSource { interfaceOnly() }
  static var groupedRow: ColorSource { interfaceOnly() }
  static var segment: ColorSource { interfaceOnly() }
  static var blue: ColorSource { interfaceOnly() }
  static func named(_ name: String) -> ColorSource { interfaceOnly() }
}
#else
extension UIColor {
  var modelOrigin: ModelColorOrigin { isAsset ? .unknown : isOfSystem ? .system : .view }
  func resolved(in environment: EnvironmentValues) -> ModelColor {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light),
      UITraitCollection(accessibilityContrast: environment.colorSchemeContrast == .increased ? .high : .normal),
    ])
    let parts = resolvedColor(with: traits).cgColor.components ?? [0, 0, 0, 0]
    return ModelColor(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), opacity: Double(parts[3]))
  }
}
extension ColorSource {
  static var label: ColorSource { .system(.label) }
  static var secondaryLabel: ColorSource { .system(.secondaryLabel) }
  static var placeholder: ColorSource { .system(.placeholderText) }
  static var background: ColorSource { .system(.systemBackground) }
  static var separator: ColorSource { .system(.separator) }
  static var fill: ColorSource { .system(.systemFill) }
  static var groupedBackground: ColorSource { .system(.systemGroupedBackground) }
  static var groupedRow: ColorSource { .system(.secondarySystemGroupedBackground) }
  /// It is light in the light, and in the dark lighter than what is behind it.
  static var segment: ColorSource {
    .system(UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white })
  }
  static var blue: ColorSource { .system(.systemBlue) }
  static func named(_ name: String) -> ColorSource {
    switch name {
    case "red": .system(.systemRed)
    case "orange": .system(.systemOrange)
    case "yellow": .system(.systemYellow)
    case "green": .system(.systemGreen)
    case "mint": .system(.systemMint)
    case "teal": .system(.systemTeal)
    case "cyan": .system(.systemCyan)
    case "blue": .system(.systemBlue)
    case "indigo": .system(.systemIndigo)
    case "purple": .system(.systemPurple)
    case "pink": .system(.systemPink)
    case "brown": .system(.systemBrown)
    case "gray": .system(.systemGray)
    default: interfaceOnly()
    }
  }
}
#endif

// MARK: - Styles

/// A style that paints without being another style first.
protocol PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint
}

extension ShapeStyle {
  /// What the style paints with in an environment.
  func paint(in environment: EnvironmentValues) -> ModelPaint {
    if let painting = self as? any PaintingStyle { return painting.paint(in: environment) }
    guard Resolved.self != Never.self else { return .other("\(Self.self)") }
    return resolve(in: environment).paint(in: environment)
  }
}
extension AnyShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { style.paint(in: environment) }
}
extension Color: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { .color(resolved(in: environment)) }
}
extension Color.Resolved: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { Color(self).paint(in: environment) }
}
extension ForegroundStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { environment.foreground.paint(in: environment) }
}
extension TintShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { environment.tintStyle.paint(in: environment) }
}
extension BackgroundStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint {
    environment.backgroundStyle?.paint(in: environment) ?? Color(.background).paint(in: environment)
  }
}
extension SeparatorShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { Color(.separator).paint(in: environment) }
}
extension FillShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { Color(.fill).paint(in: environment) }
}
extension PlaceholderTextShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { Color(.placeholder).paint(in: environment) }
}
extension LinkShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { Color(.blue).paint(in: environment) }
}
extension HierarchicalShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint {
    if level > 0, level <= environment.laterForegrounds.count { return environment.laterForegrounds[level - 1].paint(in: environment) }
    if environment.foreground.style is HierarchicalShapeStyle {
      var outer = environment
      outer.foreground = AnyShapeStyle(Color(.label))
      return faded(Color(.label).paint(in: environment))
    }
    return faded(environment.foreground.paint(in: environment))
  }
  private func faded(_ paint: ModelPaint) -> ModelPaint { level == 0 ? paint : paint.faded([1, 0.6, 0.3, 0.18, 0.1][level]).uncertain }
}
extension Gradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { paint(.linear(.top, .bottom), in: environment) }
  func paint(_ kind: ModelGradient.Kind, in environment: EnvironmentValues) -> ModelPaint {
    .gradient(ModelGradient(kind: kind, stops: stops.map { ModelGradient.Stop(color: $0.color.resolved(in: environment), location: $0.location) }))
  }
}
extension AnyGradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { gradient.paint(in: environment) }
}
extension LinearGradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { gradient.paint(.linear(startPoint, endPoint), in: environment) }
}
extension RadialGradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { gradient.paint(.radial(center, startRadius, endRadius), in: environment) }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EllipticalGradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { gradient.paint(.elliptical(center, startRadiusFraction, endRadiusFraction), in: environment) }
}
extension AngularGradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { gradient.paint(in: environment) }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension MeshGradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint {
    let list: [Color] =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    return .other("mesh " + list.map { "\($0.resolved(in: environment))" }.joined(separator: ", "))
  }
}
extension Material: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ModelPaint { .other("material \(modelName)") }
}

/// A style with something that is only carried along: the host records its name.
struct UnmodeledStyle: ShapeStyle, PaintingStyle {
  typealias Resolved = Never
  let style: AnyShapeStyle
  let name: String
  func paint(in environment: EnvironmentValues) -> ModelPaint {
    MainActor.assumeIsolated { _ = environment.modelHost?.unmodeled.insert(name) }
    return style.paint(in: environment)
  }
}

/// A style with an opacity.
struct FadedStyle: ShapeStyle, PaintingStyle {
  typealias Resolved = Never
  let style: AnyShapeStyle
  let opacity: Double
  func paint(in environment: EnvironmentValues) -> ModelPaint { style.paint(in: environment).faded(opacity) }
}
/// The second, third … level of a style.
struct LevelStyle: ShapeStyle, PaintingStyle {
  typealias Resolved = Never
  let style: AnyShapeStyle
  let level: Int
  func paint(in environment: EnvironmentValues) -> ModelPaint { style.paint(in: environment).faded([1, 0.6, 0.3, 0.18, 0.1][level]).uncertain }
}
extension ModelPaint {
  /// The same, where the model guesses the color.
  var uncertain: ModelPaint {
    switch self {
    case .color(var color):
      color.origin = .unknown
      return .color(color)
    case .gradient, .other: return self
    }
  }
  func faded(_ opacity: Double) -> ModelPaint {
    switch self {
    case .color(var color):
      color.opacity *= opacity
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.opacity *= opacity }
      return .gradient(gradient)
    case .other: return self
    }
  }
}
