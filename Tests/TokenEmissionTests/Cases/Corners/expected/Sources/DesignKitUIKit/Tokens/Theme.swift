import DesignKit
import UIKit

/// The themes.
public typealias Theme = DesignKit.Theme

extension Theme {
  /// The members of ``Brand`` in this theme.
  public var brand: Brand {
    switch self {
    case .default: .default
    case .theme2nd: .theme2nd
    }
  }

  /// The members of ``Accent`` in this theme.
  public var accent: Accent {
    switch self {
    case .default: .default
    case .theme2nd: .theme2nd
    }
  }
}

/// Stores the themes of views.
@MainActor
enum ThemeKey {
  static let value = InheritedValue<Theme>()
}

extension UIView {
  /// Sets the theme of this view.
  ///
  /// It applies to all views in it; the nearest theme takes precedence.
  ///
  /// - Parameter theme: The theme.
  /// - Returns: The view.
  @discardableResult
  public func theme(_ theme: Theme) -> Self {
    ThemeKey.value.set(theme, on: self)
    return self
  }

  /// The theme of the nearest view that has one, this one or one around it; `theme2nd` if none has.
  public var nearestTheme: Theme {
    ThemeKey.value.nearest(to: self)?.value ?? .theme2nd
  }
}
