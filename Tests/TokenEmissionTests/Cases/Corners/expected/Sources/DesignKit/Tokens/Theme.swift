import SwiftUI

/// The themes.
public enum Theme: String, CaseIterable, Sendable {
  /// The context `default`.
  case `default`

  /// The context `2nd`.
  case theme2nd
}

extension Theme {
  /// The members of ``Brand`` in this theme.
  public var brand: Brand {
    switch self {
    case .default: .default
    case .theme2nd: .theme2nd
    }
  }

  /// The members of ``Mutual`` in this theme.
  public var mutual: Mutual {
    switch self {
    case .default: .default
    case .theme2nd: .theme2nd
    }
  }

  /// The members of ``Radius`` in this theme.
  public var radius: Radius {
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

extension EnvironmentValues {
  /// The theme; ``Theme/theme2nd`` if not set.
  @Entry public var theme: Theme = .theme2nd
}

extension View {
  /// Sets the theme of this view.
  ///
  /// - Parameter theme: The theme.
  /// - Returns: A view with the theme.
  public func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
  }
}
