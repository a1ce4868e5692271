// swift-format-ignore-file
// Values of UIKit that SwiftUI converts from and to.

@_exported import CoreGraphics

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, @unchecked Sendable {
  case none, words, sentences, allCharacters
}

/// The size of text that a user chose.
public struct UIContentSizeCategory: Hashable, RawRepresentable, @unchecked Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var unspecified: UIContentSizeCategory { .init(rawValue: "unspecified") }
  public static var extraSmall: UIContentSizeCategory { .init(rawValue: "XS") }
  public static var small: UIContentSizeCategory { .init(rawValue: "S") }
  public static var medium: UIContentSizeCategory { .init(rawValue: "M") }
  public static var large: UIContentSizeCategory { .init(rawValue: "L") }
  public static var extraLarge: UIContentSizeCategory { .init(rawValue: "XL") }
  public static var extraExtraLarge: UIContentSizeCategory { .init(rawValue: "XXL") }
  public static var extraExtraExtraLarge: UIContentSizeCategory { .init(rawValue: "XXXL") }
  public static var accessibilityMedium: UIContentSizeCategory { .init(rawValue: "AX-M") }
  public static var accessibilityLarge: UIContentSizeCategory { .init(rawValue: "AX-L") }
  public static var accessibilityExtraLarge: UIContentSizeCategory { .init(rawValue: "AX-XL") }
  public static var accessibilityExtraExtraLarge: UIContentSizeCategory { .init(rawValue: "AX-XXL") }
  public static var accessibilityExtraExtraExtraLarge: UIContentSizeCategory { .init(rawValue: "AX-XXXL") }
  @available(iOS 11.0, tvOS 11.0, *)
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIContentSizeCategory: Comparable {}

extension UIContentSizeCategory {
  private var place: Int { ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX-M", "AX-L", "AX-XL", "AX-XXL", "AX-XXXL"].firstIndex(of: rawValue) ?? 3 }
  @available(iOS 11.0, tvOS 11.0, *)
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.place < right.place }
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, @unchecked Sendable {
  case unspecified, compact, regular
}

/// Whether text is bold.
public enum UILegibilityWeight: Int, @unchecked Sendable {
  case unspecified = -1, regular, bold
}

/// The direction of the layout.
public enum UITraitEnvironmentLayoutDirection: Int, @unchecked Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

/// Insets that follow the direction of the layout.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public static var zero: NSDirectionalEdgeInsets { .init() }
}

/// A line below or through text.
public struct NSUnderlineStyle: OptionSet, @unchecked Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var single: NSUnderlineStyle { .init(rawValue: 1) }
  public static var thick: NSUnderlineStyle { .init(rawValue: 2) }
  public static var double: NSUnderlineStyle { .init(rawValue: 9) }
}

/// The direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, @unchecked Sendable {
  case leftToRight, rightToLeft
}

/// Whether a view is mirrored.
public enum UISemanticContentAttribute: Int, @unchecked Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, @unchecked Sendable {
  case unspecified, light, dark
}

/// Normal or increased contrast.
public enum UIAccessibilityContrast: Int, @unchecked Sendable {
  case unspecified = -1, normal, high
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, @unchecked Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// The environment of a view.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private var style: UIUserInterfaceStyle?
  private var contrast: UIAccessibilityContrast?
  private var category: UIContentSizeCategory?
  private var direction: UITraitEnvironmentLayoutDirection?
  private var scale: CGFloat?
  private var horizontal: UIUserInterfaceSizeClass?
  private var vertical: UIUserInterfaceSizeClass?
  private var weight: UILegibilityWeight?
  public override init() { super.init() }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(); style = userInterfaceStyle }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(); contrast = accessibilityContrast }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init(); category = preferredContentSizeCategory }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(); direction = layoutDirection }
  public convenience init(displayScale scale: CGFloat) { self.init(); self.scale = scale }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(); horizontal = horizontalSizeClass }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(); vertical = verticalSizeClass }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(); weight = legibilityWeight }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections {
      style = traits.style ?? style
      contrast = traits.contrast ?? contrast
      category = traits.category ?? category
      direction = traits.direction ?? direction
      scale = traits.scale ?? scale
      horizontal = traits.horizontal ?? horizontal
      vertical = traits.vertical ?? vertical
      weight = traits.weight ?? weight
    }
  }
  open var userInterfaceStyle: UIUserInterfaceStyle { style ?? .light }
  open var accessibilityContrast: UIAccessibilityContrast { contrast ?? .normal }
  open var preferredContentSizeCategory: UIContentSizeCategory { category ?? .large }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { direction ?? .leftToRight }
  open var displayScale: CGFloat { scale ?? 2 }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { horizontal ?? .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { vertical ?? .regular }
  open var legibilityWeight: UILegibilityWeight { weight ?? .regular }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public class var current: UITraitCollection {
    get { system.value }
    set { system.value = newValue }
  }
  private final class Current: @unchecked Sendable {
    var value = UITraitCollection()
  }
  private static let system = Current()
  open func performAsCurrent(_ actions: () -> Void) {
    let old = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = old
  }
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle || accessibilityContrast != traitCollection?.accessibilityContrast
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && accessibilityContrast == other.accessibilityContrast && preferredContentSizeCategory == other.preferredContentSizeCategory
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && legibilityWeight == other.legibilityWeight
  }
  open override var hash: Int { 0 }
}

/// What has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  @available(tvOS, introduced: 9.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

/// A trait.
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition { public static var defaultValue: UIUserInterfaceStyle { .unspecified } }
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition { public static var defaultValue: UIContentSizeCategory { .unspecified } }
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition { public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified } }
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { .unspecified } }
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { .unspecified } }
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition { public static var defaultValue: UILegibilityWeight { .unspecified } }
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition { public static var defaultValue: UIAccessibilityContrast { .unspecified } }
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition { public static var defaultValue: CGFloat { 0 } }

/// A registration for changed traits.
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitChangeRegistration: NSObjectProtocol {}
@available(iOS 17.0, tvOS 17.0, *)
extension TraitRegistration: UITraitChangeRegistration {}

@available(iOS 17.0, tvOS 17.0, *)
@MainActor public protocol UITraitChangeObservable {}

@available(iOS 17.0, tvOS 17.0, *)
extension UIView: UITraitChangeObservable {}

@available(iOS 17.0, tvOS 17.0, *)
extension UITraitChangeObservable where Self: UIView {
  @discardableResult @MainActor public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping UIView.TraitChangeHandler<Self>) -> any UITraitChangeRegistration {
    addTraitHandler { [weak self] in if let self { handler(self, $0) } }
  }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UITraitChangeObservable {
  @MainActor public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { (self as? UIView)?.removeTraitHandler(registration) }
}

/// Insets by side.
public struct UIEdgeInsets: Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right) }
  public static var zero: UIEdgeInsets { .init() }
}
@available(iOS 7.0, *)
extension UIEdgeInsets: Equatable {}

/// A shift.
public struct UIOffset: Sendable {
  public var horizontal: CGFloat, vertical: CGFloat
  public init() { (horizontal, vertical) = (0, 0) }
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  public static var zero: UIOffset { .init() }
}
@available(iOS 7.0, *)
extension UIOffset: Equatable {}

/// Edges that follow the direction of the layout.
public struct NSDirectionalRectEdge: OptionSet, @unchecked Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var top: NSDirectionalRectEdge { .init(rawValue: 1) }
  public static var leading: NSDirectionalRectEdge { .init(rawValue: 2) }
  public static var bottom: NSDirectionalRectEdge { .init(rawValue: 4) }
  public static var trailing: NSDirectionalRectEdge { .init(rawValue: 8) }
  public static var all: NSDirectionalRectEdge { .init(rawValue: 15) }
}

/// Corners.
public struct UIRectCorner: OptionSet, @unchecked Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var topLeft: UIRectCorner { .init(rawValue: 1) }
  public static var topRight: UIRectCorner { .init(rawValue: 2) }
  public static var bottomLeft: UIRectCorner { .init(rawValue: 4) }
  public static var bottomRight: UIRectCorner { .init(rawValue: 8) }
  public static var allCorners: UIRectCorner { .init(rawValue: ~0) }
}
