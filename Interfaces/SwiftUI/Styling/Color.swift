// swift-format-ignore-file

/// A color that adapts to the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Color: Hashable, CustomStringConvertible, Sendable {
  @usableFromInline let source: ColorSource
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved { let resolved = color.resolve(in: EnvironmentValues()); self.init(resolved) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { let color = resolved(in: environment); return Color.Resolved(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.opacity)) }
  @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "resolve(in:)")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, renamed: "resolve(in:)")
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, renamed: "resolve(in:)")
  @available(watchOS, introduced: 7.0, deprecated: 100000.0, renamed: "resolve(in:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "resolve(in:)")
  public var cgColor: CGColor? { nil }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
  public static func == (lhs: Color, rhs: Color) -> Bool { lhs.source == rhs.source }
  public var description: String { "\(source)" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color {
  public static var accentColor: Color { Color(.tint) }
  /// The meaning of a color's components.
  public enum RGBColorSpace: Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) { _ = colorSpace; self.init(.components(red: red, green: green, blue: blue, opacity: opacity)) }
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { self.init(.components(red: white, green: white, blue: white, opacity: opacity)) }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { let color = ModelColor(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity); self.init(red: color.red, green: color.green, blue: color.blue, opacity: opacity) }
  public static let red: Color = Color(.named("red"))
  public static let orange: Color = Color(.named("orange"))
  public static let yellow: Color = Color(.named("yellow"))
  public static let green: Color = Color(.named("green"))
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let mint: Color = Color(.named("mint"))
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let teal: Color = Color(.named("teal"))
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let cyan: Color = Color(.named("cyan"))
  public static let blue: Color = Color(.named("blue"))
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let indigo: Color = Color(.named("indigo"))
  public static let purple: Color = Color(.named("purple"))
  public static let pink: Color = Color(.named("pink"))
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let brown: Color = Color(.named("brown"))
  public static let white: Color = Color(white: 1)
  public static let gray: Color = Color(.named("gray"))
  public static let black: Color = Color(white: 0)
  public static let clear: Color = Color(white: 0, opacity: 0)
  public static let primary: Color = Color(.hierarchical(0))
  public static let secondary: Color = Color(.hierarchical(1))
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(source, opacity)) }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color { Color(.mixed(source, rhs.source, fraction)) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color {
  /// A color in an environment.
  @frozen public struct Resolved: Hashable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float
    public static func == (a: Color.Resolved, b: Color.Resolved) -> Bool { a.linearRed == b.linearRed && a.linearGreen == b.linearGreen && a.linearBlue == b.linearBlue && a.opacity == b.opacity }
    public func hash(into hasher: inout Hasher) { hasher.combine(linearRed); hasher.combine(linearGreen); hasher.combine(linearBlue); hasher.combine(opacity) }
  }
  public init(_ resolved: Color.Resolved) { self.init(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity)) }
  public init(_ resource: ColorResource) { self.init(.asset("\(resource)")) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color.Resolved: CustomStringConvertible {
  public var description: String { "\(Color(self))" }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color.Resolved {
  public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) { (linearRed, linearGreen, linearBlue, self.opacity) = (linear(red), linear(green), linear(blue), opacity) }
  public var red: Float { get { display(linearRed) } set { linearRed = linear(newValue) } }
  public var green: Float { get { display(linearGreen) } set { linearGreen = linear(newValue) } }
  public var blue: Float { get { display(linearBlue) } set { linearBlue = linear(newValue) } }
  public var cgColor: CGColor { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color.Resolved: Codable {
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Color {
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Color {
  public init(cgColor: CGColor) { let parts = cgColor.components ?? [0, 0, 0, 0]; self.init(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), opacity: Double(parts[3])) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

@available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly")
@available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly")
@available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly")
@available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly")
extension Color {
  public init(_ cgColor: CGColor) { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color.Resolved: BitwiseCopyable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color.RGBColorSpace: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color.RGBColorSpace: Hashable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Color: @retroactive Transferable {
  public static var transferRepresentation: some TransferRepresentation { return interfaceOnly() }
}

#if !os(macOS)
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
@available(macOS, unavailable)
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
extension Color {
  @_disfavoredOverload public init(_ color: UIColor) { self.init(.system(color)) }
}
#endif

#if !os(macOS)
@available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension Color {
  public init(uiColor: UIColor) { self.init(.system(uiColor)) }
}
#endif

/// Light or dark.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ColorScheme: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ColorScheme: Hashable {}

#if !os(macOS)
extension ColorScheme {
  @available(iOS 14.0, tvOS 14.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) { interfaceOnly() }
}
#endif

/// Standard or increased contrast.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ColorSchemeContrast: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ColorSchemeContrast: Hashable {}

#if !os(macOS)
extension ColorSchemeContrast {
  @available(iOS 14.0, tvOS 14.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) { interfaceOnly() }
}
#endif

/// How colors are stored when views are drawn.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorRenderingMode: Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ColorRenderingMode: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ColorRenderingMode: Hashable {}

/// A linear map of colors.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct ColorMatrix: Equatable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  public init() { interfaceOnly() }
  public static func == (a: ColorMatrix, b: ColorMatrix) -> Bool { interfaceOnly() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ColorMatrix: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ColorMatrix: BitwiseCopyable {}

#if !os(macOS)
extension UIColor {
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  convenience public init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      environment._colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
      let parts = color.resolved(in: environment)
      return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
    }
  }
}
#endif

#if !os(macOS)
extension UIUserInterfaceStyle {
  @available(iOS 14.0, tvOS 14.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init(_ colorScheme: ColorScheme?) { interfaceOnly() }
}
#endif

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { unmodeled() }
}

@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
extension View {
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { unmodeled() }
}

@available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } } }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Color {
  public func headroom(_ headroom: Double?) -> Color { interfaceOnly() }
  public func exposureAdjust(_ stops: Double) -> Color { interfaceOnly() }
}
