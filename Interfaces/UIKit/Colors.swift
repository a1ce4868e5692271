// swift-format-ignore-file
// Colors, which depend on traits, and the symbols and pictures of images.

@_exported import Accessibility
@_exported import CoreGraphics

/// A color.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Storage: Equatable {
    case components(CGFloat, CGFloat, CGFloat, CGFloat)
    case named(String, UInt32, UInt32, alpha: CGFloat)
    static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.components(let r, let g, let b, let a), .components(let s, let h, let c, let d)): r == s && g == h && b == c && a == d
      case (.named(let a, _, _, let x), .named(let b, _, _, let y)): a == b && x == y
      default: false
      }
    }
  }
  private let storage: Storage?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?
  private init(_ storage: Storage) { (self.storage, provider) = (storage, nil) }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { (storage, provider) = (.components(red, green, blue, alpha), nil) }
  public init(white: CGFloat, alpha: CGFloat) { (storage, provider) = (.components(white, white, white, alpha), nil) }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { interfaceOnly() }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { (storage, provider) = (.components(displayP3Red, green, blue, alpha), nil) }
  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    (storage, provider) = (.components(parts[0], parts[1], parts[2], parts[3]), nil)
  }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { (storage, provider) = (nil, dynamicProvider) }
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { (storage, provider) = (.named(name, 0, 0, alpha: 1), nil) }
  public init?(named name: String) { (storage, provider) = (.named(name, 0, 0, alpha: 1), nil) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .components(let red, let green, let blue, _): return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .named(let name, let light, let dark, _): return UIColor(.named(name, light, dark, alpha: alpha))
    case nil:
      let color = self
      return UIColor { color.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    guard case .named(let name, let light, let dark, let alpha)? = storage else { return self }
    var value = traitCollection.userInterfaceStyle == .dark ? dark : light
    if traitCollection.accessibilityContrast == .high, let increased = increasedContrast[name] {
      value = traitCollection.userInterfaceStyle == .dark ? increased.dark : increased.light
    }
    func part(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0) * alpha)
  }
  open var cgColor: CGColor {
    guard case .components(let red, let green, let blue, let alpha)? = resolvedColor(with: .current).storage else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  open func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    for (place, part) in zip([red, green, blue, alpha], parts) { place?.pointee = part }
    return true
  }
  /// Whether it is in the assets of an app, which nothing reads here.
  @_spi(Model) public var isAsset: Bool {
    if case .named(_, 0, 0, _)? = storage { true } else { false }
  }
  /// Whether it is a color that the system names.
  @_spi(Model) public var isOfSystem: Bool {
    if case .named? = storage { !isAsset } else { false }
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || storage != nil && storage == other.storage
  }
  open override var hash: Int { 0 }
  open override var description: String { storage.map { "\($0)" } ?? "a color that depends on traits" }

  private static func system(_ light: UInt32, _ dark: UInt32, _ name: String = #function) -> UIColor { UIColor(.named(name, light, dark, alpha: 1)) }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var systemRed: UIColor { system(0xFF3B_30FF, 0xFF45_3AFF) }
  public class var systemGreen: UIColor { system(0x34C7_59FF, 0x30D1_58FF) }
  public class var systemBlue: UIColor { system(0x007A_FFFF, 0x0A84_FFFF) }
  public class var systemOrange: UIColor { system(0xFF95_00FF, 0xFF9F_0AFF) }
  public class var systemYellow: UIColor { system(0xFFCC_00FF, 0xFFD6_0AFF) }
  public class var systemPink: UIColor { system(0xFF2D_55FF, 0xFF37_5FFF) }
  public class var systemPurple: UIColor { system(0xAF52_DEFF, 0xBF5A_F2FF) }
  public class var systemTeal: UIColor { system(0x30B0_C7FF, 0x40CB_E0FF) }
  public class var systemIndigo: UIColor { system(0x5856_D6FF, 0x5E5C_E6FF) }
  public class var systemBrown: UIColor { system(0xA284_5EFF, 0xAC8E_68FF) }
  @available(iOS 15.0, tvOS 15.0, *)
  public class var systemMint: UIColor { system(0x00C7_BEFF, 0x63E6_E2FF) }
  @available(iOS 15.0, tvOS 15.0, *)
  public class var systemCyan: UIColor { system(0x32AD_E6FF, 0x64D2_FFFF) }
  public class var systemGray: UIColor { system(0x8E8E_93FF, 0x8E8E_93FF) }
  public class var systemGray2: UIColor { system(0xAEAE_B2FF, 0x6363_66FF) }
  public class var systemGray3: UIColor { system(0xC7C7_CCFF, 0x4848_4AFF) }
  public class var systemGray4: UIColor { system(0xD1D1_D6FF, 0x3A3A_3CFF) }
  public class var systemGray5: UIColor { system(0xE5E5_EAFF, 0x2C2C_2EFF) }
  public class var systemGray6: UIColor { system(0xF2F2_F7FF, 0x1C1C_1EFF) }
  public class var label: UIColor { system(0x0000_00FF, 0xFFFF_FFFF) }
  public class var secondaryLabel: UIColor { system(0x3C3C_4399, 0xEBEB_F599) }
  public class var tertiaryLabel: UIColor { system(0x3C3C_434C, 0xEBEB_F54C) }
  public class var quaternaryLabel: UIColor { system(0x3C3C_432D, 0xEBEB_F52D) }
  public class var link: UIColor { system(0x007A_FFFF, 0x0984_FFFF) }
  public class var placeholderText: UIColor { system(0x3C3C_434C, 0xEBEB_F54C) }
  public class var separator: UIColor { system(0x3C3C_4349, 0x5454_5899) }
  public class var opaqueSeparator: UIColor { system(0xC6C6_C8FF, 0x3838_3AFF) }
  public class var systemBackground: UIColor { system(0xFFFF_FFFF, 0x0000_00FF) }
  public class var secondarySystemBackground: UIColor { system(0xF2F2_F7FF, 0x1C1C_1EFF) }
  public class var tertiarySystemBackground: UIColor { system(0xFFFF_FFFF, 0x2C2C_2EFF) }
  public class var systemGroupedBackground: UIColor { system(0xF2F2_F7FF, 0x0000_00FF) }
  public class var secondarySystemGroupedBackground: UIColor { system(0xFFFF_FFFF, 0x1C1C_1EFF) }
  public class var tertiarySystemGroupedBackground: UIColor { system(0xF2F2_F7FF, 0x2C2C_2EFF) }
  public class var systemFill: UIColor { system(0x7878_8033, 0x7878_805B) }
  public class var secondarySystemFill: UIColor { system(0x7878_8028, 0x7878_8051) }
  public class var tertiarySystemFill: UIColor { system(0x7676_801E, 0x7676_803D) }
  public class var quaternarySystemFill: UIColor { system(0x7474_8014, 0x7676_802D) }
  @available(iOS 15.0, tvOS 15.0, *)
  public class var tintColor: UIColor { system(0x007A_FFFF, 0x0A84_FFFF) }
}

/// The colors of the system that are others if people ask for more contrast.
private let increasedContrast: [String: (light: UInt32, dark: UInt32)] = [
  "systemRed": (0xD700_15FF, 0xFF69_61FF), "systemOrange": (0xC934_00FF, 0xFFB3_40FF),
  "systemYellow": (0xB250_00FF, 0xFFD4_26FF), "systemGreen": (0x248A_3DFF, 0x30DB_5BFF),
  "systemMint": (0x0C81_7BFF, 0x66D4_CFFF), "systemTeal": (0x0082_99FF, 0x5DE6_FFFF),
  "systemCyan": (0x0071_A4FF, 0x70D7_FFFF), "systemBlue": (0x0040_DDFF, 0x409C_FFFF),
  "systemIndigo": (0x3634_A3FF, 0x7D7A_FFFF), "systemPurple": (0x8944_ABFF, 0xDA8F_FFFF),
  "systemPink": (0xD30F_45FF, 0xFF64_82FF), "systemBrown": (0x7F65_45FF, 0xB594_69FF),
  "systemGray": (0x6C6C_70FF, 0xAEAE_B2FF), "systemGray2": (0x8E8E_93FF, 0x7C7C_80FF),
  "systemGray3": (0xAEAE_B2FF, 0x5454_56FF), "systemGray4": (0xBCBC_C0FF, 0x4444_46FF),
  "systemGray5": (0xD8D8_DCFF, 0x3636_38FF), "systemGray6": (0xEBEB_F0FF, 0x2424_26FF),
  "secondaryLabel": (0x3C3C_43AD, 0xEBEB_F5AD), "tertiaryLabel": (0x3C3C_4360, 0xEBEB_F560),
  "quaternaryLabel": (0x3C3C_4342, 0xEBEB_F53D), "placeholderText": (0x3C3C_4360, 0xEBEB_F560),
  "tintColor": (0x0040_DDFF, 0x409C_FFFF), "link": (0x0040_DDFF, 0x409C_FFFF),
  "separator": (0x3C3C_435E, 0x5454_58AD),
  "secondarySystemBackground": (0xEBEB_F0FF, 0x2424_26FF), "tertiarySystemBackground": (0xFFFF_FFFF, 0x3636_38FF),
  "systemGroupedBackground": (0xEBEB_F0FF, 0x0000_00FF), "secondarySystemGroupedBackground": (0xFFFF_FFFF, 0x2424_26FF),
  "tertiarySystemGroupedBackground": (0xEBEB_F0FF, 0x3636_38FF),
  "systemFill": (0x7878_8047, 0x7878_8070), "secondarySystemFill": (0x7878_803D, 0x7878_8066),
  "tertiarySystemFill": (0x7676_8033, 0x7676_8051), "quaternarySystemFill": (0x7474_8028, 0x7676_8042),
]

/// A picture, or a symbol by its name.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, @unchecked Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum SymbolWeight: Int, @unchecked Sendable { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public enum SymbolScale: Int, @unchecked Sendable { case `default` = -1, unspecified, small, medium, large }
  open class Configuration: NSObject, @unchecked Sendable {}
  /// How a symbol is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What was asked for, which can be read back.
    @_spi(Model) public private(set) var parts: [String] = []
    public convenience init(textStyle: UIFont.TextStyle) { self.init(["textStyle \(textStyle.rawValue)"]) }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init(["textStyle \(textStyle.rawValue)", "scale \(scale)"]) }
    public convenience init(font: UIFont) { self.init(["font \(font)"]) }
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(["font \(font)", "scale \(scale)"]) }
    public convenience init(pointSize: CGFloat) { self.init(["pointSize \(pointSize)"]) }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init(["pointSize \(pointSize)", "weight \(weight)"]) }
    public convenience init(weight: UIImage.SymbolWeight) { self.init(["weight \(weight)"]) }
    public convenience init(scale: UIImage.SymbolScale) { self.init(["scale \(scale)"]) }
    public convenience init(hierarchicalColor: UIColor) { self.init(["hierarchical \(hierarchicalColor)"]) }
    public convenience init(paletteColors: [UIColor]) { self.init(["palette \(paletteColors)"]) }
    private convenience init(_ parts: [String]) {
      self.init()
      self.parts = parts
    }
    open func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> Self {
      let copy = UIImage.SymbolConfiguration(parts + otherConfiguration.parts)
      return unsafeDowncast(copy, to: Self.self)
    }
  }
  /// The name of a symbol or picture.
  @_spi(Model) public private(set) var name: String?
  private var mode = RenderingMode.automatic
  public override init() { super.init() }
  public init?(systemName name: String) { self.name = name }
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) { self.name = name }
  public init?(named name: String) { self.name = name }
  public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) { self.name = name }
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { self.name = name }
  open var size: CGSize { CGSize(width: 20, height: 20) }
  open var renderingMode: RenderingMode { mode }
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    let copy = UIImage()
    (copy.name, copy.mode) = (name, renderingMode)
    return copy
  }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
