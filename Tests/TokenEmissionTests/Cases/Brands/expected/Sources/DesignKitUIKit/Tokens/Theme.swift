import DesignKit
import UIKit

/// The brand of the product.
public typealias Theme = DesignKit.Theme

extension Theme {
  /// The members of ``Palette`` in this theme.
  public var palette: Palette {
    switch self {
    case .brandA: .brandA
    case .brandB: .brandB
    }
  }

  /// The members of ``Fonts`` in this theme.
  public var fonts: Fonts {
    switch self {
    case .brandA: .brandA
    case .brandB: .brandB
    }
  }

  /// The members of ``Typography`` in this theme.
  public var typography: Typography {
    switch self {
    case .brandA: .brandA
    case .brandB: .brandB
    }
  }

  /// The members of ``Borders`` in this theme.
  public var borders: Borders {
    switch self {
    case .brandA: .brandA
    case .brandB: .brandB
    }
  }

  /// The members of ``Gradients`` in this theme.
  public var gradients: Gradients {
    switch self {
    case .brandA: .brandA
    case .brandB: .brandB
    }
  }
}

/// Stores the themes of views.
@MainActor
enum ThemeKey {
  static let value = InheritedValue<Theme>()
}

extension UIView {
  /// Sets the theme of this view: the brand of the product.
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

  /// The theme of the nearest view that has one, this one or one around it; `brandA` if none has.
  public var nearestTheme: Theme {
    ThemeKey.value.nearest(to: self)?.value ?? .brandA
  }
}
