import SwiftUI

/// The brand of the product.
public nonisolated enum Theme: String, CaseIterable, Sendable {
  /// The context `brand-a`.
  case brandA

  /// The context `brand-b`.
  case brandB
}

nonisolated extension Theme {
  /// The members of ``Palette`` in this theme.
  public var palette: Palette {
    switch self {
    case .brandA: .brandA
    case .brandB: .brandB
    }
  }

  /// The members of ``Radius`` in this theme.
  public var radius: Radius {
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

private nonisolated struct ThemeKey: EnvironmentKey {
  static let defaultValue: Theme = .brandA
}

nonisolated extension EnvironmentValues {
  /// The brand of the product; ``Theme/brandA`` if not set.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  /// Sets the theme of this view: the brand of the product.
  ///
  /// - Parameter theme: The theme.
  /// - Returns: A view with the theme.
  public func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
  }
}
