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
