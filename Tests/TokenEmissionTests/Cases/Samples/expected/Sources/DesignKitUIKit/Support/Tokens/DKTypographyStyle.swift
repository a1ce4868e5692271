import UIKit

/// A text style: font, tracking and line height, which follow the user's text size.
public struct DKTypographyStyle: Hashable, Sendable {
  /// The font's family.
  public let family: DKFontFamily

  /// The font's size in points at the standard text size.
  public let size: CGFloat

  /// The font's weight.
  public let weight: UIFont.Weight

  /// The distance added between characters, in points at the standard text size.
  public let tracking: CGFloat

  /// The distance between the baselines of two lines as a multiple of the size.
  public let lineHeight: CGFloat

  /// The text style whose sizes the size follows.
  public let textStyle: UIFont.TextStyle

  /// The font, for views that take one without tracking and line height.
  public var font: TextFont {
    family.font(size: size, relativeTo: textStyle, weight: weight)
  }
}

/// A family of fonts.
public enum DKFontFamily: Hashable, Sendable {
  /// The system's fonts of a design.
  case system(UIFontDescriptor.SystemDesign = .default)

  /// The font with a name; the system font if it is not installed.
  case custom(String)

  /// A font of the family that follows the user's text size.
  ///
  /// - Parameters:
  ///   - size: The size at the standard text size.
  ///   - style: The text style whose sizes the size follows.
  ///   - weight: The weight.
  /// - Returns: The font.
  public func font(
    size: CGFloat, relativeTo style: UIFont.TextStyle = .body, weight: UIFont.Weight = .regular
  ) -> TextFont {
    switch self {
    case .system(let design):
      .system(size: size, relativeTo: style, design: design, weight: weight)
    case .custom(let name): .custom(name, size: size, relativeTo: style, weight: weight)
    }
  }
}

extension DKTypographyStyle {
  /// The distances that the style adds to those of its font.
  @MainActor
  fileprivate func spacing(for traits: UITraitCollection) -> TextSpacing {
    let font = font.uiFont
    let scaledSize = UIFontMetrics(forTextStyle: textStyle)
      .scaledValue(for: size, compatibleWith: traits)
    return TextSpacing(
      tracking: tracking * (scaledSize / size),
      lines: max(0, lineHeight - font.lineHeight / font.pointSize) * scaledSize)
  }
}

extension FluentView where Self: UILabel {
  /// Sets the text style.
  ///
  /// - Parameter style: Font, tracking and line height.
  /// - Returns: The label.
  @discardableResult
  public func typography(_ style: DKTypographyStyle) -> Self {
    font(style.font).setSpacing { style.spacing(for: $0) }
    // Fonts follow the text size automatically, distances do not.
    if style.spacing(for: traitCollection) != .zero {
      HostSensor.of(self).on(.traits, named: "Typography") { ($0 as? UILabel)?.updateSpacing() }
    }
    return self
  }
}

extension FluentView where Self: UIImageView {
  /// Sets the size and the weight of a symbol to those of text.
  ///
  /// - Parameter style: The text style.
  /// - Returns: The image view.
  @discardableResult
  public func typography(_ style: DKTypographyStyle) -> Self {
    HostSensor.of(self).on(.traits, named: "Typography") {
      ($0 as? UIImageView)?.applySymbol(of: style)
    }
    return font(style.font)
  }
}

extension UIImageView {
  fileprivate func applySymbol(of style: DKTypographyStyle) {
    traitCollection.performAsCurrent {
      let configuration = style.font.symbolConfiguration
      preferredSymbolConfiguration =
        preferredSymbolConfiguration?.applying(configuration) ?? configuration
    }
  }
}

extension FluentView {
  /// Sets the text style of the texts and symbols in this view that do not set one.
  ///
  /// - Parameter style: Font, tracking and line height.
  /// - Returns: The view.
  @discardableResult
  public func typography(_ style: DKTypographyStyle) -> Self {
    inherit(.font, label: { $0.typography(style) }, symbol: { $0.typography(style) })
    return self
  }
}

extension Slot {
  /// Sets the text style of a slot that is filled with text.
  ///
  /// - Parameter style: Font, tracking and line height.
  /// - Returns: The slot.
  @discardableResult
  public func typography(_ style: DKTypographyStyle) -> Self {
    label?.typography(style)
    return self
  }
}
