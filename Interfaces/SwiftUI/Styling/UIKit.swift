// swift-format-ignore-file

#if !os(macOS)
extension UIAccessibilityContrast {
  @available(iOS 14.0, tvOS 14.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init(_ colorSchemeContrast: ColorSchemeContrast?) { interfaceOnly() }
}
#endif

#if !os(macOS)
extension UIContentSizeCategory {
  @available(iOS 14.0, tvOS 14.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init(_ sizeCategory: ContentSizeCategory?) { interfaceOnly() }
  @available(iOS 15.0, tvOS 15.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init(_ dynamicTypeSize: DynamicTypeSize?) { interfaceOnly() }
}
#endif

#if !os(macOS)
extension UILegibilityWeight {
  @available(iOS 14.0, tvOS 14.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init(_ legibilityWeight: LegibilityWeight?) { interfaceOnly() }
}
#endif

#if !os(macOS)
extension UITraitEnvironmentLayoutDirection {
  @available(iOS 14.0, tvOS 14.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init(_ layoutDirection: LayoutDirection) { interfaceOnly() }
}
#endif

#if !os(macOS)
extension UIUserInterfaceSizeClass {
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init(_ sizeClass: UserInterfaceSizeClass?) { interfaceOnly() }
}
#endif

extension NSDirectionalEdgeInsets {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
  @available(watchOS, unavailable)
  public init(_ edgeInsets: EdgeInsets) { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension NSUnderlineStyle {
  public init(_ lineStyle: Text.LineStyle) { interfaceOnly() }
}
