import SwiftUI

#if canImport(UIKit)
  private typealias PlatformFont = UIFont
#elseif canImport(AppKit)
  private typealias PlatformFont = NSFont
#endif

/// A text style: font, tracking and line height, which follow Dynamic Type.
public struct TypographyStyle: Hashable, Sendable {
  /// The font's family.
  public let family: FontFamily

  /// The font's size in points at the standard text size.
  public let size: CGFloat

  /// The font's weight.
  public let weight: Font.Weight

  /// The distance added between characters, in points at the standard text size.
  public let tracking: CGFloat

  /// The distance between the baselines of two lines as a multiple of the size.
  public let lineHeight: CGFloat

  /// The text style whose Dynamic Type sizes the size follows.
  public let textStyle: Font.TextStyle
}

/// A family of fonts.
public enum FontFamily: Hashable, Sendable {
  /// The system's fonts of a design.
  case system(Font.Design = .default)

  /// The font with a name; the system font if it is not installed.
  case custom(String)
}

extension View {
  /// Sets the text style of this view.
  ///
  /// - Parameter style: Font, tracking and line height.
  /// - Returns: A view whose text has the style.
  public func typography(_ style: TypographyStyle) -> some View {
    modifier(TypographyModifier(style: style))
  }
}

private struct TypographyModifier: ViewModifier {
  private let style: TypographyStyle
  @ScaledMetric private var size: CGFloat

  init(style: TypographyStyle) {
    self.style = style
    _size = ScaledMetric(wrappedValue: style.size, relativeTo: style.textStyle)
  }

  func body(content: Content) -> some View {
    content
      .font(font.weight(style.weight))
      .tracking(style.tracking * size / style.size)
      .lineSpacing(max(0, style.lineHeight * size - naturalLineHeight))
  }

  private var font: Font {
    switch style.family {
    case .system(let design): .system(size: size, design: design)
    case .custom(let name): .custom(name, fixedSize: size)
    }
  }

  /// The font's own distance between baselines.
  private var naturalLineHeight: CGFloat {
    var font: PlatformFont?
    if case .custom(let name) = style.family { font = PlatformFont(name: name, size: size) }
    let resolved = font ?? .systemFont(ofSize: size)
    return resolved.ascender - resolved.descender + resolved.leading
  }
}
