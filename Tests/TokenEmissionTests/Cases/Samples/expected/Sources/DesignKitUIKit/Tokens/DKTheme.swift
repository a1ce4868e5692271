import DesignKit
import UIKit

/// The brand of the product.
public typealias DKTheme = DesignKit.DKTheme

extension DKTheme {
  /// The members of ``DKRamp`` in this theme.
  public var ramp: DKRamp {
    switch self {
    case .harbor: .harbor
    case .orchard: .orchard
    }
  }

  /// The members of ``DKBorders`` in this theme.
  public var borders: DKBorders {
    switch self {
    case .harbor: .harbor
    case .orchard: .orchard
    }
  }

  /// The members of ``DKFonts`` in this theme.
  public var fonts: DKFonts {
    switch self {
    case .harbor: .harbor
    case .orchard: .orchard
    }
  }

  /// The members of ``DKTypography`` in this theme.
  public var typography: DKTypography {
    switch self {
    case .harbor: .harbor
    case .orchard: .orchard
    }
  }

  /// The members of ``DKPalette`` in this theme.
  public var palette: DKPalette {
    switch self {
    case .harbor: .harbor
    case .orchard: .orchard
    }
  }
}

/// Stores the themes of views.
@MainActor
enum ThemeKey {
  static let value = InheritedValue<DKTheme>()
}

extension UIView {
  /// Sets the theme of this view: the brand of the product.
  ///
  /// It applies to all views in it; the nearest theme takes precedence.
  ///
  /// - Parameter theme: The theme.
  /// - Returns: The view.
  @discardableResult
  public func theme(_ theme: DKTheme) -> Self {
    ThemeKey.value.set(theme, on: self)
    return self
  }

  /// The theme of the nearest view that has one, this one or one around it; `harbor` if none has.
  public var nearestTheme: DKTheme {
    ThemeKey.value.nearest(to: self)?.value ?? .harbor
  }
}
